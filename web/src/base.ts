/**
 * The path below which the page lives on its host: "/", or "/games/" behind a proxy. The server writes it into the front page;
 * where nobody has (in development, in tests), it is the whole host.
 */
const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="comptoir-base"]')?.content ?? "/";
export const base = told.startsWith("/") ? told : "/";

/** A path of the page's own ("/rules") as the host knows it ("/games/rules"). */
export const hostPath = (path: string): string => base + path.slice(1);
