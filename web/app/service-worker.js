/**
 * Keeps what the app has used in the browser, so that it works again without a network. `vite.config.ts` puts in what
 * there is.
 */
const CACHE = `zoco-${"__VERSION__"}`;
/** Each file, with those that it cannot do without. */
const FILES = JSON.parse(`__FILES__`);
const PAGE = "index.html";
const LONGEST_COPYING = 3000; // milliseconds

addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  const cache = await caches.open(CACHE);
  await Promise.all(Array.from(await findWanted(), (file) => keep(cache, file)));
}

/** The page, and of this version whatever an earlier one has used here. */
async function findWanted() {
  const names = (await caches.keys()).filter(isOurs);
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const used = new Set(kept.flat().map(({ url }) => titleOf(pathOf(url))));
  const wanted = new Set([PAGE, ...Object.keys(FILES).filter((file) => used.has(titleOf(file)))]);
  for (const file of wanted) for (const needed of FILES[file]) wanted.add(needed); // those of the added ones, too
  return wanted;
}

/** A name in `assets` stands for what is in the file, so it may come from an earlier version. */
async function keep(cache, file) {
  if (!file.startsWith("assets/")) return cache.add(new Request(file, { cache: "reload" }));
  const known = await caches.match(file);
  return known === undefined ? cache.add(file) : cache.put(file, known);
}

const isOurs = (name) => name.startsWith("zoco-");
const pathOf = (address) => address.slice(registration.scope.length).split(/[?#]/)[0];
const isFile = (address) => address.startsWith(registration.scope) && Object.hasOwn(FILES, pathOf(address));
/** A file's name without what changes from version to version. */
const titleOf = (file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");

addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

/** Between installing and this, the earlier version may have used more. Nobody waits long for that. */
async function takeOver() {
  const copied = findWanted().then(keepAll, () => undefined);
  await Promise.race([copied, new Promise((resolve) => setTimeout(resolve, LONGEST_COPYING))]);
  await forgetOthers();
  await clients.claim();
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => isOurs(name) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page asks to take over when the person wants the new version, and tells what it loaded before we were there. */
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  else event.waitUntil(keepAll(event.data.used.filter(isFile).map(pathOf)));
});

async function keepAll(files) {
  const cache = await caches.open(CACHE);
  const isKept = async (file) => (await cache.match(file)) !== undefined;
  await Promise.allSettled(Array.from(files, async (file) => (await isKept(file)) || keep(cache, file)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "HEAD") event.respondWith(fetch(request).catch(() => new Response())); // is a server there? no
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(answer(event));
});

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const isNavigation = request.mode === "navigate";
  if (isNavigation && pathOf(request.url) !== "" && !isFile(request.url)) {
    const found = await fetch(request).catch(() => null);
    return found !== null && found.status !== 404 ? found : Response.redirect(registration.scope); // a link that lost its #
  }
  const kept = await cache.match(isNavigation ? PAGE : request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  if (found.ok && isFile(request.url)) event.waitUntil(cache.put(pathOf(request.url), found.clone()));
  return found;
}
