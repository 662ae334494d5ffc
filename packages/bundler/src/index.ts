export { checkTypes } from "./check-types.ts";
export type { TypeProblem } from "./check-types.ts";
export { compileApp } from "./compile-app.ts";
export { hashTree } from "./hash-tree.ts";
export { loadVendor } from "./vendor.ts";
export type { Vendor } from "./vendor.ts";
export { exportZip, writeTree } from "./write-tree.ts";
