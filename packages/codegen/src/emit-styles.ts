import type { AppSpec, ArtDirection } from "@sayhey/appspec";
import { kebabCase } from "./names.ts";
import { TEMPLATES } from "./templates.gen.ts";

/** Directions whose navigation stands at the side of wide screens. */
const SIDE_NAV: ReadonlySet<ArtDirection> = new Set([
  "ledger",
  "blueprint",
  "signal",
  "track-day",
  "arcade",
  "field-notes",
]);

/** src/styles.css and the style files it imports: Tailwind, the tokens, the kit, the app's blocks, and its direction. */
export function emitStyles(spec: AppSpec): Record<string, string> {
  const kinds = [...new Set(spec.pages.flatMap((page) => page.blocks.map((block) => kebabCase(block.kind))))].sort();
  const paths = [
    "src/styles/base.css",
    "src/styles/shell.css",
    ...(SIDE_NAV.has(spec.theme.direction) ? ["src/styles/side-nav.css"] : []),
    "src/styles/controls.css",
  ];
  // A block whose looks are the kit's has no file of its own.
  paths.push(...kinds.map((kind) => `src/styles/blocks/${kind}.css`).filter((path) => Object.hasOwn(TEMPLATES, path)));
  const files = Object.fromEntries(paths.map((path) => [path, template(path)]));
  files["src/styles/direction.css"] = template(`src/directions/${spec.theme.direction}.css`);
  const imports = [
    "tailwindcss",
    "./theme.css",
    ...[...paths, "src/styles/direction.css"].map((path) => path.replace("src/", "./")),
  ];
  return { ...files, "src/styles.css": imports.map((path) => `@import "${path}";\n`).join("") };
}

function template(path: string): string {
  const text = TEMPLATES[path];
  if (text === undefined) throw new TypeError(`${path}: no such template`);
  return text;
}
