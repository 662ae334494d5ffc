export { changeOverride } from "./change-override.ts";
export type { OverrideChange } from "./change-override.ts";
export { exportTree } from "./export-tree.ts";
export { generateApp } from "./generate-app.ts";
export type { GeneratedApp, GenerateOptions } from "./generate-app.ts";
export { importTree } from "./import-tree.ts";
export type { ImportedTree } from "./import-tree.ts";
export { listSource, readSource } from "./read-source.ts";
export type { SourceFile } from "./read-source.ts";
