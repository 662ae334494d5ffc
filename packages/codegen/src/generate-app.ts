import type { AppSpec } from "@sayhey/appspec";
import type { Flow } from "@sayhey/contract/flow";
import type { FileOverride, OverrideConflict } from "@sayhey/contract/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { emitAccounts } from "./emit-accounts.ts";
import { emitAppIcon } from "./app-icon.ts";
import { emitPageTexts } from "./emit-assistant.ts";
import { emitApp, emitMain } from "./emit-app.ts";
import { emitArtDirection } from "./emit-art.ts";
import { emitCopy } from "./emit-copy.ts";
import { emitCustomBlocks } from "./emit-custom.ts";
import { emitEntity, entityPath } from "./emit-entity.ts";
import { emitIcons } from "./emit-icons.ts";
import { emitPage, pagePath } from "./emit-page.ts";
import { OFFLINE_TEST, SERVICE_WORKER } from "./emit-offline.ts";
import { emitIndexHtml, emitManifest, emitPackageJson, GITIGNORE, TSCONFIG } from "./emit-project.ts";
import { emitPrerendered, VITE_CONFIG } from "./emit-prerendered.ts";
import { emitReadme } from "./emit-readme.ts";
import { emitFlowTests, PLAYWRIGHT_CONFIG } from "./emit-tests.ts";
import { emitStyles } from "./emit-styles.ts";
import { emitTheme } from "./emit-theme.ts";
import { dropUnused } from "./drop-unused.ts";
import { createBlockTests, createFlows, openPaths, type BlockTest } from "./flows/create-flows.ts";
import { OverrideMerge } from "./merge-overrides.ts";
import { menuOf } from "./site-menu.ts";
import { slimFiles } from "./slim-files.ts";
import { slimArt } from "./slim-art.ts";
import { TEMPLATES } from "./templates.gen.ts";
import { usedFiles } from "./used-files.ts";

/** Files that are written for each app after all others, from what those name. */
const COPY = "src/copy.ts";
const ICONS = "src/ui/icons.tsx";
/** Always there, though nothing imports them by name. */
const STATIC_TEMPLATES = ["src/env.d.ts", "src/say.ts"];

/** An app as source. */
export interface GeneratedApp {
  /** The complete project, sorted by path. */
  tree: SourceTree;
  /** Walks through it that show it at work. */
  flows: Flow[];
  /** Tests of its blocks of its own. */
  blockTests: BlockTest[];
  /** Where each of its pages can be opened on its first run. */
  paths: string[];
  /** Files changed by hand whose changed lines the generator writes otherwise by now. */
  conflicts: OverrideConflict[];
}

/** How an app is written. */
export interface GenerateOptions {
  /**
   * Leaves templates whole instead of cutting out what this app has no use for, and writes no flows: an edit then changes
   * fewer files, which is what a preview that follows edits wants. Such a tree runs as the other does.
   */
  entire?: boolean;
}

/**
 * Turns an AppSpec into the source of its app, a complete Vite + React project, and the flows that show it at work.
 * Equal specs give equal trees; keys are sorted. `overrides` are files changed by hand: each is merged three ways with what
 * the generator writes, and may import any template, whose words, icons and styles then follow. Where both changed the same
 * lines the tree has the file as written by hand and `conflicts` tells.
 *
 * @throws TypeError when the spec names a template that is missing; a parsed AppSpec never does.
 */
export function generateApp(
  spec: AppSpec,
  overrides: readonly FileOverride[] = [],
  { entire = false }: GenerateOptions = {},
): GeneratedApp {
  const flows = entire ? [] : createFlows(spec);
  const blockTests = entire ? [] : createBlockTests(spec);
  const merge = new OverrideMerge(overrides);
  const emitted: Record<string, string> = {
    "src/main.tsx": emitMain(spec),
    "src/app.tsx": emitApp(spec),
    ...emitAccounts(spec),
    ...emitPageTexts(spec),
    ...Object.fromEntries(spec.entities.map((entity) => [entityPath(entity.id), emitEntity(entity, spec)])),
    ...Object.fromEntries(spec.pages.map((page) => [pagePath(page.id), emitPage(page, spec)])),
    ...emitCustomBlocks(spec),
    "src/art/direction.ts": emitArtDirection(spec),
    "src/theme.css": emitTheme(spec),
  };
  for (const path of STATIC_TEMPLATES) emitted[path] = template(path);
  const code = reachedCode(spec, merge.texts(emitted), merge, entire);
  const hasMenu = menuOf(spec).flatMap((place) => [place, ...place.children]).length > 1;
  const styled = { ...code, ...merge.texts(emitStyles(spec, Object.keys(code), { hasMenu })) };
  const finished = {
    ...styled,
    ...merge.texts({
      [COPY]: emitCopy(styled, spec.identity.language, (path) => merge.has(path)),
      [ICONS]: emitIcons(styled, spec),
      ".gitignore": GITIGNORE,
      "README.md": emitReadme(spec),
      "index.html": emitIndexHtml(spec),
      "package.json": emitPackageJson(spec, styled),
      "playwright.config.ts": PLAYWRIGHT_CONFIG,
      // A preview shows what its editor sees, and no search engine reads it.
      ...(entire ? {} : { "prerendered.json": emitPrerendered(spec) }),
      "public/icon-maskable.svg": emitAppIcon(spec, true),
      "public/icon.svg": emitAppIcon(spec),
      "public/manifest.webmanifest": emitManifest(spec),
      "public/sw.js": SERVICE_WORKER,
      "tests/flows.spec.ts": emitFlowTests(flows, blockTests),
      "tests/offline.spec.ts": OFFLINE_TEST,
      "tsconfig.json": TSCONFIG,
      "vite.config.ts": VITE_CONFIG,
    }),
  };
  return {
    tree: Object.fromEntries(Object.entries({ ...finished, ...merge.rest() }).sort(([a], [b]) => (a < b ? -1 : 1))),
    flows,
    blockTests,
    paths: openPaths(spec),
    conflicts: merge.conflicts,
  };
}

/** The files of the app's own, those a person added, and of the templates they reach what is used of them, or all. */
function reachedCode(
  spec: AppSpec,
  emitted: Record<string, string>,
  merge: OverrideMerge,
  entire: boolean,
): Record<string, string> {
  const late = new Set([COPY, ICONS, "src/styles.css"]);
  const roots = { ...emitted, ...merge.ownCode() };
  const reached = usedFiles(roots, late, merge);
  if (entire) return { ...roots, ...merge.texts(reached) };
  const templates = slimFiles(spec, slimArt(spec, reached));
  const changed = Object.keys(templates).flatMap((path): [string, string][] => {
    const text = merge.written(path);
    return text === undefined ? [] : [[path, text]];
  });
  return { ...roots, ...merge.texts(dropUnused([...Object.entries(roots), ...changed], templates)) };
}

function template(path: string): string {
  const text = TEMPLATES[path];
  if (text === undefined) throw new TypeError(`${path}: no such template`);
  return text;
}
