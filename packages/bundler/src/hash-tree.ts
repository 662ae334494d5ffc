import { createHash } from "node:crypto";
import type { SourceTree } from "@sayhey/contract/source-tree";

/** Hex sha256 over paths and contents in order of path, first 16 digits. */
export function hashTree(tree: SourceTree): string {
  const hash = createHash("sha256");
  for (const path of Object.keys(tree).toSorted()) {
    hash.update(`${path}\0${tree[path]}\0`);
  }
  return hash.digest("hex").slice(0, 16);
}

/** First 8 hex digits of the sha256 of bytes: the hash in a file's name. */
export function hashBytes(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}
