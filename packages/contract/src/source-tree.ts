/**
 * Files of one generated app: POSIX path relative to the app's root -> text content.
 * Keys are in stable order. Compiled output holds bytes instead.
 */
export type SourceTree = Record<string, string>;

/** Hosts that an app reaches besides its own origin: what its frames show, and whose sound and videos it plays. */
export interface OutsideHosts {
  frames: readonly string[];
  media: readonly string[];
  /** Whether it may show maps of tiles, from where the operator says, and ask a visitor where they are. */
  map?: boolean;
  /** Hosts of those tiles; the server says them, never the app. */
  tiles?: readonly string[];
}

/** A compiled app, ready to serve: path relative to the app's origin -> bytes. `index.html` is the entry. */
export interface CompiledApp {
  files: Record<string, Uint8Array>;
  /** Hex sha256 over the source tree, first 16 digits. Equal trees have equal hashes. */
  hash: string;
  /** CSP source of the inline import map: `sha256-...`. */
  importMapHash: string;
  /** Hosts besides its own origin that it may load from; none where it is left out. */
  outside?: OutsideHosts;
  /** Milliseconds the compile took. */
  compileMs: number;
}
