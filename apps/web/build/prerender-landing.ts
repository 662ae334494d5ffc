import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rollup } from "vite";
import { BUILD } from "./build-options.ts";

type Bundle = Rollup.OutputBundle;

const ENTRY = "src/app/prerender.tsx";
/** What is seen first: the biggest picture of the landing page, and the face its biggest words are set in. */
const BIGGEST_PICTURE = /^assets\/hero-1-.+\.webp$/;
const DISPLAY_FONT = /^assets\/bricolage-grotesque-latin-wght-normal-.+\.woff2$/;

/** Runs the app on the server's side of things and answers the markup of `/`, as a visitor sees it. */
async function renderLanding(root: string): Promise<string> {
  const outDir = join(root, "node_modules/.prerender");
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [react()],
    build: { ...BUILD, ssr: ENTRY, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  try {
    const rendered: unknown = await import(`${pathToFileURL(join(outDir, "prerender.js")).href}?t=${Date.now()}`);
    if (rendered === null || typeof rendered !== "object" || !("renderLanding" in rendered))
      throw new TypeError(`${ENTRY} does not export renderLanding.`);
    const { renderLanding: render } = rendered;
    if (typeof render !== "function") throw new TypeError(`renderLanding of ${ENTRY} is no function.`);
    return String(await render());
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The chunk of a module, with everything it imports before it runs, most needed first. */
function chunksOf(bundle: Bundle, module: string): Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true);
  if (start === undefined) throw new Error(`The build has no chunk of ${module}.`);
  const found = new Set([start]);
  for (const { imports } of found) {
    for (const name of imports) {
      const next = bundle[name];
      if (next?.type === "chunk") found.add(next);
    }
  }
  return [...found];
}

function cssOf(chunks: readonly Rollup.OutputChunk[]): string[] {
  return [...new Set(chunks.toReversed().flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}

/**
 * Writes `landing.html`: the page with its words already in it and its styles inlined, so that the first paint waits for one
 * file only. The script then takes the markup over.
 */
export function prerenderLanding(): Plugin {
  let root = "";
  return {
    name: "sayhey:prerender-landing",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = "dist" }, bundle) {
      const markup = await renderLanding(root);
      const page = readFileSync(join(dir, "index.html"), "utf8");
      const [entry] = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
      if (entry?.type !== "chunk") throw new Error("The build has no entry.");
      const landing = chunksOf(bundle, "features/landing/landing-page.tsx");
      const entryCss = [...(entry.viteMetadata?.importedCss ?? [])];
      const landingCss = cssOf(landing).filter((name) => !entryCss.includes(name));
      const styles = [...entryCss, ...landingCss]
        .map((name) => readFileSync(join(dir, name), "utf8").trim())
        .join("\n");
      const named = (pattern: RegExp): string => {
        const found = Object.keys(bundle).find((name) => pattern.test(name));
        if (found === undefined) throw new Error(`The build has no file like ${pattern}.`);
        return found;
      };
      const first = [
        `<link rel="preload" href="/${named(BIGGEST_PICTURE)}" as="image" type="image/webp" fetchpriority="high">`,
        `<link rel="preload" href="/${named(DISPLAY_FONT)}" as="font" type="font/woff2" crossorigin>`,
      ].join("\n    ");
      const links = landing
        .filter(({ fileName }) => !page.includes(fileName))
        .map(({ fileName }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`)
        .join("\n    ");
      const html = page
        .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, "")
        // The page can be read and its links followed before the script is there: what is seen goes first.
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace("<title>", () => `${first}\n    <title>`)
        .replace("</head>", () => `  ${links}\n    <style>${styles}</style>\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      if (!html.includes(markup)) throw new Error('index.html has no <div id="root"></div>.');
      writeFileSync(join(dir, "landing.html"), html);
    },
  };
}
