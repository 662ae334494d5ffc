import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { resolveFontFile } from "@sayhey/trailer/node";
import sharp from "sharp";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { musicHeader, musicRange, packMusic, unpackMusic } from "../packages/trailer/src/music/wav.ts";
import { FramePainter } from "../packages/trailer/src/node/frame-painter.ts";
import { i420Size, rgbaToI420 } from "../packages/trailer/src/node/i420.ts";
import { decodeFrames, inspectMp4 } from "../packages/trailer/src/node/read-mp4.ts";
import { sampleFootage, sampleStoryboard } from "../packages/trailer/src/node/sample-trailer.ts";
import { renderSoundtrack } from "../packages/trailer/src/soundtrack/render-soundtrack.ts";
import type { Storyboard } from "../packages/trailer/src/storyboard.ts";
import type { RenderPage } from "./browser-render.entry.ts";
import { launchChromium } from "./browser.ts";

interface Size {
  width: number;
  height: number;
}
const SMALL: Size = { width: 360, height: 640 };
const FULL: Size = { width: 1080, height: 1920 };
const storyboard = sampleStoryboard({ durationMs: 6000, style: "punchy", fps: 24 });
const footage = sampleFootage(3, 2);
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".woff2": "font/woff2" };

/** Decoded music: two tones, one on each side. */
const MUSIC = Buffer.concat([
  musicHeader(48_000 * 5),
  new Uint8Array(
    packMusic({
      left: Float32Array.from({ length: 48_000 * 5 }, (_, index) => 0.3 * Math.sin(index / 20)),
      right: Float32Array.from({ length: 48_000 * 5 }, (_, index) => 0.2 * Math.sin(index / 31)),
    }).buffer,
  ),
]);

function sendMusic(range: string | undefined, response: ServerResponse): void {
  const [, from = "0", to = "0"] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  response.writeHead(206, { "content-type": "audio/wav" });
  response.end(MUSIC.subarray(Number(from), Number(to) + 1));
}

let folder = "";
let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-page-"));
  const entry = JSON.stringify(join(import.meta.dirname, "browser-render.entry.ts"));
  await writeFile(join(folder, "index.html"), `<!doctype html><script type="module">import ${entry};</script>`);
  await writeFile(
    join(folder, "vite.config.mjs"),
    `export default { worker: { format: "es" }, build: { target: "esnext" } };`,
  );
  const vite = join(import.meta.dirname, "../node_modules/vite/bin/vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", folder, "--logLevel", "error"], { cwd: folder });
  server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      const clip = footage.find(({ id }) => path === `/footage/${id}.zip`);
      const font = path.startsWith("/fonts/") ? resolveFontFile(path.slice("/fonts/".length)) : null;
      const file = font ?? join(folder, "dist", path === "/" ? "index.html" : path);
      if (path === "/music.wav") return sendMusic(request.headers.range, response);
      const body = clip?.bytes ?? (await readFile(file).catch(() => null));
      response.writeHead(body === null ? 404 : 200, { "content-type": TYPES[extname(file)] ?? "application/json" });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Letters as they are drawn, not moved to this machine's pixels.
  browser = await launchChromium(["--font-render-hinting=none"]);
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => "renderPage" in globalThis);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = <K extends keyof RenderPage>(
  name: K,
  ...input: Parameters<RenderPage[K]>
): Promise<Awaited<ReturnType<RenderPage[K]>>> =>
  page.evaluate(
    ([method, values]) =>
      (globalThis as unknown as { renderPage: Record<string, (...values: unknown[]) => unknown> }).renderPage[
        method as string
      ]?.(...(values as unknown[])) as never,
    [name, input] as const,
  );

/** The server's picture of a moment as I420. */
async function serverPlanes(painter: FramePainter, timeMs: number): Promise<Uint8Array> {
  await painter.paint(timeMs);
  const { width, height } = painter.canvas;
  return planesOf(painter.canvas.data(), { width, height });
}

function planesOf(rgba: Uint8Array, { width, height }: Size): Uint8Array {
  const planes = new Uint8Array(i420Size(width, height));
  rgbaToI420(rgba, width, height, planes);
  return planes;
}

test("a picture drawn by the browser is the server's", async () => {
  const painter = new FramePainter(storyboard, footage, FULL.width, FULL.height);
  for (const timeMs of [600, 1800, 3000, 4400, 5600]) {
    const png = Buffer.from(await ask("still", storyboard, timeMs, FULL.width, FULL.height), "base64");
    const drawn = planesOf(await sharp(png).ensureAlpha().raw().toBuffer(), FULL);
    expect(ssim(drawn, await serverPlanes(painter, timeMs), FULL), `${timeMs} ms`).toBeGreaterThan(0.995);
  }
});

test("a trailer rendered in the browser is the server's, sound and all", async () => {
  const { file, progress } = await ask("render", storyboard, { ...SMALL, format: "webm", quality: "high" });
  const bytes = Buffer.from(file, "base64");
  const facts = await inspectMp4(bytes);
  expect(facts.durationS).toBeCloseTo(6, 1);
  expect(facts.video).toMatchObject({ ...SMALL, frames: 144 });
  expect(facts.video.colorSpace).toMatchObject({ matrix: "bt709", fullRange: false });
  expect(facts.audio).toMatchObject({ codec: "opus", sampleRate: 48_000, channels: 2 });
  expect(facts.audio.endS).toBeCloseTo(6, 1);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const shown = new Map<number, Uint8Array>();
  await decodeFrames(bytes, (index, planes) => {
    if (index % 12 === 6) shown.set(index, planes);
  });
  const painter = new FramePainter(storyboard, footage, SMALL.width, SMALL.height);
  expect(shown.size).toBe(12);
  let sum = 0;
  for (const [index, planes] of shown) {
    const alike = ssim(planes, await serverPlanes(painter, (index * 1000) / 24), SMALL);
    expect(alike, `picture ${index}`).toBeGreaterThan(0.96);
    sum += alike;
  }
  expect(sum / shown.size).toBeGreaterThan(0.98);
});

test.each<[string, Storyboard]>([
  ...(["drive", "warm", "calm", "playful"] as const).map((mood): [string, Storyboard] => [
    `the music of ${mood}`,
    sampleStoryboard({ durationMs: 6000, mood }),
  ]),
  [
    "own music",
    {
      ...storyboard,
      soundtrack: { ...storyboard.soundtrack, file: { assetId: "a", startMs: 700, bpm: 120, beats: [] } },
    },
  ],
])("%s has the same samples in the browser and on the server, to -80 dB", async (_, heard) => {
  const bytes = Buffer.from(await ask("sound", heard), "base64");
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const { start, end } = musicRange(700, 6000);
  const music = heard.soundtrack.file === null ? null : unpackMusic(MUSIC.subarray(start, end + 1));
  const { left, right } = renderSoundtrack(heard, { taps: [1234], music });
  expect(values.length).toBe(left.length * 2);
  let apart = 0;
  let loudest = 0;
  for (let index = 0; index < left.length; index++) {
    apart = Math.max(
      apart,
      Math.abs((values[index] ?? 0) - (left[index] ?? 0)),
      Math.abs((values[left.length + index] ?? 0) - (right[index] ?? 0)),
    );
    loudest = Math.max(loudest, Math.abs(left[index] ?? 0));
  }
  expect(loudest).toBeGreaterThan(0.3);
  expect(apart).toBeLessThan(1e-4);
});

test("a render in the browser stops at once", async () => {
  const { ms, message } = await ask("cancel", storyboard);
  expect(message).toBe("The render was cancelled.");
  expect(ms).toBeLessThan(1000);
});

/** Structural similarity of the luma of two pictures (Wang et al. 2004), the mean over blocks of 8x8. */
function ssim(a: Uint8Array, b: Uint8Array, { width, height }: Size): number {
  const C1 = 6.5025;
  const C2 = 58.5225;
  let sum = 0;
  let blocks = 0;
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + 8; y++) {
        for (let x = left; x < left + 8; x++) {
          const [va, vb] = [a[y * width + x] ?? 0, b[y * width + x] ?? 0];
          sa += va;
          sb += vb;
          saa += va * va;
          sbb += vb * vb;
          sab += va * vb;
        }
      }
      const [ma, mb] = [sa / 64, sb / 64];
      const [varA, varB, cov] = [saa / 64 - ma * ma, sbb / 64 - mb * mb, sab / 64 - ma * mb];
      sum += ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (varA + varB + C2));
      blocks += 1;
    }
  }
  return sum / blocks;
}
