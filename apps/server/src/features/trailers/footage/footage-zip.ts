import { footageManifestSchema, type FootageManifest } from "@sayhey/contract/footage";
import { strToU8, zipSync } from "fflate";

const ZIP_TIME = new Date(2026, 0, 1);

/** What a clip of pictures shows and for how long. */
export interface PictureClip {
  /** What made it: `picture`, `video`, or `page` and its path. */
  flowId: string;
  caption: string;
  appHash: string;
  /** Of every picture, px; with `scale` px to a CSS px. */
  width: number;
  height: number;
  scale: number;
  fps: number;
  durationMs: number;
  /** WebP, with the time at which each starts to show, ms; the first at 0. */
  pictures: readonly { atMs: number; bytes: Uint8Array }[];
}

/** Packs pictures as footage: a stored ZIP with `manifest.json` and `frames/`. Equal pictures give equal bytes. */
export function packFootage(clip: PictureClip): { manifest: FootageManifest; zip: Uint8Array } {
  const names = clip.pictures.map((_, index) => `frames/${String(index).padStart(4, "0")}.webp`);
  const manifest = footageManifestSchema.parse({
    version: 1,
    flowId: clip.flowId,
    caption: clip.caption,
    appHash: clip.appHash,
    viewport: {
      width: Math.round(clip.width / clip.scale),
      height: Math.round(clip.height / clip.scale),
      scale: clip.scale,
    },
    fps: clip.fps,
    durationMs: clip.durationMs,
    frames: clip.pictures.map(({ atMs }, index) => ({ atMs, file: names[index] ?? "" })),
    taps: [],
    boxes: [],
  } satisfies FootageManifest);
  const files = Object.fromEntries(clip.pictures.map(({ bytes }, index) => [names[index] ?? "", bytes]));
  return {
    manifest,
    zip: zipSync({ "manifest.json": strToU8(JSON.stringify(manifest)), ...files }, { level: 0, mtime: ZIP_TIME }),
  };
}
