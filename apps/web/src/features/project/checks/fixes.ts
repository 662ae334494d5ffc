import {
  applyOps,
  completePalette,
  contrast,
  customBlockOf,
  kindName,
  type AppSpec,
  type Op,
  type Palette,
} from "@sayhey/appspec";
import { customSourcePath } from "@sayhey/codegen/custom-source";
import type { CheckStep, CheckFinding } from "@sayhey/contract/rows";
import { accessibilityFixes } from "./accessibility-fixes.ts";
import type { Fix } from "./fix.ts";

/** Something that is wrong with an app, as far as it is known where. */
export interface Problem {
  /** What is wrong, in one sentence. */
  message: string;
  kind: CheckStep["kind"] | "preview";
  /** Address of the page it is about. */
  page?: string;
  /** Id of the block to blame. */
  block?: string;
  /** Rule of axe. */
  rule?: string;
  /** Place in the app's source. */
  place?: { file: string; line: number };
}

/** Words for what axe finds most; its own are used for the rest. */
const AXE_WORDS: Record<string, string> = {
  "color-contrast": "Text has too little contrast",
  "image-alt": "A picture has no alt text",
  label: "A field has no name",
  "button-name": "A button has no name",
  "link-name": "A link has no name",
  "heading-order": "A heading skips a step",
  "empty-heading": "A heading is empty",
  "page-has-heading-one": "The page has no heading of its own",
  "document-title": "The page has no title",
  "html-has-lang": "The page doesn't set its language",
  list: "A list contains something other than list items",
  "target-size": "A tap target is too small",
  "nested-interactive": "A control is inside another one",
};

/** What an axe finding says, in words. */
export const findingWords = ({ rule, help, count }: CheckFinding): string =>
  `${AXE_WORDS[rule] ?? help}${count > 1 ? `, in ${count} places` : ""}`;

/** File of a page in the app's source. */
const pageFile = (spec: AppSpec, pageId: string, changed: ReadonlySet<string>): string | null => {
  const page = spec.pages.find(({ id }) => id === pageId);
  if (page === undefined) return null;
  const kebab = page.id.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  const path = `src/pages/${kebab}.tsx`;
  return changed.has(path) ? path : null;
};

/**
 * What can be done about a problem without a language model, the best first. `changed` are the files changed by hand: where one of
 * them is to blame, the app as described is sound.
 */
export function fixesFor(problem: Problem, spec: AppSpec, changed: ReadonlySet<string>): Fix[] {
  const fixes: Fix[] = [];
  const { place, block: blockId, rule } = problem;
  const page = pageOf(spec, problem);
  const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
  if (place !== undefined) {
    const at = place.line > 0 ? `, line ${place.line}` : "";
    fixes.push({
      by: "open",
      label: `Open ${nameOf(place.file)}${at}`,
      path: place.file,
      line: Math.max(1, place.line),
    });
    if (changed.has(place.file))
      fixes.push({ by: "restore", label: `Restore ${nameOf(place.file)}`, path: place.file });
  }
  const pagePath = page === undefined ? null : pageFile(spec, page.id, changed);
  if (pagePath !== null && pagePath !== place?.file)
    fixes.push({ by: "restore", label: `Restore ${nameOf(pagePath)}`, path: pagePath });
  if (rule === "color-contrast") {
    const patch = readablePalettes(spec);
    if (patch !== null)
      fixes.unshift({
        by: "ops",
        label: "Make the colors readable",
        ops: [{ op: "set-theme", patch }],
        reason: "Made text readable on its ground",
      });
    if (changed.has("src/theme.css")) fixes.push({ by: "restore", label: "Restore theme.css", path: "src/theme.css" });
  }
  // What a page says of itself as a whole is written in these.
  if (rule !== undefined && /^(?:html-has-lang|html-lang-valid|valid-lang|document-title|meta-viewport)$/.test(rule))
    for (const path of ["index.html", "src/main.tsx"])
      if (changed.has(path)) fixes.push({ by: "restore", label: `Restore ${nameOf(path)}`, path });
  const block = page?.blocks.find(({ id }) => id === blockId);
  if (rule !== undefined && page !== undefined)
    for (const fix of accessibilityFixes(rule, spec, page, block)) addIfFits(fixes, spec, fix);
  if (page === undefined || block === undefined) return fixes.filter(unique);
  const own = customBlockOf(spec, block);
  if (own !== undefined && place === undefined)
    fixes.unshift({ by: "open", label: `Open the source of ${own.name}`, path: customSourcePath(own.id), line: 1 });
  const title = "title" in block && typeof block.title === "string" ? block.title : "";
  const nameless = rule !== undefined && /(?:name|label|empty-heading|region)$/.test(rule) && title.trim() === "";
  if (nameless)
    addIfFits(fixes, spec, {
      by: "ops",
      label: `Title it “${kindName(block.kind)}”`,
      ops: [{ op: "update-block", page: page.id, block: block.id, patch: { title: kindName(block.kind) } } as Op],
      reason: `Gave ${kindName(block.kind)} on ${page.title} a title`,
    });
  if (problem.kind !== "axe" && problem.kind !== "preview" && page.blocks.length > 1)
    addIfFits(fixes, spec, {
      by: "ops",
      label: `Take out “${title || kindName(block.kind)}”`,
      ops: [{ op: "remove-block", page: page.id, block: block.id }],
      reason: `Took ${title || kindName(block.kind)} out of ${page.title}, because it failed`,
    });
  return fixes.filter(unique);
}

/** The page a problem is about: the one that holds its block, else the one at its address. */
function pageOf(spec: AppSpec, { page: path, block }: Problem): AppSpec["pages"][number] | undefined {
  const holding = spec.pages.find(({ blocks }) => blocks.some(({ id }) => id === block));
  if (holding !== undefined || path === undefined) return holding;
  return spec.pages.find(
    (page) => page.path === path || (page.path.endsWith("/:id") && path.startsWith(page.path.slice(0, -":id".length))),
  );
}

const AA = 4.5;
const ON: [text: keyof Palette, ground: keyof Palette][] = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["muted", "ground"],
  ["muted", "surface"],
  ["accent", "ground"],
  ["accent", "surface"],
  ["onAccent", "accent"],
  ["onAccent2", "accent2"],
  ["onAccent3", "accent3"],
];

/** The palettes with every text readable, as a patch of the theme; null when they are so already. */
function readablePalettes({ theme }: AppSpec): Partial<Pick<AppSpec["theme"], "light" | "dark">> | null {
  const patch: Partial<Pick<AppSpec["theme"], "light" | "dark">> = {};
  for (const scheme of ["light", "dark"] as const) {
    const palette = theme[scheme];
    if (ON.every(([text, ground]) => contrast(palette[text], palette[ground]) >= AA)) continue;
    const { ground, surface, accent, accent2, accent3 } = palette;
    const isDark = contrast(ground, "#ffffff") > contrast(ground, "#000000");
    const ink =
      contrast(palette.ink, ground) >= AA && contrast(palette.ink, surface) >= AA
        ? palette.ink
        : isDark
          ? "#ffffff"
          : "#14110f";
    patch[scheme] = completePalette({ ground, surface, ink, accent, accent2, accent3 });
  }
  return patch.light === undefined && patch.dark === undefined ? null : patch;
}

function addIfFits(fixes: Fix[], spec: AppSpec, fix: Extract<Fix, { by: "ops" }>): void {
  try {
    applyOps(spec, fix.ops);
    fixes.push(fix);
  } catch {
    // The app would not be whole without it.
  }
}

const unique = (fix: Fix, index: number, all: Fix[]): boolean =>
  all.findIndex(({ label }) => label === fix.label) === index;

/** What a language model is asked to put right. */
export function wishFor({ message, page, block, place, rule }: Problem): string {
  const where = [
    page === undefined ? "" : ` on the page at ${page}`,
    block === undefined ? "" : ` in the block ${block}`,
    place === undefined ? "" : ` in ${place.file}, line ${place.line}`,
  ].join("");
  const what = rule === undefined ? message : `the accessibility rule ${rule} fails: ${message}`;
  return `Fix this${where}: ${what}`.slice(0, 1900);
}
