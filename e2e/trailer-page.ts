import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { resolveFontFile } from "@sayhey/trailer/node";
import sharp from "sharp";
import type { RenderPage } from "./browser-render.entry.ts";
import { launchChromium } from "./browser.ts";

/** Width and height, px. */
export interface Size {
  width: number;
  height: number;
}

/** A page of a real browser that draws and renders trailers by itself. */
export interface TrailerPage {
  /** Has the page do something. */
  ask<K extends keyof RenderPage>(
    name: K,
    ...input: Parameters<RenderPage[K]>
  ): Promise<Awaited<ReturnType<RenderPage[K]>>>;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".woff2": "font/woff2" };

/** Builds and opens the page; its footage are these clips, its own music these bytes. */
export async function openTrailerPage(
  footage: readonly { id: string; bytes: Uint8Array }[],
  music: Buffer = Buffer.alloc(0),
): Promise<TrailerPage> {
  const folder = await mkdtemp(join(tmpdir(), "sayhey-page-"));
  const entry = JSON.stringify(join(import.meta.dirname, "browser-render.entry.ts"));
  await writeFile(join(folder, "index.html"), `<!doctype html><script type="module">import ${entry};</script>`);
  await writeFile(
    join(folder, "vite.config.mjs"),
    `export default { worker: { format: "es" }, build: { target: "esnext" } };`,
  );
  const vite = join(import.meta.dirname, "../node_modules/vite/bin/vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", folder, "--logLevel", "error"], { cwd: folder });
  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      const clip = footage.find(({ id }) => path === `/footage/${id}.zip`);
      const font = path.startsWith("/fonts/") ? resolveFontFile(path.slice("/fonts/".length)) : null;
      const file = font ?? join(folder, "dist", path === "/" ? "index.html" : path);
      if (path === "/music.wav") return sendMusic(music, request.headers.range, response);
      const body = clip?.bytes ?? (await readFile(file).catch(() => null));
      response.writeHead(body === null ? 404 : 200, { "content-type": TYPES[extname(file)] ?? "application/json" });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => "renderPage" in globalThis);
  return {
    ask: (name, ...input) =>
      page.evaluate(
        ([method, values]) =>
          (globalThis as unknown as { renderPage: Record<string, (...values: unknown[]) => unknown> }).renderPage[
            method as string
          ]?.(...(values as unknown[])) as never,
        [name, input] as const,
      ),
    async close() {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function sendMusic(music: Buffer, range: string | undefined, response: ServerResponse): void {
  const [, from = "0", to = "0"] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  response.writeHead(206, { "content-type": "audio/wav" });
  response.end(music.subarray(Number(from), Number(to) + 1));
}

/** The opaque RGBA pixels of a PNG, base64. */
export const pixelsOf = (png: string): Promise<Buffer> =>
  sharp(Buffer.from(png, "base64")).ensureAlpha().raw().toBuffer();

/** Structural similarity of the luma of two pictures (Wang et al. 2004), the mean over blocks of 8x8. */
export function ssim(a: Uint8Array, b: Uint8Array, { width, height }: Size): number {
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
