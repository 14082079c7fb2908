import { expect, test } from "vitest";
import { endPicture } from "./endPicture";

test("the picture of the end names players as text, however they are called, and fits any number of them", () => {
    const players = Array.from({ length: 6 }, (_, i) => ({
        name: i === 0 ? `<script>"&'` : `Player with a name that is much too long for it ${i}`,
        place: i + 1,
        score: String(10 - i),
    }));
    const svg = endPicture({ game: "Dale", title: "<b>You win", players, day: "2026" });
    expect(svg).not.toContain("<script>");
    expect(svg).not.toContain("<b>");
    expect(svg).toContain("&lt;script&gt;&quot;&amp;&#39;");
    expect(svg.match(/…/g)?.length).toBe(5);
    const lowest = Math.max(...[...svg.matchAll(/x="200" y="([\d.]+)"/g)].map(([, y]) => Number(y)));
    expect(lowest).toBeLessThan(580);
});
