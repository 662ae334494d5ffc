export { openBrowserPool } from "./browser-pool.ts";
export type { BrowserPool, BrowserPoolOptions } from "./browser-pool.ts";
export { filmApp } from "./film-app.ts";
export type { FilmedClip, Filming } from "./film-app.ts";
export { proveApp } from "./prove-app.ts";
export type { BrowserJobOptions, ProofOptions } from "./prove-app.ts";
export { resolveChromium } from "./resolve-chromium.ts";
export type { Chromium } from "./resolve-chromium.ts";
