import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { outsideHosts, parseAppSpec, type Block, type Entity } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { appHeaders } from "@sayhey/server/browser";
import { type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { appWith } from "./behaviour-blocks.fixture.ts";
import { CONTENT_TYPES, launchBrowser, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";
import { tuneOf, TUNE_RATE, wavOf } from "../templates/src/tools/media-player-rules.ts";

const ORIGIN = "http://app.test";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SONGS: Entity = {
  id: "song",
  name: "Song",
  plural: "Songs",
  icon: "music",
  titleField: "title",
  fields: [
    { id: "title", name: "Title", type: "text", required: true },
    { id: "by", name: "By", type: "text" },
    { id: "file", name: "File", type: "file", accept: ["audio", "video", "document"], several: true },
    { id: "link", name: "Link", type: "url" },
    { id: "cover", name: "Cover", type: "image" },
  ],
  rows: [
    { id: "s1", title: "Harbor lights", by: "The band", file: ["Harbor lights.wav"], link: null, cover: "art:harbor" },
    { id: "s2", title: "Slow river", by: "The band", file: ["Slow river.wav"], link: null, cover: "art:river" },
    {
      id: "s3",
      title: "Live in town",
      by: "Friends",
      file: [],
      link: "https://youtu.be/aqz-KE-bpKQ",
      cover: "art:stage",
    },
    {
      id: "s4",
      title: "On our server",
      by: "Us",
      file: [],
      link: "https://media.example.org/take.wav",
      cover: "art:tape",
    },
    { id: "s5", title: "Elsewhere", by: "Others", file: [], link: "https://example.net/song", cover: null },
    { id: "s6", title: "Not yet", by: "Us", file: [], link: null, cover: null },
  ],
};
const PLAYER: Block = {
  kind: "media",
  id: "songs",
  title: "Listen",
  entity: "song",
  look: "audio",
  fileField: "file",
  urlField: "link",
  posterField: "cover",
  captionsField: "file",
  subtitleField: "by",
  sites: ["youtube"],
};
const SLIDES: Block = {
  kind: "slideshow",
  id: "slides",
  title: "Covers",
  slidesEntity: "song",
  imageField: "cover",
  seconds: 2,
};

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[] = [];
let asked: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  [problems, asked] = [[], []];
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-US",
    reducedMotion: "no-preference",
  });
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
});

/** Opens an app with the headers of its host; whatever else is asked for is written down and answered as its site would. */
async function open(blocks: Block[], entities: Entity[] = [SONGS]): Promise<void> {
  const spec = parseAppSpec(appWith(blocks, entities));
  const { tree } = generateApp(spec);
  const app = { ...(await compileApp(tree)), outside: outsideHosts(spec) };
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (entry) => {
    // The tests' origin is no secure one.
    if (entry.type() === "error" && !entry.text().includes("Cross-Origin-Opener-Policy")) problems.push(entry.text());
  });
  await context.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.origin === ORIGIN) {
      const path = url.pathname.slice(1);
      const file = app.files[path.includes(".") ? path : "index.html"];
      const contentType = CONTENT_TYPES[path.split(".").pop() ?? ""] ?? "text/html";
      return file === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ body: Buffer.from(file), contentType, headers: appHeaders(app, []) });
    }
    asked.push(url.host);
    return url.pathname.endsWith(".wav")
      ? route.fulfill({ body: Buffer.from(wavOf(tuneOf(1), TUNE_RATE)), contentType: "audio/wav" })
      : route.fulfill({ body: `<title>Player</title><p>${url.host}</p>`, contentType: "text/html" });
  });
  await page.goto(ORIGIN);
  await page.locator(`#${blocks[0]?.id ?? ""}`).waitFor();
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const stage = () => page.locator("#songs .media-stage");
const playedTo = () => page.getByRole("slider", { name: "Position" });
const playing = (isOn: boolean) =>
  page.waitForFunction((on) => document.querySelector("video")?.paused === !on, isOn, { timeout: 15_000 });

async function breaches(): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")))`);
}

it("types of everything a player, an embed and a slideshow need", async () => {
  const embed: Block = { kind: "embed", id: "embed", address: "https://vimeo.com/76979871", caption: "How it began" };
  const own: Block = { kind: "slideshow", id: "own", slides: [{ picture: "art:boat" }, { picture: "art:tent" }] };
  expect(await checkTypes(generateApp(parseAppSpec(appWith([PLAYER, SLIDES, embed, own], [SONGS]))).tree)).toEqual([]);
});

it("plays songs one after the other, by button and key, and remembers where somebody stopped", async () => {
  await open([PLAYER]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  expect(await breaches()).toEqual([]);
  await stage().getByText("Sample tune. Add your own recording in its place.").waitFor();
  await button("Play").click();
  await playing(true);
  await button("Pause").waitFor();
  // Keys work wherever the focus is inside the player.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) >= 10);
  await page.keyboard.press("k");
  await playing(false);
  await button("Speed: 1").click();
  await button("Speed: 1.25").waitFor();
  expect(await page.evaluate("document.querySelector('video').playbackRate")).toBe(1.25);
  await page.keyboard.press("m");
  await button("Unmute").waitFor();
  expect(Number(await playedTo().inputValue())).toBeGreaterThanOrEqual(10);
  // The same place after a reload, and how far it is beside its name.
  await page.locator("#songs .media-done").first().waitFor();
  await whenKept(page);
  await page.reload();
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) >= 10);
  // What is over is followed by the next.
  await playedTo().fill("15");
  await button("Play").click();
  await stage().getByText("Slow river").waitFor();
  await playing(true);
  expect(await page.locator(".media-item[data-on] .list-title").textContent()).toBe("Slow river");
  // Somebody adds a recording of their own, with captions.
  await page.locator(".media-item").nth(1).locator(".row-menu").click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("File: choose file").setInputFiles([
    { name: "mine.wav", mimeType: "audio/wav", buffer: Buffer.from(wavOf(tuneOf(2), TUNE_RATE)) },
    {
      name: "mine.srt",
      mimeType: "text/plain",
      buffer: Buffer.from("1\n00:00:00,000 --> 00:00:09,000\nHello there\n"),
    },
  ]);
  await page.locator("dialog").getByText("mine.srt").waitFor();
  await page.locator("dialog").getByRole("button", { name: "Save" }).click();
  await button("Play Slow river").click();
  await button("Captions").waitFor();
  expect(asked).toEqual([]);
});

it("loads nothing from elsewhere before a visitor asks for it, and only what the app may", async () => {
  await open([PLAYER]);
  await button("Play Live in town").click();
  await button("Load the video from YouTube").waitFor();
  expect(await breaches()).toEqual([]);
  expect(asked).toEqual([]);
  await button("Load the video from YouTube").click();
  const frame = page.frameLocator("iframe");
  await frame.getByText("www.youtube-nocookie.com").waitFor();
  expect(asked).toEqual(["www.youtube-nocookie.com"]);
  expect(await page.locator("iframe").getAttribute("sandbox")).not.toContain("allow-top-navigation");
  // Once is once; always is kept, and can be taken back.
  await page.reload();
  await button("Load the video from YouTube").waitFor();
  await page.getByLabel("Always load from YouTube").check();
  await button("Load the video from YouTube").click();
  await frame.getByText("www.youtube-nocookie.com").waitFor();
  await whenKept(page);
  await page.reload();
  await frame.getByText("www.youtube-nocookie.com").waitFor();
  await button("Ask before loading from YouTube").click();
  await button("Load the video from YouTube").waitFor();
  // A file on a host that the app's own rows name.
  asked = [];
  await button("Play On our server").click();
  await button("Load the audio from media.example.org").waitFor();
  expect(asked).toEqual([]);
  await button("Load the audio from media.example.org").click();
  await page.waitForFunction(() => (document.querySelector("video")?.duration ?? 0) > 10);
  expect(new Set(asked)).toEqual(new Set(["media.example.org"]));
  // Any other address is a link, and a row without one says what is missing.
  await button("Play Elsewhere").click();
  const link = stage().getByRole("link", { name: "Open on example.net" });
  expect(await link.getAttribute("href")).toBe("https://example.net/song");
  await button("Play Not yet").click();
  await stage().getByText("Nothing to play yet. Add a file or a link.").waitFor();
  // What is not on the list is refused by the browser itself.
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
        const other = document.createElement("iframe");
        other.src = "https://player.vimeo.com/video/1";
        document.body.append(other);
      }),
  );
  expect(refused).toBe("frame-src");
  problems = problems.filter((text) => !text.includes("player.vimeo.com"));
});

it("shows pictures one after the other, which stop when somebody wants them to", async () => {
  await open([SLIDES, { ...PLAYER, id: "grid", look: "grid", title: "Watch" }]);
  const shown = () => page.locator("#slides .slide:not([aria-hidden])").getAttribute("aria-label");
  expect(await shown()).toBe("Picture 1 of 4");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  // It moves by itself, since it was asked to.
  await page.waitForFunction(
    () => document.querySelector("#slides .slide:not([aria-hidden])")?.getAttribute("aria-label") === "Picture 2 of 4",
  );
  await page.locator("#slides").getByRole("button", { name: "Pause" }).click();
  await page.locator("#slides").getByRole("button", { name: "Picture 4 of 4" }).click();
  await page.waitForFunction(() => {
    const list = document.querySelector(".slides");
    return list !== null && Math.round(list.scrollLeft / list.clientWidth) === 3;
  });
  await page.locator("#slides .slide:not([aria-hidden]) button").focus();
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector(".slides")?.scrollLeft === 0);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(
    () => document.querySelector("#slides .slide:not([aria-hidden])")?.getAttribute("aria-label") === "Picture 2 of 4",
  );
  expect(await breaches()).toEqual([]);
  await page.keyboard.press("Enter");
  await page.locator("dialog.lightbox[open]").waitFor();
  await page.keyboard.press("Escape");
  // Tiles open what they play.
  await button("Play Harbor lights").click();
  await page.getByRole("dialog", { name: "Harbor lights" }).waitFor();
  await playing(true);
  await page.waitForFunction(() => document.querySelector("dialog[open]")?.getAnimations().length === 0);
  expect(await breaches()).toEqual([]);
});
