import { availableParallelism } from "node:os";
import type { Flow, FlowStep, Target } from "@sayhey/contract/flow";
import { footageManifestSchema, type FootageManifest } from "@sayhey/contract/footage";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import { strToU8, zipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { AppError } from "@sayhey/contract/app-error";
import { APP_ORIGIN, openAppPage } from "./app-page.ts";
import type { BrowserPool } from "./browser-pool.ts";
import { changedPart } from "./changed-part.ts";
import { FILM_FPS, prepareToFilm, VIEWPORT } from "./film-probe.ts";
import { FILM_PHONE, openFilmStage, openScreen, type FilmStage } from "./film-stage.ts";
import { giveFile, locate, swipePath } from "./play-flow.ts";
import type { BrowserJobOptions } from "./check-app.ts";

/** One filmed flow: its manifest and the ZIP file that holds it and its frames. */
export interface FilmedClip {
  flowId: string;
  manifest: FootageManifest;
  zip: Uint8Array;
}

/** What filming gave: the clips, and why flows are missing from them. */
export interface Filming {
  clips: FilmedClip[];
  failures: { flowId: string; message: string }[];
}

const ZIP_TIME = new Date(2026, 0, 1);
const STEP_TIMEOUT = 4000;
/** Flows filmed at a time: one draws while the pictures of the other are taken and encoded. */
const LANES = Math.min(2, availableParallelism());
/** Longest the filming of one flow may take, ms. */
const FLOW_LIMIT_MS = 60_000;
/** Longest clip, ms; a flow that takes longer is cut there. */
const CLIP_MAX_MS = 9000;

/**
 * Films flows of an app, each in a fresh context with a clock that stands still between frames: same app, same footage.
 * With `most`, only that many clips are filmed, and later flows stand in for those that can't be played. Falls back to a slow
 * scroll over the first page when no flow can be filmed.
 *
 * @throws AppError `unavailable` without a working browser, `cancelled` on abort.
 */
export async function filmApp(
  pool: BrowserPool,
  app: CompiledApp,
  flows: readonly Flow[],
  options: BrowserJobOptions & { colorScheme?: "light" | "dark"; most?: number } = {},
): Promise<Filming> {
  const wanted = Math.min(options.most ?? flows.length, flows.length);
  const film = (flow: Flow): Promise<FilmedClip> =>
    pool.use(
      { ...FILM_PHONE, colorScheme: options.colorScheme ?? "light" },
      async (context) => filmFlow((await openAppPage(context, app)).page, app, flow, options.signal),
      { signal: options.signal, limitMs: FLOW_LIMIT_MS },
    );
  const failures: Filming["failures"] = [];
  const filmed: (FilmedClip | null)[] = flows.map(() => null);
  const queue = [...flows.entries()];
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun < wanted) {
      const next = queue.shift();
      if (next === undefined) return;
      const [index, flow] = next;
      begun += 1;
      try {
        filmed[index] = await film(flow);
        options.onProgress?.(filmed.filter((clip) => clip !== null).length / wanted);
      } catch (error) {
        // Without a browser, or stopped: the others end too. An app that is stuck is so in this flow.
        if (error instanceof AppError && error.kind !== "timeout") {
          queue.length = 0;
          begun = wanted;
          throw error;
        }
        begun -= 1;
        failures.push({
          flowId: flow.id,
          message: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error),
        });
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const stopped = ended.find((each) => each.status === "rejected");
  if (stopped !== undefined) throw stopped.reason;
  const clips = filmed.filter((clip) => clip !== null);
  if (clips.length === 0) clips.push(await film(OVERVIEW));
  return { clips, failures };
}

const OVERVIEW: Flow = {
  id: "overview",
  caption: "Have a look",
  weight: 1,
  steps: [
    { do: "open", path: "/" },
    { do: "wait", ms: 600 },
    { do: "scroll", by: 500 },
    { do: "wait", ms: 600 },
  ],
};

async function filmFlow(
  page: Page,
  app: CompiledApp,
  flow: Flow,
  signal: AbortSignal | undefined,
): Promise<FilmedClip> {
  const devtools = await openScreen(page);
  await prepareToFilm(page);
  const trace: Trace = { taps: [], boxes: [], touches: [] };
  let stage: FilmStage | undefined;
  for (const step of flow.steps) {
    signal?.throwIfAborted();
    if (step.do === "open") {
      await stage?.leave();
      await openPath(page, step.path);
      if (stage === undefined) stage = await openFilmStage(page, devtools, signal);
      await stage.run(250);
    } else {
      if (stage === undefined) throw new TypeError(`flow ${flow.id}: must start by opening a page`);
      if (stage.nowMs < CLIP_MAX_MS) await filmStep(page, stage, step, trace);
    }
  }
  if (stage === undefined) throw new TypeError(`flow ${flow.id}: has no steps`);
  await stage.run(500);
  const { frames, files } = await stage.finish();
  const { taps, boxes } = trace;
  const manifest = footageManifestSchema.parse({
    version: 1,
    flowId: flow.id,
    caption: flow.caption,
    ...(flow.gain === undefined ? {} : { gain: flow.gain }),
    appHash: app.hash,
    viewport: VIEWPORT,
    fps: FILM_FPS,
    durationMs: Math.round(stage.nowMs),
    frames,
    taps,
    boxes,
    results: await resultsOf(trace, frames, files),
  } satisfies FootageManifest);
  const zip = zipSync({ "manifest.json": strToU8(JSON.stringify(manifest)), ...files }, { level: 0, mtime: ZIP_TIME });
  return { flowId: flow.id, manifest, zip };
}

/** Opens a page of the app, which has the probe, and lets it come to rest on the stopped clock. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(APP_ORIGIN + path, { waitUntil: "load", timeout: 15_000 });
  await page.evaluate("sayheyFilm.open()");
  await page.locator("h1").first().waitFor({ state: "visible", timeout: STEP_TIMEOUT });
}

interface Trace extends Pick<FootageManifest, "taps" | "boxes"> {
  /** The picture before something is pressed, and the one when the app has answered. */
  touches: { before: number; after: number }[];
}

/** Where the screen changed after each touch. */
async function resultsOf(
  { touches }: Trace,
  frames: FootageManifest["frames"],
  files: Record<string, Uint8Array>,
): Promise<NonNullable<FootageManifest["results"]>> {
  const results = await Promise.all(
    touches.map(async ({ before, after }) => {
      const [from, to, first] = [frames[before], frames[after], frames[before + 1]];
      const [one, other] = [files[from?.file ?? ""], files[to?.file ?? ""]];
      if (first === undefined || one === undefined || other === undefined || before === after) return null;
      const part = await changedPart(one, other);
      return part === null
        ? null
        : {
            atMs: Math.round(first.atMs),
            x: Math.round(part.x * VIEWPORT.width),
            y: Math.round(part.y * VIEWPORT.height),
            width: Math.round(part.width * VIEWPORT.width),
            height: Math.round(part.height * VIEWPORT.height),
          };
    }),
  );
  return results.filter((result) => result !== null);
}

function touch(stage: FilmStage, trace: Trace, tap: Omit<FootageManifest["taps"][number], "atMs">): void {
  trace.taps.push({ atMs: Math.round(stage.nowMs), ...tap });
  trace.touches.push({ before: stage.frame, after: stage.frame });
}

/** Comes to what is pressed and notes the middle of it as a tap, which the trailer draws. */
async function press(
  page: Page,
  stage: FilmStage,
  target: Target,
  trace: Trace,
  kind: Trace["taps"][number]["kind"],
): Promise<{ x: number; y: number }> {
  const box = await approach(page, stage, target, trace);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  touch(stage, trace, { ...middle, kind });
  return middle;
}

async function filmStep(
  page: Page,
  stage: FilmStage,
  step: Exclude<FlowStep, { do: "open" }>,
  trace: Trace,
): Promise<void> {
  const touched = trace.taps.length;
  await playStep(page, stage, step, trace);
  const touch = trace.touches.at(-1);
  if (trace.taps.length > touched && touch !== undefined) touch.after = stage.frame;
}

async function playStep(
  page: Page,
  stage: FilmStage,
  step: Exclude<FlowStep, { do: "open" }>,
  trace: Trace,
): Promise<void> {
  switch (step.do) {
    case "tap": {
      const { x, y } = await press(page, stage, step.target, trace, "tap");
      // A finger's press would be let go by a clock of the browser's own; this one shows for a frame.
      await page.mouse.move(x, y);
      await stage.settle();
      await page.mouse.down();
      await stage.run(1000 / FILM_FPS);
      await page.mouse.up();
      await stage.settle();
      await stage.run(400);
      return;
    }
    case "type": {
      await press(page, stage, step.target, trace, "type");
      await typeSlowly(page, stage, locate(page, step.target), step.text);
      await stage.run(150);
      return;
    }
    case "select": {
      await press(page, stage, step.target, trace, "tap");
      await locate(page, step.target).selectOption({ label: step.option }, { timeout: STEP_TIMEOUT });
      await stage.settle();
      await stage.run(400);
      return;
    }
    case "file": {
      await press(page, stage, step.target, trace, "tap");
      await giveFile(page, step, STEP_TIMEOUT);
      await stage.settle();
      await stage.run(550);
      return;
    }
    case "swipe": {
      const box = await approach(page, stage, step.target, trace);
      const { from, to } = swipePath(box, step.direction);
      touch(stage, trace, { ...from, kind: "swipe" });
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (let frame = 1; frame <= 10; frame++) {
        const part = (frame / 10) ** 2;
        await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        await stage.run(1000 / FILM_FPS);
      }
      await page.mouse.up();
      await stage.settle();
      await stage.run(500);
      return;
    }
    case "scroll":
      if (step.target === undefined) await glide(page, stage, step.by ?? 300);
      else await approach(page, stage, step.target, trace);
      return;
    case "wait":
      await stage.run(Math.min(step.ms, 2500));
      return;
    case "see":
      await (step.within === undefined ? page : page.getByRole("region", { name: step.within, exact: true }))
        .getByText(step.text)
        .first()
        .waitFor({ state: "visible", timeout: STEP_TIMEOUT });
      await stage.run(200);
      return;
  }
}

/** Brings an element into view as a thumb would, waits a beat, and notes where it is. */
async function approach(
  page: Page,
  stage: FilmStage,
  target: Target,
  trace: Trace,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const element = locate(page, target);
  await element.waitFor({ state: "visible", timeout: STEP_TIMEOUT });
  const shift = await element.evaluate((node) => {
    const before = scrollY;
    // Containers that scroll inside the page, such as a dialog, move at once; the page itself glides.
    node.scrollIntoView({ block: "nearest" });
    scrollTo(0, before);
    const { top, bottom } = node.getBoundingClientRect();
    // No further than needed, clear of the bars at both edges: what stands above is why the element is touched.
    const [head, foot] = [76, innerHeight - 100];
    const wanted = bottom > foot ? bottom - foot + 12 : top < head ? top - head - 12 : 0;
    return Math.max(-before, Math.min(document.documentElement.scrollHeight - innerHeight - before, wanted));
  });
  if (Math.abs(shift) > 4) await glide(page, stage, shift);
  await stage.run(150);
  const box = await element.boundingBox({ timeout: STEP_TIMEOUT });
  if (box === null) throw new TypeError(`${target.role} '${target.name}': is not visible`);
  trace.boxes.push({
    atMs: Math.round(stage.nowMs),
    name: target.name,
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
  });
  return box;
}

/** Scrolls with ease in and out over a third of a second or more. */
async function glide(page: Page, stage: FilmStage, by: number): Promise<void> {
  const frames = Math.round(Math.min(12, 5 + Math.abs(by) / 80));
  const start = await page.evaluate(() => scrollY);
  for (let frame = 1; frame <= frames; frame++) {
    const part = frame / frames;
    const eased = part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
    await page.evaluate((top) => scrollTo(0, top), Math.round(start + by * eased));
    await stage.run(1000 / FILM_FPS);
  }
}

/** Most keystrokes a text is typed in, so that a long one does not fill the clip. */
const KEYSTROKES = 4;

async function typeSlowly(page: Page, stage: FilmStage, element: Locator, text: string): Promise<void> {
  const isPlain = await element.evaluate(
    (node) =>
      node instanceof HTMLTextAreaElement ||
      (node instanceof HTMLInputElement && ["text", "search", "email", "url", "tel", ""].includes(node.type)),
  );
  if (!isPlain) {
    await element.fill(text, { timeout: STEP_TIMEOUT });
    await stage.settle();
    await stage.run(300);
    return;
  }
  await element.focus({ timeout: STEP_TIMEOUT });
  await element.fill("", { timeout: STEP_TIMEOUT });
  const letters = [...new Intl.Segmenter().segment(text)].map((part) => part.segment);
  const size = Math.max(1, Math.ceil(letters.length / KEYSTROKES));
  for (let index = 0; index < letters.length; index += size) {
    await page.keyboard.insertText(letters.slice(index, index + size).join(""));
    await stage.settle();
    await stage.run(1000 / FILM_FPS);
  }
}
