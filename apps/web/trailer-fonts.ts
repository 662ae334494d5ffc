import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FONTS } from "@sayhey/contract/fonts";
import type { Plugin } from "vite";

/** Fallback families that the trailer engine draws other scripts with. */
const FALLBACKS = [
  "@fontsource/noto-sans",
  "@fontsource/noto-sans-arabic",
  "@fontsource/noto-sans-hebrew",
  "@fontsource/noto-emoji",
  "@fontsource-variable/noto-sans-jp",
  "@fontsource-variable/noto-sans-kr",
  "@fontsource-variable/noto-sans-sc",
];

const require = createRequire(import.meta.url);
const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Files of a font package that a trailer may ask for: the index of its subsets and the weights that are set. */
function filesOf(name: string): string[] {
  const font = Object.values(FONTS).find((family) => family.package === name);
  const weights = font === undefined ? "(?:500|700|wght)" : `(?:${font.weights.join("|")})`;
  const wanted = new RegExp(`-${weights}-(?:normal|italic)\\.woff2$`);
  const files = readdirSync(join(packageFolder(name), "files")).filter((file) => wanted.test(file));
  return ["unicode.json", ...files.map((file) => `files/${file}`)];
}

/** Serves the type of trailers under `/fonts/<package>/<file>`, from the very files that the renderer draws with. */
export function trailerFonts(): Plugin {
  const packages = [...new Set([...Object.values(FONTS).map((font) => font.package), ...FALLBACKS])];
  return {
    name: "sayhey-trailer-fonts",
    configureServer(server) {
      server.middlewares.use("/fonts", (request, response, next) => {
        const path = decodeURIComponent((request.url ?? "").split("?")[0] ?? "").slice(1);
        const name = packages.find((candidate) => path.startsWith(`${candidate}/`));
        const file =
          name === undefined ? undefined : filesOf(name).find((candidate) => path === `${name}/${candidate}`);
        if (name === undefined || file === undefined) return next();
        const full = join(packageFolder(name), file);
        response.setHeader("content-type", file.endsWith(".json") ? "application/json" : "font/woff2");
        createReadStream(full).pipe(response);
      });
    },
    generateBundle() {
      for (const name of packages) {
        for (const file of filesOf(name)) {
          const full = join(packageFolder(name), file);
          if (existsSync(full))
            this.emitFile({ type: "asset", fileName: `fonts/${name}/${file}`, source: readFileSync(full) });
        }
      }
    },
  };
}
