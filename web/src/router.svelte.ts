import { base, hostPath } from "./base";

/** Where we are, seen from the page's own root. */
const here = () => "/" + location.pathname.slice(base.length);

/** The address bar is the truth: screens are a function of it, so deep links and the back button work. */
let path = $state(here());
let query = $state(new URLSearchParams(location.search));
let hash = $state(location.hash);

function read(): void {
    path = here();
    query = new URLSearchParams(location.search);
    hash = location.hash;
}

addEventListener("popstate", read);

export const place = {
    get path() {
        return path;
    },
    get parts() {
        return path.split("/").filter(Boolean).map(decodeURIComponent);
    },
    get query() {
        return query;
    },
    get hash() {
        return hash;
    },
};

export function go(address: string, how: "push" | "replace" = "push"): void {
    if (address === here() + location.search + location.hash) return;
    history[how === "push" ? "pushState" : "replaceState"](null, "", hostPath(address));
    read();
    if (how === "push") scrollTo(0, 0);
}

/** Lets plain links move without a reload. Put once on the page. */
export function followLinks(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (!link.pathname.startsWith(base) || link.pathname.startsWith(hostPath("/api/"))) return;
    event.preventDefault();
    go("/" + link.pathname.slice(base.length) + link.search + link.hash);
}
