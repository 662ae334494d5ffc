export { resolveFontFile } from "./font-files.ts";
export type { FootageFile } from "./footage.ts";
export { readMusic } from "./read-music.ts";
export { renderTrailer } from "./render-trailer.ts";
export type { RenderOptions, RenderProgress, RenderResult } from "./render-trailer.ts";
export { LONGEST_VIDEO_SIDE, takeVideoPictures } from "./video-pictures.ts";
export type { VideoPictures, VideoPicturesOptions } from "./video-pictures.ts";
