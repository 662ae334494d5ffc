import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { compileApp } from "@sayhey/bundler";
import { expect, onTestFinished, test } from "vitest";
import { everyBlock } from "./fixtures/every-block.ts";
import { CONTENT_TYPES, launchBrowser } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

/** Serves what `files` gives, the page for every address without an ending; notes what was asked for. */
async function serve(files: () => Record<string, Uint8Array>): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").slice(1);
    asked.push(`/${path}`);
    const name = path.includes(".") || path.startsWith("data/") ? path : "index.html";
    const body = files()[name];
    response.writeHead(body === undefined ? 404 : 200, {
      "content-type": CONTENT_TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test("after the first visit the app opens without a network, in its last version, and keeps nothing but its files", async () => {
  const first = await compileApp(generateApp(everyBlock()).tree);
  const second = await compileApp(generateApp(everyBlock({ direction: "arcade" })).tree);
  let files = first.files;
  const { origin, asked } = await serve(() => files);
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const page = await context.newPage();
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open("app")).keys();
      return requests.map(({ url }) => new URL(url).pathname).sort();
    });
  const named = ({ files: all }: typeof first) =>
    ["/", ...Object.keys(all).map((name) => `/${name}`)]
      .filter((name) => !["/index.html", "/sw.js", "/icon-maskable.svg"].includes(name))
      .sort();

  await page.goto(`${origin}/rows`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await kept()).toEqual(named(first));
  await page.evaluate(() => fetch("/data/dish").catch(() => undefined));
  expect(await kept()).toEqual(named(first));

  await context.setOffline(true);
  for (const path of ["/rows", "/"]) {
    await page.goto(origin + path);
    await page.locator("h1").first().waitFor();
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => [...document.fonts].every((font) => font.status !== "error"))).toBe(true);
  await context.setOffline(false);

  files = second.files;
  await page.goto(origin);
  await expect.poll(kept, { timeout: 10_000 }).toEqual(named(second));
  await context.setOffline(true);
  await page.reload();
  await page.locator("h1").first().waitFor();
  expect(asked.filter((path) => path === "/data/dish")).toHaveLength(1);
});
