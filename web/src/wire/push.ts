import { settings } from "../words/settings.svelte";
import { api, call } from "./api";
import type * as Wire from "./schema";

/** Push messages need a service worker, and an address that the browser trusts (https, or this machine). */
export const canPush = (): boolean =>
    globalThis.isSecureContext === true && "serviceWorker" in navigator && "PushManager" in globalThis;

const worker = () => navigator.serviceWorker.ready;

/** Whether this browser is told, though the page is closed, that it is my move. */
export async function isPushed(): Promise<boolean> {
    // Where no worker was registered (in development), `ready` never comes.
    if (!canPush() || !(await navigator.serviceWorker.getRegistration())) return false;
    return (await (await worker()).pushManager.getSubscription()) !== null;
}

/** From now on this browser is told. Asks for permission where it has not been given. */
export async function push(): Promise<void> {
    const { key } = await call<Wire.PushKey>("GET", "/push");
    const manager = (await worker()).pushManager;
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    try {
        // A seat is no name: who has none yet becomes known by the name they have chosen.
        await api.tellWhoIAm();
        const wish = { ...subscription.toJSON(), lang: settings.language };
        await call<Wire.Subscribed>("POST", "/me/push", undefined, JSON.stringify(wish));
    } catch (error) {
        // Whom the server does not know of must not believe that they will be told.
        await subscription.unsubscribe();
        throw error;
    }
}

/** This browser is told no more. */
export async function stopPush(): Promise<void> {
    const subscription = await (await worker()).pushManager.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await call<Wire.Subscribed>("POST", "/me/push/end", undefined, JSON.stringify({ endpoint }));
}
