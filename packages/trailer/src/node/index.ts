export { resolveFontFile } from "./font-files.ts";
export type { FootageFile } from "./footage.ts";
export { renderTrailer } from "./render-trailer.ts";
export type { RenderOptions, RenderProgress, RenderResult } from "./render-trailer.ts";
