import type { SourceTree } from "@sayhey/contract/source-tree";
import { openStyles, type OpenStyles } from "../stylesheet.ts";

const THEME = "src/theme.css";
/** Where the part of the theme begins that Tailwind must read; before it there are only plain variables. */
const NAMES = "@theme inline {";
/** Style sheets held ready, by their texts. */
const MOST_OPEN = 12;

const open = new Map<string, Promise<OpenStyles>>();

/** The styles of an app in two parts, and the fonts they name. */
export interface LiveStyles {
  /** The numbers of the look: plain CSS that stands before the rest. */
  theme: string;
  styles: string;
  files: Record<string, Uint8Array>;
}

/**
 * Compiles an app's styles for the live preview. What Tailwind has read is held ready, so that an edit costs only what its new
 * classes do; the numbers of the look stand apart, so that changing them costs nothing.
 */
export async function compileLiveStyles(tree: SourceTree, imports: readonly string[]): Promise<LiveStyles> {
  const theme = plainTheme(tree[THEME] ?? "");
  const read = theme === "" ? tree : { ...tree, [THEME]: (tree[THEME] ?? "").slice(theme.length) };
  const key = JSON.stringify([imports, Object.entries(read).filter(([path]) => path.endsWith(".css"))]);
  let styles = open.get(key);
  if (styles === undefined) {
    styles = openStyles(read, imports);
    styles.catch(() => open.delete(key));
  } else open.delete(key);
  open.set(key, styles);
  for (const oldest of open.keys()) {
    if (open.size <= MOST_OPEN) break;
    open.delete(oldest);
  }
  const { build, files } = await styles;
  return { theme, styles: build(tree), files };
}

/** The head of a theme, as far as it is plain CSS; empty where a person has made something else of it. */
function plainTheme(text: string): string {
  const end = text.indexOf(NAMES);
  if (end === -1) return "";
  const head = text.slice(0, end);
  return /@(?!media\b)/.test(head.replaceAll(/\/\*[\s\S]*?\*\//g, "")) ? "" : head;
}
