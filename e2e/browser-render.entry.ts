// A page that renders trailers by itself; `render-in-browser.test.ts` builds and asks it.
import { parseStoryboard, type Storyboard } from "@sayhey/trailer";
import {
  createPlayer,
  renderInBrowser,
  StillPainter,
  type BrowserRenderOptions,
  type FrameTimes,
  type Player,
} from "@sayhey/trailer/browser";
import { loadSounds } from "../packages/trailer/src/browser/load-music.ts";
import { renderInWorker } from "../packages/trailer/src/browser/render-in-worker.ts";

const loadFootage = async (id: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`/footage/${id}.zip`)).arrayBuffer());
const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
};

/** What the test asks this page to do. */
export interface RenderPage {
  render(
    storyboard: Storyboard,
    options: Pick<BrowserRenderOptions, "width" | "height" | "format" | "quality">,
  ): Promise<{ file: string; progress: number[] }>;
  /** Milliseconds from the abort of a render to its end, and how it ended. */
  cancel(storyboard: Storyboard): Promise<{ ms: number; message: string }>;
  /** The picture of a moment as PNG. */
  still(storyboard: Storyboard, timeMs: number, width: number, height: number): Promise<string>;
  /** Plays a storyboard from its start for so long on a canvas of that size; how its pictures kept up. */
  play(storyboard: Storyboard, forMs: number, width: number, height: number): Promise<FrameTimes>;
  /** The sound the player makes of a storyboard, left then right, 32-bit floats. Own music comes from `/music.wav`. */
  sound(storyboard: Storyboard): Promise<string>;
}

const page: RenderPage = {
  async render(storyboard, options) {
    const progress: number[] = [];
    const blob = await renderInBrowser({
      storyboard: parseStoryboard(storyboard),
      loadFootage,
      fontUrl: "/fonts",
      ...options,
      onProgress: (step) => progress.push(step.progress),
      onError: (error) => {
        throw error;
      },
    });
    return { file: await base64(blob), progress };
  },
  async cancel(storyboard) {
    const stop = new AbortController();
    let abortedAt = 0;
    try {
      await renderInBrowser({
        storyboard,
        loadFootage,
        fontUrl: "/fonts",
        width: 360,
        height: 640,
        format: "webm",
        signal: stop.signal,
        onProgress({ progress }) {
          if (progress < 0.05 || abortedAt > 0) return;
          abortedAt = performance.now();
          stop.abort();
        },
      });
      return { ms: 0, message: "it was made" };
    } catch (error) {
      return { ms: performance.now() - abortedAt, message: error instanceof Error ? error.message : String(error) };
    }
  },
  async still(storyboard, timeMs, width, height) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const painter = new StillPainter({ loadFootage, fontUrl: "/fonts" });
    await painter.paint(canvas, storyboard, timeMs);
    painter.close();
    return canvas.toDataURL("image/png").slice("data:image/png;base64,".length);
  },
  async play(storyboard, forMs, width, height) {
    const canvas = document.createElement("canvas");
    // Shown at that size, whatever the screen's pixels.
    canvas.style.cssText = `width:${width / devicePixelRatio}px;height:${height / devicePixelRatio}px`;
    document.body.replaceChildren(canvas);
    const player = await new Promise<Player>((resolve) => {
      const made = createPlayer({
        canvas,
        storyboard,
        loadFootage,
        fontUrl: "/fonts",
        muted: true,
        onReady: () => resolve(made),
      });
    });
    player.play();
    await new Promise((resolve) => setTimeout(resolve, forMs));
    const { frameTimes } = player;
    player.destroy();
    return frameTimes;
  },
  async sound(storyboard) {
    const sounds = await loadSounds(storyboard, async () => "/music.wav");
    const { left, right } = await renderInWorker({ storyboard, taps: [1234], ...sounds });
    return base64(new Blob([left, right]));
  },
};
Object.assign(globalThis, { renderPage: page });
