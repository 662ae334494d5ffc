import type { AppSpec } from "@sayhey/appspec";
import { word } from "./emit-copy.ts";
import { iconDrawing } from "./emit-icons.ts";
import { themeType } from "./emit-theme.ts";
import { packageName } from "./names.ts";
import { htmlText, markdownText } from "./source-text.ts";

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

/** package.json of the app. */
export function emitPackageJson(spec: AppSpec): string {
  const fonts = themeType(spec.theme).packages.map((name): [string, string] => [
    name,
    FONT_VERSIONS[name] ?? VERSIONS["@fontsource"],
  ]);
  const pick = (names: readonly (keyof typeof VERSIONS)[]) =>
    names.map((name): [string, string] => [name, VERSIONS[name]]);
  const manifest = {
    name: packageName(spec.identity.name),
    version: "1.0.0",
    private: true,
    type: "module",
    description: spec.identity.tagline,
    scripts: { dev: "vite", build: "tsc --noEmit && vite build", preview: "vite preview", test: "playwright test" },
    dependencies: Object.fromEntries([...fonts, ...pick(["react", "react-dom", "react-router"])]),
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
  const ground = theme.scheme === "dark" ? theme.dark.ground : theme.light.ground;
  const title = htmlText(`${identity.name} · ${identity.tagline}`);
  const description = htmlText(identity.description.replace(/\s+/g, " ").slice(0, 200));
  return `<!doctype html>
<html lang="${identity.language}" data-scheme="${theme.scheme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${htmlText(identity.name)}</title>
    <meta name="description" content="${description}" />
    <meta name="theme-color" content="${ground}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
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

/** public/manifest.webmanifest: how the app looks when installed. */
export function emitManifest(spec: AppSpec): string {
  const palette = spec.theme.scheme === "dark" ? spec.theme.dark : spec.theme.light;
  const manifest = {
    name: spec.identity.name,
    short_name: spec.identity.name.slice(0, 12),
    description: spec.identity.tagline,
    lang: spec.identity.language,
    start_url: "/",
    display: "standalone",
    background_color: palette.ground,
    theme_color: palette.ground,
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** public/icon.svg: the app's icon on its accent colour, its corners those of the app. */
export function emitIconSvg({ identity, theme }: AppSpec): string {
  const palette = theme.scheme === "dark" ? theme.dark : theme.light;
  const radius = Math.min(16, Math.round(theme.radius * 0.7));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${radius}" fill="${palette.accent}" />
  <g transform="translate(14 14) scale(1.5)" fill="none" stroke="${palette.onAccent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
    ${iconDrawing(identity.icon).replaceAll(" />", "/>")}
  </g>
</svg>
`;
}

/** public/sw.js: keeps what was seen, newest first, for when there is no network. */
export const SERVICE_WORKER = `// Newest from the network, else what was kept when it was last seen.
const CACHE = "app-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    // Every address of the app is the same page.
    const kept = (await cache.match(request)) ?? (request.mode === "navigate" ? await cache.match("/") : undefined);
    if (kept) return kept;
    throw error;
  }
}
`;

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

/** vite.config.ts */
export const VITE_CONFIG = `import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [react(), tailwindcss()] });
`;

/** README.md of the app. */
export function emitReadme(spec: AppSpec): string {
  const { identity } = spec;
  return `# ${markdownText(identity.name)}

${markdownText(identity.tagline)}

${markdownText(identity.description)}

## Start

\`\`\`sh
npm install
npm run dev
\`\`\`

\`npm run build\` checks the types and writes \`dist/\`. \`npx playwright install chromium && npm test\` plays the app's flows in a browser.

## Where things are

| | |
|---|---|
| \`src/pages/\` | ${spec.pages.map((page) => markdownText(page.title)).join(", ")} |
| \`src/entities/\` | what the app keeps: ${spec.entities.map((entity) => markdownText(entity.plural)).join(", ")}, with the rows of the first run |
| \`src/blocks/\` | what pages are made of |
| \`src/store/\` | rows and settings, kept in the browser (IndexedDB), shared between tabs |
| \`src/rules/\` | calculations without side effects |
| \`src/theme.css\` | colours, type, radius, density and motion |
| \`src/copy.ts\` | the interface's words (${word("settings", identity.language)}, ${word("undo", identity.language)} …) |
| \`tests/\` | the app's flows as browser tests |
`;
}
