import type { Settings } from "../../setting-field.ts";

/** What an engine is told. */
export interface MediaTask {
  inputPath: string;
  settings: Settings;
  /** Folder the result is written to. */
  outDir: string;
}

/** What became of a recording. */
export interface MediaResult {
  path: string;
  /** Small WebP; null for what has no picture. */
  thumbPath: string | null;
  extension: "mp4" | "webm" | "gif" | "mov" | "m4a" | "json";
  contentType: string;
  bytes: number;
  /** px */
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** What is worth saying of it, such as the loudness before and after. */
  facts: Record<string, string | number>;
}

/** Hears what is going on and how much of it is done, 0..1. */
export type Tell = (stage: string, done: number) => void;

/** Makes something new of the file of a task. @throws AppError saying what is wrong with it */
export type MediaEngine = (task: MediaTask, tell: Tell) => Promise<MediaResult>;
