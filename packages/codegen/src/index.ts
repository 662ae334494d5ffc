export { changeOverride } from "./change-override.ts";
export type { OverrideChange } from "./change-override.ts";
export { generateApp } from "./generate-app.ts";
export type { GeneratedApp } from "./generate-app.ts";
