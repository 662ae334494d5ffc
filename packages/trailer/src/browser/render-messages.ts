import type { AppErrorKind } from "@sayhey/contract/app-error";
import type { RenderQuality } from "@sayhey/contract/render";
import type { StereoSound } from "../soundtrack/stereo.ts";
import type { Storyboard } from "../storyboard.ts";

/** Formats a browser may be able to write. */
export type BrowserFormat = "mp4" | "webm";

/** What the page asks of the render worker. */
export interface BrowserRenderTask {
  storyboard: Storyboard;
  /** ZIPs by the id that the storyboard names. */
  footage: { id: string; bytes: Uint8Array<ArrayBuffer> }[];
  music: StereoSound | null;
  voice: StereoSound | null;
  /** Absolute. */
  fontUrl: string;
  width: number;
  height: number;
  format: BrowserFormat;
  quality: RenderQuality;
}

/** What the render worker tells. */
export type BrowserRenderMessage =
  | { type: "frames"; done: number }
  | { type: "done"; file: ArrayBuffer }
  | { type: "failed"; kind: AppErrorKind; message: string; hint: string | undefined };
