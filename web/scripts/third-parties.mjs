import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The package a module belongs to: the nearest package.json above it that names one. */
function owner(file) {
    for (let folder = dirname(file); folder.includes("node_modules"); folder = dirname(folder)) {
        const manifest = join(folder, "package.json");
        if (!existsSync(manifest)) continue;
        const { name, version, license } = JSON.parse(readFileSync(manifest, "utf8"));
        if (name && version) return `${name} ${version}: ${license ?? "licence unknown"}`;
    }
    return undefined;
}

/** Lists the packages that went into the page, with their licences: `third-parties.txt`, which tools/notice reads. */
export function thirdParties() {
    return {
        name: "third-parties",
        apply: "build",
        generateBundle() {
            const files = [...this.getModuleIds()].map((id) => id.replace(/^\0/, "").replace(/\?.*$/, ""));
            const lines = new Set(files.filter((file) => file.includes("node_modules")).map(owner));
            lines.delete(undefined);
            this.emitFile({
                type: "asset",
                fileName: "third-parties.txt",
                source: [...lines].sort().join("\n") + "\n",
            });
        },
    };
}
