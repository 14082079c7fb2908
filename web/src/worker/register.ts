import { base } from "../base";

/** The service worker comes once the page is there: nobody waits for it. Without https there is none. */
export function registerWorker(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const register = () =>
        void navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined);
    if (document.readyState === "complete") register();
    else addEventListener("load", register, { once: true });
}
