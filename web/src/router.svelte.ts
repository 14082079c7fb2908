import { hostPath, ownPath } from "./base";

/** Where we are, seen from the page's own root. */
const here = () => new URL(ownPath(location) ?? "/", "http://page");

/** The address bar is the truth: screens are a function of it, so deep links and the back button work. */
let address = $state.raw(here());
const query = $derived(address.searchParams);

function read(): void {
    address = here();
}

addEventListener("popstate", read);

export const place = {
    get path() {
        return address.pathname;
    },
    get parts() {
        return address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
    },
    get query() {
        return query;
    },
    get hash() {
        return address.hash;
    },
};

export function go(address: string, how: "push" | "replace" = "push"): void {
    if (address === ownPath(location)) return;
    history[how === "push" ? "pushState" : "replaceState"](null, "", hostPath(address));
    read();
    if (how === "push") scrollTo(0, 0);
}

/** Lets plain links move without a reload. Put once on the page. */
export function followLinks(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const path = ownPath(link);
    if (path === undefined || path.startsWith("/api/")) return;
    event.preventDefault();
    go(path);
}
