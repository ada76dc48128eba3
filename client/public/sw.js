/** The service worker: the app can be installed, opens without a connection, and its owner is told of a turn.
 *
 * It never shows an old client after an upgrade. The page comes from the network whenever that answers; what the page
 * asks for has a name that changes with its content, so whatever is kept under a name is right for ever. All else (the
 * server's interface, the socket) does not pass through here.
 */
const PAGE = "conclave-page";
const PARTS = "conclave-parts";
const MOST_PARTS = 300; // some versions' worth: tabs of an older one may still ask for theirs

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== PAGE && name !== PARTS) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith(new URL("assets/", self.registration.scope).pathname)) event.respondWith(part(request));
});

/** From the network; the last one that came from there where nothing answers. */
async function page(request) {
  const kept = await caches.open(PAGE);
  try {
    const fresh = await fetch(request, { cache: "no-cache" });
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html")) await kept.put(self.registration.scope, fresh.clone());
    return fresh;
  } catch (error) {
    const last = await kept.match(self.registration.scope);
    if (last) return last;
    throw error;
  }
}

/** Kept for good under its name; the oldest go when there are too many. */
async function part(request) {
  const kept = await caches.open(PARTS);
  const found = await kept.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.status === 200) {
    await kept.put(request, fresh.clone());
    const all = await kept.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PARTS)).map((old) => kept.delete(old)));
  }
  return fresh;
}

/** It is somebody's turn. */
self.addEventListener("push", (event) => {
  const { title = "Conclave", text = "", table = "" } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: table, icon: "./icon-192.png", badge: "./icon-192.png", data: { table } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(`#/table/${encodeURIComponent(event.notification.data?.table ?? "")}`, self.registration.scope).href;
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const found = windows.find((one) => one.url === url) ?? windows[0];
    if (!found) return self.clients.openWindow(url);
    await found.focus();
    if (found.url !== url) await found.navigate(url);
  };
  event.waitUntil(show());
});
