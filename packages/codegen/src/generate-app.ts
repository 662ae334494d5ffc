import type { AppSpec } from "@sayhey/appspec";
import type { Flow } from "@sayhey/contract/flow";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { emitApp, emitMain } from "./emit-app.ts";
import { emitCopy } from "./emit-copy.ts";
import { emitEntity, entityPath } from "./emit-entity.ts";
import { emitIcons } from "./emit-icons.ts";
import { emitPage, pagePath } from "./emit-page.ts";
import {
  emitIconSvg,
  emitIndexHtml,
  emitManifest,
  emitPackageJson,
  emitReadme,
  SERVICE_WORKER,
  TSCONFIG,
  VITE_CONFIG,
} from "./emit-project.ts";
import { emitFlowTests, PLAYWRIGHT_CONFIG } from "./emit-tests.ts";
import { emitStyles } from "./emit-styles.ts";
import { emitTheme } from "./emit-theme.ts";
import { createFlows } from "./flows/create-flows.ts";
import { TEMPLATES } from "./templates.gen.ts";
import { usedFiles } from "./used-files.ts";

/** Files that are written for each app after all others, from what those name. */
const COPY = "src/copy.ts";
const ICONS = "src/ui/icons.tsx";
/** Always there, though nothing imports them by name. */
const STATIC_TEMPLATES = ["src/env.d.ts", "src/say.ts"];

/**
 * Turns an AppSpec into the source of its app, a complete Vite + React project, and the flows that show it at work.
 * Equal specs give equal trees; keys are sorted.
 *
 * @throws TypeError when the spec names a template that is missing; a parsed AppSpec never does.
 */
export function generateApp(spec: AppSpec): { tree: SourceTree; flows: Flow[] } {
  const flows = createFlows(spec);
  const own: Record<string, string> = {
    "src/main.tsx": emitMain(spec),
    "src/app.tsx": emitApp(spec),
    ...Object.fromEntries(spec.entities.map((entity) => [entityPath(entity.id), emitEntity(entity, spec)])),
    ...Object.fromEntries(spec.pages.map((page) => [pagePath(page.id), emitPage(page, spec)])),
  };
  for (const path of STATIC_TEMPLATES) own[path] = template(path);
  Object.assign(own, emitStyles(spec));
  own["src/art/direction.ts"] =
    `// How pictures are drawn in this app.\nexport { draw } from "./${spec.theme.direction}.tsx";\n`;
  own["src/theme.css"] = emitTheme(spec);
  const code = { ...own, ...usedFiles(own, new Set([COPY, ICONS])) };
  const tree: SourceTree = {
    ...code,
    [COPY]: emitCopy(code, spec.identity.language),
    [ICONS]: emitIcons(code, spec),
    "README.md": emitReadme(spec),
    "index.html": emitIndexHtml(spec),
    "package.json": emitPackageJson(spec),
    "playwright.config.ts": PLAYWRIGHT_CONFIG,
    "public/icon.svg": emitIconSvg(spec),
    "public/manifest.webmanifest": emitManifest(spec),
    "public/sw.js": SERVICE_WORKER,
    "tests/flows.spec.ts": emitFlowTests(flows),
    "tsconfig.json": TSCONFIG,
    "vite.config.ts": VITE_CONFIG,
  };
  return { tree: Object.fromEntries(Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1))), flows };
}

function template(path: string): string {
  const text = TEMPLATES[path];
  if (text === undefined) throw new TypeError(`${path}: no such template`);
  return text;
}
