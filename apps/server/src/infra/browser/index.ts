export { appHeaders } from "./app-response.ts";
export { openBrowserPool } from "./browser-pool.ts";
export type { BrowserPool, BrowserPoolOptions } from "./browser-pool.ts";
export { filmApp } from "./film-app.ts";
export type { FilmedClip, Filming } from "./film-app.ts";
export { checkApp } from "./check-app.ts";
export type { BrowserJobOptions, CheckOptions } from "./check-app.ts";
export { resolveChromium } from "./resolve-chromium.ts";
export type { Chromium } from "./resolve-chromium.ts";
