import type { AppSpec } from "@sayhey/appspec";
import { APP_PACKAGES, packagesIn } from "@sayhey/contract/app-packages";
import { themeType } from "./emit-theme.ts";
import { packageName } from "./names.ts";
import { htmlText } from "./source-text.ts";

/** Exact versions of what a generated app is built with. */
const VERSIONS = {
  "@fontsource": "5.3.0",
  "@playwright/test": "1.65.1",
  "@tailwindcss/vite": "4.3.5",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
  "@vitejs/plugin-react": "6.3.0",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "react-router": "8.5.1",
  tailwindcss: "4.3.5",
  typescript: "7.0.2",
  vite: "8.3.8",
} as const;

/** Characters that fit under an icon on most home screens. */
const SHORT_NAME = 12;
/** Shortcuts that a phone shows on an installed app. */
const SHORTCUTS = 4;

/** package.json of the app; `files` is its source, which tells the packages it needs. */
export function emitPackageJson(spec: AppSpec, files: Readonly<Record<string, string>>): string {
  const fonts = themeType(spec.theme).packages.map((name): [string, string] => [
    name,
    FONT_VERSIONS[name] ?? VERSIONS["@fontsource"],
  ]);
  const own = packagesIn(Object.values(files)).map((name): [string, string] => [name, APP_PACKAGES[name]]);
  const pick = (names: readonly (keyof typeof VERSIONS)[]) =>
    names.map((name): [string, string] => [name, VERSIONS[name]]);
  const manifest = {
    name: packageName(spec.identity.name),
    version: "1.0.0",
    private: true,
    type: "module",
    description: spec.identity.tagline,
    scripts: { dev: "vite", build: "tsc --noEmit && vite build", preview: "vite preview", test: "playwright test" },
    dependencies: Object.fromEntries(
      [...fonts, ...own, ...pick(["react", "react-dom", "react-router"])].sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    devDependencies: Object.fromEntries(
      pick([
        "@playwright/test",
        "@tailwindcss/vite",
        "@types/react",
        "@types/react-dom",
        "@vitejs/plugin-react",
        "tailwindcss",
        "typescript",
        "vite",
      ]),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Font packages whose present version is another than the others'. */
const FONT_VERSIONS: Record<string, string> = { "@fontsource/onest": "5.3.1", "@fontsource/source-serif-4": "5.3.1" };

/** index.html: title, description, colours and what a shared link shows. */
export function emitIndexHtml(spec: AppSpec): string {
  const { identity, theme } = spec;
  const title = htmlText(`${identity.name} · ${identity.tagline}`);
  const description = htmlText(identity.description.replace(/\s+/g, " ").slice(0, 200));
  return `<!doctype html>
<html lang="${identity.language}" data-scheme="${theme.scheme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${htmlText(identity.name)}</title>
    <meta name="description" content="${description}" />
${themeColours(theme)}    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${htmlText(identity.name)}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta name="twitter:card" content="summary" />
    <meta name="apple-mobile-web-app-title" content="${htmlText(shortName(identity.name))}" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

/** The colour around the page; where the app follows the device, one for each scheme. */
function themeColours({ scheme, light, dark }: AppSpec["theme"]): string {
  const meta = (colour: string, media = "") => `    <meta name="theme-color" content="${colour}"${media} />\n`;
  if (scheme !== "system") return meta(scheme === "dark" ? dark.ground : light.ground);
  return (
    meta(light.ground, ` media="(prefers-color-scheme: light)"`) +
    meta(dark.ground, ` media="(prefers-color-scheme: dark)"`)
  );
}

/** As many of a name's words as fit under an icon. */
function shortName(name: string): string {
  let short = "";
  for (const word of name.split(/\s+/)) {
    const longer = short === "" ? word : `${short} ${word}`;
    if ([...longer].length > SHORT_NAME) break;
    short = longer;
  }
  return short === "" ? [...name].slice(0, SHORT_NAME).join("").trim() : short;
}

/** public/manifest.webmanifest: how the app looks when installed. */
export function emitManifest(spec: AppSpec): string {
  const palette = spec.theme.scheme === "dark" ? spec.theme.dark : spec.theme.light;
  const manifest = {
    name: spec.identity.name,
    short_name: shortName(spec.identity.name),
    description: spec.identity.tagline,
    lang: spec.identity.language,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: palette.ground,
    theme_color: palette.ground,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
    shortcuts: spec.pages
      .filter((page) => page.nav && page.roles === undefined && page.path !== "/" && !page.path.includes(":"))
      .slice(0, SHORTCUTS)
      .map((page) => ({ name: page.title, url: page.path })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** tsconfig.json: strict, checking only. */
export const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "noEmit": true,
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "noImplicitOverride": true,
    "noImplicitReturns": true,
    "noFallthroughCasesInSwitch": true,
    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "isolatedModules": true,
    "verbatimModuleSyntax": true,
    "erasableSyntaxOnly": true,
    "allowImportingTsExtensions": true,
    "skipLibCheck": true,
    "types": []
  },
  "include": ["src"]
}
`;

/** .gitignore of the app. */
export const GITIGNORE = "node_modules\ndist\ntest-results\nplaywright-report\n";
