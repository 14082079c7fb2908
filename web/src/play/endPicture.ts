/** The end of a game, as a picture that can be posted: who played what, and how it ended. Nothing of it is hidden. */
export type End = {
    game: string;
    title: string;
    /** The players, the winners first. */
    players: { name: string; place: number; score: string }[];
    day: string;
};

const width = 1200;
const height = 630;

/** What people are called may hold anything. */
function escaped(text: string): string {
    const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
    return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

const cut = (text: string, most: number): string => {
    const letters = [...text];
    return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

/** Night over the harbour, a lantern, and the players on a sheet of paper. */
export function endPicture({ game, title, players, day }: End): string {
    const row = Math.min(70, 300 / Math.max(1, players.length));
    const lines = players
        .map(({ name, place, score }, i) => {
            const y = 300 + i * row;
            const weight = place === 1 ? 700 : 400;
            return (
                `<text x="130" y="${y}" font-weight="${weight}">${place}</text>` +
                `<text x="200" y="${y}" font-weight="${weight}">${escaped(cut(name, 30))}</text>` +
                `<text x="1070" y="${y}" text-anchor="end" font-weight="${weight}">${escaped(score)}</text>`
            );
        })
        .join("");
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
        `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d2438"/><stop offset="1" stop-color="#5a5f86"/>` +
        `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>` +
        `<circle cx="1040" cy="110" r="120" fill="#f7c65b" opacity=".22"/><circle cx="1040" cy="110" r="46" fill="#f7c65b"/>` +
        `<path d="M1006 158h68l-10 26h-48zM1018 60h44l8 18h-60z" fill="#2b2118"/>` +
        `<rect x="80" y="210" width="1040" height="370" rx="22" fill="#f8f1e0" stroke="#2b2118" stroke-width="5"/>` +
        `<g font-family="Georgia, 'Times New Roman', serif">` +
        `<text x="80" y="90" font-size="36" fill="#e8dfc8">${escaped(game)}</text>` +
        `<text x="80" y="160" font-size="58" font-weight="700" fill="#fff7e3">${escaped(cut(title, 32))}</text>` +
        `<g font-size="${Math.round(Math.min(40, row * 0.6))}" fill="#2b2118">${lines}</g>` +
        `<text x="80" y="615" font-size="24" fill="#e8dfc8">${escaped(day)}</text>` +
        `<text x="1120" y="615" font-size="24" fill="#e8dfc8" text-anchor="end">Comptoir</text></g></svg>`
    );
}

/** The picture as places take it that do not take drawings. */
export async function asPng(svg: string): Promise<Blob> {
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    try {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = height;
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        return await new Promise((resolve, reject) =>
            canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
        );
    } finally {
        URL.revokeObjectURL(address);
    }
}
