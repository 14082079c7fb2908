import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { preview, type PreviewServer } from "vite";

/** Starts a real server on a free port and a new database, and tells the tests its address in COMPTOIR_URL. */
export default async function setup(): Promise<() => Promise<void>> {
    const data = mkdtempSync(join(tmpdir(), "comptoir-"));
    const program = process.env.COMPTOIR_PROGRAM ?? "../comptoir";
    // The same games in every run, so that a change is what makes the difference; a long run looks for other games.
    const chance = process.env.COMPTOIR_CHANCE ?? (process.env.COMPTOIR_LONG ? randomUUID() : "fair winds");
    process.stdout.write(`Chance comes from COMPTOIR_CHANCE="${chance}"\n`);
    const command = ["serve", "--port", "0", "--data", data, "--fixed-chance", chance];
    const server = spawn(program, command, { stdio: ["ignore", "pipe", "inherit"] });
    const address = await opened(server);
    const page = await freshPage(address);
    process.env.COMPTOIR_SERVER = address;
    process.env.COMPTOIR_FOLDER = data;
    process.env.COMPTOIR_URL = page?.resolvedUrls?.local[0] ?? address;
    return async () => {
        await page?.close();
        server.kill("SIGTERM");
        await new Promise((resolve) => server.once("exit", resolve));
        rmSync(data, { recursive: true, force: true });
    };
}

function opened(server: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
        server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
        if (!server.stdout) return reject(new Error("the server says nothing"));
        createInterface({ input: server.stdout }).on("line", (line) => {
            const address = line.match(/https?:\/\/\S+/)?.[0];
            if (address) resolve(address);
        });
    });
}

/** The server hands out the page it was built with; where that is not the newest, ours stands in front of it. */
async function freshPage(address: string): Promise<PreviewServer | undefined> {
    // As the server does, the front page is told where it stands.
    const front = readFileSync("dist/index.html", "utf8").replaceAll('="./', '="/');
    // The server adds the version of its engine.
    const served = (await (await fetch(address)).text()).replace(/engine\.js\?v=\w+/, "engine.js");
    if (served === front) return undefined;
    return preview({
        plugins: [
            {
                name: "front-page",
                configurePreviewServer: ({ middlewares }) => {
                    middlewares.use((request, response, next) => {
                        const path = (request.url ?? "").replace(/[?#].*/, "");
                        if (path.startsWith("/api/") || /\.[^/]*$/.test(path)) return next();
                        response.setHeader("Content-Type", "text/html; charset=utf-8");
                        response.end(front);
                    });
                },
            },
        ],
        preview: {
            port: 0,
            host: "127.0.0.1",
            proxy: { "/api": { target: address, ws: true }, "/engine.js": { target: address } },
        },
    });
}
