import type { AppSpec } from "@sayhey/appspec";
import { prerenderPage, publicPaths } from "./prerender/prerender.ts";

/** Pages and characters that a tree holds; the rest is written by the app alone. */
const MOST_PAGES = 120;
const MOST_CHARACTERS = 800_000;

/** prerendered.json: every public page as HTML, which `vite build` puts into files of their own. */
export function emitPrerendered(spec: AppSpec): string {
  const pages: { path: string; title: string; head: string[]; body: string }[] = [];
  let characters = 0;
  for (const path of publicPaths(spec).slice(0, MOST_PAGES)) {
    const page = prerenderPage(spec, path, { indexed: true });
    if (page === null) continue;
    characters += page.head.length + page.body.length;
    if (characters > MOST_CHARACTERS) break;
    pages.push({ path, title: page.title, head: page.head.split("\n").map((line) => line.trim()), body: page.body });
  }
  return `${JSON.stringify(pages, null, 2)}\n`;
}

/** vite.config.ts: builds the app, and every public page as a file that is read without scripts. */
export const VITE_CONFIG = `import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import pages from "./prerendered.json" with { type: "json" };

/** Where the app will be reached: SITE_URL, else what Netlify or Vercel say. Without it there is no sitemap. */
function siteUrl(): string | undefined {
  const { SITE_URL, URL: netlify, VERCEL_PROJECT_PRODUCTION_URL: vercel } = process.env;
  const url = SITE_URL ?? netlify ?? (vercel === undefined ? undefined : \`https://\${vercel}\`);
  return url?.replace(/\\/+$/, "");
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => \`&#\${sign.charCodeAt(0)};\`);

/** Writes every page of prerendered.json into a file of its own, with what search engines look for. */
function prerendered(): Plugin {
  return {
    name: "prerendered",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return;
        const entry = String(index.source);
        const url = siteUrl();
        for (const page of pages) {
          const own = url === undefined ? [] : [\`<link rel="canonical" href="\${escape(url + page.path)}" />\`];
          const source = entry
            .replace(/^\\s*<meta (?:name="description"|property="og:[^"]*"|name="twitter:[^"]*")[^>]*>\\n?/gm, "")
            .replace(/<title>[^<]*<\\/title>/, () =>
              ["<title>" + escape(page.title) + "</title>", ...own, ...page.head].join("\\n    "),
            )
            .replace('<div id="root"></div>', () => '<div id="root">' + page.body + "</div>");
          if (page.path === "/") index.source = source;
          else this.emitFile({ type: "asset", fileName: page.path.slice(1) + "/index.html", source });
        }
        // A host of files answers what it does not know with this: the app then finds the page.
        this.emitFile({ type: "asset", fileName: "404.html", source: entry });
        if (url === undefined) return;
        const places = pages.map(({ path }) => "<url><loc>" + escape(url + path) + "</loc></url>").join("\\n");
        const sitemap = \`<?xml version="1.0" encoding="UTF-8"?>\\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\\n\${places}\\n</urlset>\\n\`;
        this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap });
        this.emitFile({
          type: "asset",
          fileName: "robots.txt",
          source: \`User-agent: *\\nAllow: /\\n\\nSitemap: \${url}/sitemap.xml\\n\`,
        });
      },
    },
  };
}

export default defineConfig({ plugins: [react(), tailwindcss(), prerendered()] });
`;
