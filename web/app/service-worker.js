/** Keeps the whole build in the browser, so that it works without a network. `vite.config.ts` puts in what there is. */
const CACHE = `zoco-${"__VERSION__"}`;
const FILES = JSON.parse(`__FILES__`);
const PAGE = "index.html";

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: file.startsWith("assets/") ? "default" : "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()));
});

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("zoco-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page asks for it when the person wants the new version. */
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "HEAD") event.respondWith(fetch(request).catch(() => new Response())); // is a server there? no
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(answer(request));
});

function isPage(address) {
  const path = address.slice(registration.scope.length).split(/[?#]/)[0];
  return path === "" || FILES.includes(path);
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const isNavigation = request.mode === "navigate";
  if (isNavigation && !isPage(request.url)) {
    const found = await fetch(request).catch(() => null);
    return found !== null && found.status !== 404 ? found : Response.redirect(registration.scope); // a link that lost its #
  }
  const wanted = isNavigation ? PAGE : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
