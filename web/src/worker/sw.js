/*
 * The service worker: the page opens and plays without a network, and says whose move it is when it is closed. The build
 * writes the first two lines below, and whoever hands the page out the engine's version into the third; everything is named
 * from where this file lies, so it works below any path.
 */
const VERSION = "__VERSION__";
const SHELL = [/* __SHELL__ */];
const ENGINE = "engine.js";

const CACHE = `comptoir-${VERSION}`;
const home = new URL("./", self.location.href);
const inside = (path) => new URL(path, home).href;

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches.open(CACHE).then((cache) =>
            Promise.all([
                // What is new since the last version is fetched past the browser's own cache.
                cache.addAll(["", ...SHELL].map((path) => new Request(inside(path), { cache: "no-cache" }))),
                navigator.connection?.saveData ? undefined : keepEngine(cache).catch(() => undefined),
            ]),
        ),
    );
});

/* The engine is large, and often the same in the next version: then it is taken over. */
async function keepEngine(cache) {
    const kept = (await caches.match(inside(ENGINE))) ?? (await fetch(inside(ENGINE)));
    if (kept.ok) await cache.put(inside(ENGINE), kept.clone());
    return kept;
}

/* A new version takes over once every page of the old one is closed: until then those find all their parts. */
self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) =>
                Promise.all(
                    names
                        .filter((name) => name.startsWith("comptoir-") && name !== CACHE)
                        .map((name) => caches.delete(name)),
                ),
            )
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || !url.href.startsWith(home.href)) return;
    const path = url.pathname.slice(home.pathname.length);
    if (path.startsWith("api/") || path.startsWith("health")) return;
    // Every path of the page's own is answered by the front page: the newest where there is a network.
    if (request.mode === "navigate")
        event.respondWith(fetch(request).catch(async () => (await caches.match(inside(""))) ?? Response.error()));
    // Where a connection is dear, the engine is fetched with the first game on this device, and kept from then on.
    else if (url.href === inside(ENGINE))
        event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(request)) ?? keepEngine(cache)));
    // The names of these files change with what is in them.
    else if (SHELL.includes(path)) event.respondWith(caches.match(inside(path)).then((kept) => kept ?? fetch(request)));
});

/* Only that it is somebody's move, at which table, travels: {"title":…,"body":…,"path":"t/…"}. */
self.addEventListener("push", (event) => {
    let word;
    try {
        word = event.data.json();
    } catch {
        return;
    }
    event.waitUntil(
        self.registration.showNotification(String(word.title), {
            body: String(word.body),
            tag: String(word.path),
            data: { path: String(word.path) },
            icon: inside("icon-192.png"),
            badge: inside("icon-192.png"),
        }),
    );
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const address = inside(event.notification.data.path);
    if (!address.startsWith(home.href)) return;
    event.waitUntil(
        self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
            const there = pages.find((page) => page.url.split("#")[0] === address);
            return there ? there.focus() : self.clients.openWindow(address);
        }),
    );
});
