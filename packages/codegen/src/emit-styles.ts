import type { AppSpec, ArtDirection } from "@sayhey/appspec";
import { layoutStyles } from "./style-layouts.ts";
import { TEMPLATES } from "./templates.gen.ts";

/** Directions whose navigation stands at the side of wide screens, where there is more than one page to go to. */
const SIDE_NAV: ReadonlySet<ArtDirection> = new Set([
  "ledger",
  "blueprint",
  "signal",
  "track-day",
  "arcade",
  "field-notes",
]);

/** src/styles.css and the style files it imports: Tailwind, the tokens, the kit, the blocks among `paths`, the direction and its layouts. */
export function emitStyles(
  spec: Pick<AppSpec, "seed" | "theme">,
  paths: readonly string[],
  { hasMenu }: { hasMenu: boolean },
): Record<string, string> {
  const { direction } = spec.theme;
  // A block whose looks are the kit's has no file of its own.
  const blocks = paths
    .map((path) => /^src\/(blocks\/[\w-]+)\.tsx$/.exec(path)?.[1])
    .filter((block) => block !== undefined)
    .map((block) => `src/styles/${block}.css`)
    .filter((path) => Object.hasOwn(TEMPLATES, path))
    .sort();
  // A dashboard draws with the shapes of charts.
  const drawn = "src/styles/blocks/chart.css";
  if (paths.includes("src/blocks/dashboard.tsx") && !blocks.includes(drawn)) blocks.unshift(drawn);
  const isSite = paths.includes("src/ui/site-shell.tsx");
  const styles = [
    "src/styles/base.css",
    "src/styles/shell.css",
    ...(SIDE_NAV.has(direction) && hasMenu && !isSite ? ["src/styles/side-nav.css"] : []),
    "src/styles/controls.css",
    "src/styles/dialogs.css",
    ...(paths.includes("src/ui/rows-section.tsx") ? ["src/styles/rows.css"] : []),
    ...(paths.includes("src/ui/print-block.ts") ? ["src/styles/print.css"] : []),
    ...(paths.includes("src/ui/masthead.tsx") ? ["src/styles/masthead.css"] : []),
    ...(paths.includes("src/ui/lightbox.tsx") ? ["src/styles/lightbox.css"] : []),
    ...(paths.includes("src/ui/load-gate.tsx") ? ["src/styles/embed.css"] : []),
    ...blocks,
  ];
  // After the direction, whose shapes they rearrange.
  const layouts = [...layoutStyles(spec, paths), ...(isSite ? ["src/styles/site.css"] : [])];
  const files = Object.fromEntries([...styles, ...layouts].map((path) => [path, template(path)]));
  files["src/styles/direction.css"] = template(`src/directions/${direction}.css`);
  const imports = [
    "tailwindcss",
    "./theme.css",
    ...[...styles, "src/styles/direction.css", ...layouts].map((path) => path.replace("src/", "./")),
  ];
  return { ...files, "src/styles.css": imports.map((path) => `@import "${path}";\n`).join("") };
}

function template(path: string): string {
  const text = TEMPLATES[path];
  if (text === undefined) throw new TypeError(`${path}: no such template`);
  return text;
}
