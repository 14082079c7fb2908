import { archive } from "../wire/archive";

/** A whole game as a file of this device. */
export async function saveAsFile({ table, game }: { table: string; game: string }): Promise<void> {
    const content = JSON.stringify(await archive.exported(table), undefined, 1);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
    link.download = `comptoir-${game}-${table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
}
