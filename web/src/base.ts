/**
 * The path below which the page lives on its host: "/", or "/games/" behind a proxy. The server writes it into the front page;
 * where nobody has (in development, in tests), it is the whole host. In a site of files alone it is empty there: the page then
 * lives wherever its folder lies, and nobody answers for any other path.
 */
const told = meta("comptoir-base") ?? "/";

/** Whether the page is a site of files alone, without a server behind it. */
export const isAlone = told === "";

export const base = isAlone ? folder(location.pathname) : told.startsWith("/") ? told : "/";

/** Where the engine lies; its version stands in the address. */
export const engineAddress = new URL(
    meta("comptoir-engine") ?? "engine.js",
    globalThis.document?.baseURI ?? "http://none/",
).href;

function meta(name: string): string | undefined {
    return globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

function folder(path: string): string {
    return path.slice(0, path.lastIndexOf("/") + 1);
}

/**
 * A path of the page's own ("/rules?rule=x") as the host knows it ("/games/rules?rule=x"). A host of plain files knows only
 * the front page, so there the path stands behind a question mark ("/games/?/rules?rule=x").
 */
export const hostPath = (path: string): string => (isAlone ? `${base}?${path}` : base + path.slice(1));

/** The page's own path of an address, with what stands behind it; undefined where the address is not the page's. */
export function ownPath(address: Pick<URL, "origin" | "pathname" | "search" | "hash">): string | undefined {
    const { origin, pathname, search, hash } = address;
    if (origin !== location.origin || !pathname.startsWith(base)) return undefined;
    if (!isAlone) return "/" + pathname.slice(base.length) + search + hash;
    return (search.startsWith("?/") ? search.slice(1) : "/") + hash;
}
