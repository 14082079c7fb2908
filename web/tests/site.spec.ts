import { execFileSync } from "node:child_process";
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { Player } from "./player";
import { expect, test } from "./table";

const types: Record<string, string> = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
};

/** As plain a host of files as there is: a folder below a path, and what is not a file is not there. */
function fileHost(folder: string, below: string): Promise<Server> {
    const server = createServer((request, response) => {
        const path = decodeURIComponent((request.url ?? "").replace(/[?#].*/, ""));
        const file = path.startsWith(below) ? join(folder, normalize(path.slice(below.length)) || ".") : "";
        const found = file && existsSync(file) && statSync(file).isDirectory() ? join(file, "index.html") : file;
        if (!found || !existsSync(found)) return response.writeHead(404).end();
        response.writeHead(200, { "Content-Type": types[extname(found)] ?? "application/octet-stream" });
        createReadStream(found).pipe(response);
    });
    return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

test.describe("a site of plain files", () => {
    test.use({ serviceWorkers: "allow" });
    const folder = mkdtempSync(join(tmpdir(), "comptoir-site-"));
    let server: Server;
    let address = "";

    test.beforeAll(async () => {
        execFileSync(process.env.COMPTOIR_PROGRAM ?? "../comptoir", ["site", folder]);
        server = await fileHost(folder, "/some/games/");
        address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/games/`;
    });

    test.afterAll(() => {
        server.close();
        rmSync(folder, { recursive: true, force: true });
    });

    test("is played, reloaded, looked back upon and left without any server", async ({ page, context }) => {
        const elsewhere: string[] = [];
        page.on("request", (request) => {
            if (!request.url().startsWith(address) && !request.url().startsWith("blob:")) elsewhere.push(request.url());
        });
        await page.goto(address);
        await page.getByTestId("play-dale").click();
        await page.locator(".prompt.mine").waitFor();
        await new Player(page).play(6);
        const number = await page.locator(".prompt.mine").getAttribute("data-number");
        await page.reload();
        await expect(page.locator(".prompt.mine")).toHaveAttribute("data-number", number ?? "");
        await page.evaluate(() => navigator.serviceWorker.ready);
        await context.setOffline(true);
        await page.reload();
        await expect(page.locator(".prompt.mine")).toHaveAttribute("data-number", number ?? "");
        await context.setOffline(false);

        await page.goto(`${address}?/learn`);
        await page.locator("[data-lesson]").first().click();
        await page.locator(".prompt").waitFor();
        await page.goto(`${address}?/rules?rule=dale.card.glue`);
        await expect(page.locator("[id='dale.card.glue']")).toBeInViewport();
        await page.goto(`${address}?/games`);
        await expect(page.getByText("On this device").first()).toBeVisible();
        await page.screenshot({ path: "screenshots/site-games.png" });
        expect(elsewhere).toEqual([]);
    });
});
