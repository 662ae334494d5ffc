/** public/sw.js: keeps the page and every file it names, so that the app opens without a network after the first visit. */
export const SERVICE_WORKER = `// Keeps the page and every file it names, anew whenever the page is another one, for when there is no network.
const CACHE = "app";
const PAGE = "/";
/** Files of the app itself; data and anything else go straight to the network. */
const KINDS = new Set(["script", "style", "font", "image", "manifest"]);
/** Names with a hash: what they hold never changes. */
const LASTING = /^\\/(?:assets|vendor)\\//;
/** Pictures that were uploaded are kept once they have been seen. */
const PICTURES = /^\\/pictures\\//;

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(fetch(PAGE, { cache: "no-cache" }).then(keepApp));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (KINDS.has(request.destination)) event.respondWith(openFile(request));
});

/** The newest page; without a network the one that was kept, for every address of the app is the same page. */
async function openPage(event) {
  try {
    const response = await fetch(event.request);
    if (isPage(response)) event.waitUntil(keepApp(response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function openFile(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept && LASTING.test(new URL(request.url).pathname)) return kept;
  try {
    const response = await fetch(request);
    if (response.ok && PICTURES.test(new URL(request.url).pathname)) {
      const pictures = await caches.open("pictures");
      await pictures.put(request, response.clone());
    }
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Keeps a page with all it needs, and drops what only the one before needed. */
async function keepApp(response) {
  if (!isPage(response)) return;
  const cache = await caches.open(CACHE);
  const html = await response.clone().text();
  const before = await cache.match(PAGE);
  if (before && (await before.text()) === html) return;
  const needed = new Set(namedIn(html, /(?:src|href)="(\\/[^"/][^"]*)"/g));
  for (const file of needed) {
    if (!file.endsWith(".css")) continue;
    for (const font of namedIn(await keepFile(cache, file), /url\\("?(\\/[^")]+\\.woff2)"?\\)/g)) needed.add(font);
  }
  await Promise.all([...needed].map((file) => keepFile(cache, file)));
  await cache.put(PAGE, response);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path !== PAGE && !needed.has(path)) await cache.delete(request);
  }
}

/** The text of a file, kept from now on. */
async function keepFile(cache, file) {
  const kept = LASTING.test(file) ? await cache.match(file) : undefined;
  if (kept) return kept.text();
  const response = await fetch(file);
  if (!response.ok) throw new Error(\`\${file}: \${response.status}\`);
  await cache.put(file, response.clone());
  return response.text();
}

const isPage = (response) => response.ok && (response.headers.get("content-type") ?? "").includes("text/html");
const namedIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
`;

/** tests/offline.spec.ts: after the first visit the app opens without a network. */
export const OFFLINE_TEST = `import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("opens without a network after the first visit", async ({ page, context }) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { level: 1 }).first();
  await expect(heading).toBeVisible();
  const text = (await heading.textContent()) ?? "";
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(text);
});
`;
