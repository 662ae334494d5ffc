/**
 * Files of one generated app: POSIX path relative to the app's root -> text content.
 * Keys are in stable order. Compiled output holds bytes instead.
 */
export type SourceTree = Record<string, string>;

/** A compiled app, ready to serve: path relative to the app's origin -> bytes. `index.html` is the entry. */
export interface CompiledApp {
  files: Record<string, Uint8Array>;
  /** Hex sha256 over the source tree, first 16 digits. Equal trees have equal hashes. */
  hash: string;
  /** CSP source of the inline import map: `sha256-...`. */
  importMapHash: string;
  /** Milliseconds the compile took. */
  compileMs: number;
}
