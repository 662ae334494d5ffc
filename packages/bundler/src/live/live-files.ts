import type { LiveApp, LiveModule } from "./compile-live.ts";
import { LIVE_FOLDER } from "./load-agent.ts";

/** Address of the whole app as one script. */
const liveScriptPath = (app: LiveApp): string => `/${LIVE_FOLDER}/app-${app.hash}.js`;

/** The page that shows an app with the agent beside it. `editors` are the origins it may be told things by. */
export function livePage(app: LiveApp, editors: readonly string[]): string {
  const settings = JSON.stringify({ editors }).replaceAll("<", "\\u003c");
  const head = [
    `<style data-sayhey="theme">${styleText(app.theme)}</style>`,
    `<style data-sayhey="styles">${styleText(app.styles)}</style>`,
    `<script type="application/json" data-sayhey="settings">${settings}</script>`,
    `<script type="importmap">${app.importMap}</script>`,
    ...[...app.preload, app.agentPath].map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${liveScriptPath(app)}"></script>`,
  ].join("\n    ");
  return app.page.replace("</head>", () => `  ${head}\n  </head>`);
}

/** The whole app as one script. */
export function liveScript(app: LiveApp): string {
  const head = `import { run } from ${JSON.stringify(app.agentPath)};\nrun(${JSON.stringify(app.hash)}, {\n`;
  return `${head}${modulesText(head, Object.entries(app.modules))}\n}, import.meta.url);\n`;
}

/**
 * What leads from one version to another, as a script that exports it; from nothing, all there is. A preview whose agent is
 * another one is told to load anew.
 */
export function liveUpdate(before: LiveApp | null, after: LiveApp): string {
  const changed = Object.entries(after.modules).filter(([path, { hash }]) => before?.modules[path]?.hash !== hash);
  const head = "export default {\nmodules: {\n";
  const isSameReach = before === null || JSON.stringify(before.outside) === JSON.stringify(after.outside);
  const parts = [
    "url: import.meta.url",
    `hash: ${JSON.stringify(after.hash)}`,
    // A page may reach what it was told when it was loaded.
    `agent: ${JSON.stringify(isSameReach ? after.agentPath : `${after.agentPath}#reach`)}`,
    `paths: ${JSON.stringify(Object.keys(after.modules))}`,
    ...(before?.theme === after.theme ? [] : [`theme: ${JSON.stringify(after.theme)}`]),
    ...(before?.styles === after.styles ? [] : [`styles: ${JSON.stringify(after.styles)}`]),
    ...(before?.page === after.page ? [] : [`page: ${JSON.stringify(after.page)}`]),
  ];
  return `${head}${modulesText(head, changed)}\n},\n${parts.join(",\n")}\n};\n`;
}

/** Modules as properties of an object that follows `head`, each with the line of the script that its code begins on. */
function modulesText(head: string, modules: readonly (readonly [string, LiveModule])[]): string {
  let line = countLines(head);
  const texts = modules.map(([path, { code, needs, lines, hash }]) => {
    const facts = [hash, needs, lines, line + 2].map((fact) => JSON.stringify(fact)).join(", ");
    const text = `${JSON.stringify(path)}: [${facts},\nfunction (require, module, exports, register) {\n${code}\n}],`;
    line += countLines(text) + 1;
    return text;
  });
  return texts.join("\n");
}

const countLines = (text: string): number => text.split("\n").length - 1;

/** CSS that cannot end the element it stands in. */
const styleText = (css: string): string => css.replaceAll(/<\/(?=style)/gi, "<\\/");
