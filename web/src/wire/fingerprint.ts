/** SHA-256 in hexadecimal; undefined where the browser has no means for it (plain http on another machine). */
export async function fingerprint(text: string): Promise<string | undefined> {
    if (!globalThis.crypto?.subtle) return undefined;
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
