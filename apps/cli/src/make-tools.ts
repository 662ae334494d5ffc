import type { Aspect } from "@sayhey/contract/idea";
import type { RenderFile, RenderFormat } from "@sayhey/contract/render";
import type { VideoOptions } from "./video-options.ts";

/** Where each file of a trailer lies in the folder. */
export const FILE_NAMES: Record<RenderFile, string> = {
  mp4: "trailer.mp4",
  webm: "trailer.webm",
  gif: "trailer.gif",
  poster: "poster.jpg",
  og: "link-picture.jpg",
  vtt: "trailer.vtt",
  srt: "trailer.srt",
  storyboard: "storyboard.json",
};

/** What each is called in the answer as JSON. */
export const FILE_KEYS: Record<RenderFile, string> = {
  mp4: "trailer",
  webm: "webm",
  gif: "gif",
  poster: "poster",
  og: "linkPicture",
  vtt: "captions",
  srt: "srt",
  storyboard: "storyboard",
};

/** What is to be made, and where. */
export interface MakeOptions {
  idea: string;
  out: string;
  seed: number | undefined;
  aspect: Aspect;
  durationMs: number;
  formats: RenderFormat[];
  video: VideoOptions;
  link: string | null;
  specOnly: boolean;
  trailer: boolean;
  /** Whether the model that the environment names, if any, builds the app. */
  model: boolean;
  json: boolean;
  /** Made on the server that one is signed in to, instead of here. */
  onServer: boolean;
}

/** What the stages of making work with: `paths` names what has been made, `staging` is where. */
export interface Workshop {
  staging: string;
  paths: Record<string, string>;
  timed<T>(stage: string, run: () => T | Promise<T>): Promise<T>;
  say(line: string): void;
  signal: AbortSignal;
}
