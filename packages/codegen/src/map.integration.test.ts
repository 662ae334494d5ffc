import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { outsideHosts, parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { appHeaders } from "@sayhey/server/browser";
import { type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { appWith } from "./behaviour-blocks.fixture.ts";
import { CONTENT_TYPES, launchDrawingBrowser } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.localhost";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==",
  "base64",
);
const SHOPS: Entity = {
  id: "shop",
  name: "Shop",
  plural: "Shops",
  icon: "store",
  titleField: "name",
  fields: [
    { id: "name", name: "Name", type: "text", required: true },
    { id: "area", name: "Area", type: "location" },
    { id: "lat", name: "Latitude", type: "number" },
    { id: "lng", name: "Longitude", type: "number" },
    { id: "opens", name: "Opens", type: "text" },
  ],
  rows: [
    { id: "a", name: "Harbor shop", area: "Harbor", lat: 55.611, lng: 12.994, opens: "8:00" },
    { id: "b", name: "Market shop", area: "Center", lat: 55.6055, lng: 13.0005, opens: "9:00" },
    { id: "c", name: "Corner shop", area: "Center", lat: 55.6069, lng: 13.0031, opens: "10:00" },
    { id: "d", name: "Lund shop", area: "Lund", lat: 55.704, lng: 13.193, opens: "9:30" },
    { id: "e", name: "Van", area: "On the road", lat: null, lng: null, opens: "noon" },
  ],
};
const MAP: Block = {
  kind: "places",
  id: "map",
  title: "Our shops",
  entity: "shop",
  placeField: "area",
  latField: "lat",
  lngField: "lng",
  facts: ["opens"],
};

let browser: Browser;
let context: BrowserContext;
let page: Page;
let tiles: Server;
let host = "";
let asked: string[] = [];
let isDown = false;
let problems: string[] = [];

beforeAll(async () => {
  browser = await launchDrawingBrowser();
  tiles = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("access-control-allow-origin", "*");
    if (isDown) return response.writeHead(503).end();
    if (request.url !== "/style.json") return response.setHeader("content-type", "image/png").end(PIXEL);
    return response.setHeader("content-type", "application/json").end(
      JSON.stringify({
        version: 8,
        sources: {
          streets: {
            type: "raster",
            tiles: [`http://${host}/{z}/{x}/{y}.png`],
            tileSize: 256,
            attribution: "© Test tiles",
          },
        },
        layers: [{ id: "streets", type: "raster", source: "streets" }],
      }),
    );
  });
  await new Promise<void>((resolve) => tiles.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(tiles.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => tiles.close(resolve));
});
beforeEach(() => {
  [asked, problems, isDown] = [[], [], false];
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

async function open(hasTiles: boolean): Promise<void> {
  const spec = parseAppSpec(appWith([MAP], [SHOPS]));
  const compiled = await compileApp(generateApp(spec).tree);
  const app = { ...compiled, outside: { ...outsideHosts(spec), ...(hasTiles && { tiles: [host] }) } };
  expect(app.outside.map).toBe(true);
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-US",
    geolocation: { latitude: 55.7, longitude: 13.19 },
    permissions: ["geolocation"],
  });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (entry) => {
    if (entry.type() === "error" && !isDown) problems.push(entry.text());
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const file = app.files[path.includes(".") ? path : "index.html"];
    if (file === undefined) return route.fulfill({ status: 404 });
    const meta = `<meta name="sayhey-map" content="http://${host}/style.json" /></head>`;
    const isPage = !path.includes(".") && hasTiles;
    const body = isPage ? Buffer.from(new TextDecoder().decode(file).replace("</head>", meta)) : Buffer.from(file);
    const contentType = CONTENT_TYPES[path.split(".").pop() ?? ""] ?? "text/html";
    return route.fulfill({ body, contentType, headers: appHeaders(app, []) });
  });
  await page.goto(ORIGIN);
  await page.locator("#map").waitFor();
}

const button = (name: string) => page.locator("#map").getByRole("button", { name, exact: true });
const titles = () => page.locator("#map .list-row .list-title").allTextContents();

async function breaches(): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")))`);
}

it("types of a map by position, and only such a map brings the library", async () => {
  const tree = generateApp(parseAppSpec(appWith([MAP], [SHOPS]))).tree;
  expect(await checkTypes(tree)).toEqual([]);
  expect(tree["package.json"]).toContain('"maplibre-gl"');
  const { latField: _lat, lngField: _lng, ...drawn } = MAP;
  const plain = generateApp(parseAppSpec(appWith([drawn as Block], [SHOPS]))).tree;
  expect(Object.values(plain).join("\n")).not.toContain("maplibre");
  context = await browser.newContext();
});

it("is plain where no tiles are set: places on a grid, the nearest first once somebody asks", async () => {
  await open(false);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  await page.locator("#map .map-degree").first().waitFor();
  expect(await breaches()).toEqual([]);
  // Two that stand close together are one pin, which shows both.
  await button("2 Market shop, Corner shop").or(button("3 Harbor shop, Market shop, Corner shop")).click();
  expect((await titles()).length).toBeLessThan(5);
  await button("Whole map").click();
  expect(await titles()).toEqual(["Harbor shop", "Market shop", "Corner shop", "Lund shop", "Van"]);
  await button("Near me").click();
  await page.locator("#map .map-me").waitFor();
  expect((await titles())[0]).toBe("Lund shop");
  expect((await titles()).at(-1)).toBe("Van");
  await button("Show Lund shop on the map").click();
  expect(await titles()).toEqual(["Lund shop"]);
  // Nothing was asked of anybody, and the library stayed where it is.
  expect(asked).toEqual([]);
  expect(
    await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("maplibre"))),
  ).toBe(false);
});

it("is drawn with the operator's tiles, with pins, clusters and a popup; plain again where they fail", async () => {
  await open(true);
  await page.locator("#map .map-tiled[data-ready]").waitFor();
  expect(asked).toContain("/style.json");
  await page.locator("#map").getByText("© Test tiles").waitFor();
  await button("Lund shop").click();
  await page.locator("#map .map-popup").getByText("9:30").waitFor();
  expect(await titles()).toEqual(["Lund shop"]);
  await button("Whole map").click();
  // A cluster opens into its pins.
  await page.locator("#map .map-tiled button[aria-pressed]").filter({ hasText: "Market shop" }).click();
  await button("Market shop").waitFor();
  expect(asked.some((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
  expect(await breaches()).toEqual([]);
  isDown = true;
  await page.reload();
  await page.locator("#map .map-degree").first().waitFor();
  await page.getByText("The street map can't be loaded right now.").waitFor();
});
