export { resolveFontFile } from "./font-files.ts";
export type { FootageFile } from "./footage.ts";
export { readMusic } from "./read-music.ts";
export { RENDER_ENVIRONMENT } from "./render-environment.ts";
export { renderTrailer } from "./render-trailer.ts";
export type { RenderOptions, RenderProgress, RenderResult } from "./render-trailer.ts";
export { readSoundPeaks } from "./sound-peaks.ts";
export { takeVideoPictures } from "./video-pictures.ts";
export type { VideoPictures, VideoPicturesOptions } from "./video-pictures.ts";
