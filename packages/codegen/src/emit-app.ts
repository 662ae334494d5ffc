import { inboxEntities, type AppSpec } from "@sayhey/appspec";
import { themeType } from "./emit-theme.ts";
import { entityConst, kebabCase, pageComponent } from "./names.ts";
import { menuOf, type MenuPlace } from "./site-menu.ts";
import { jsxAttribute, literal, stringLiteral, type Literal } from "./source-text.ts";

/** src/main.tsx: starts the store and shows the app. */
export function emitMain(spec: AppSpec): string {
  const entities = spec.entities.map((entity) => entity.id);
  const isShared = spec.sharing === "shared";
  const sent = isShared ? [] : [...inboxEntities(spec)];
  const start = `startStore([${entities.map(entityConst).join(", ")}]${isShared ? ", openSharedStorage" : ""})`;
  const render = (indent: string) => `createRoot(root).render(
${indent}  <StrictMode>
${indent}    <App />
${indent}  </StrictMode>,
${indent});`;
  return `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
${themeType(spec.theme)
  .files.map((file) => `import "${file}";\n`)
  .join("")}import "./styles.css";
import { App } from "./app.tsx";
${entities.map((id) => `import { ${entityConst(id)} } from "./entities/${kebabCase(id)}.ts";\n`).join("")}import { workOffline } from "./offline.ts";
import { reportErrors } from "./store/host.ts";
${isShared ? `import { openSharedStorage } from "./store/shared-storage.ts";\n` : ""}${sent.length > 0 ? `import { sendEntries } from "./store/send-entry.ts";\n` : ""}import { startStore } from "./store/store.ts";

reportErrors();
${isShared ? "" : `void ${start};\n`}workOffline();
${sent.length > 0 ? `sendEntries(${literal(sent)});\n` : ""}
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
${isShared ? `// What is shown belongs to everybody, so nothing is shown before it is known.\nvoid ${start}.then(() => {\n  ${render("  ")}\n});` : render("")}
`;
}

/** src/app.tsx: the pages and how one gets to them. */
export function emitApp(spec: AppSpec): string {
  const isSite = spec.footer !== undefined;
  const shell = isSite ? "SiteShell" : "AppShell";
  const isShared = spec.sharing === "shared";
  return `import { BrowserRouter, Route, Routes } from "react-router";
${spec.pages.map((page) => `import { ${pageComponent(page.id)} } from "./pages/${kebabCase(page.id)}.tsx";\n`).join("")}${isSite ? "" : `import { AppShell } from "./ui/app-shell.tsx";\n`}import { NotFound } from "./ui/not-found.tsx";
import { useScheme } from "./ui/scheme.tsx";
${isShared ? `import { SharedAccount } from "./ui/shared-account.tsx";\nimport { SharedEntry } from "./ui/shared-entry.tsx";\nimport { SharedNotice } from "./ui/shared-notice.tsx";\n` : ""}${isSite ? `import type { SitePlace } from "./ui/site-nav.tsx";\nimport { SiteShell } from "./ui/site-shell.tsx";\n` : ""}
${navLiterals(spec)}
export function App() {
  useScheme(${stringLiteral(spec.theme.scheme)});
  return (
    <BrowserRouter>
      <${shell} ${jsxAttribute("name", spec.identity.name, "      ")} ${jsxAttribute("icon", spec.identity.icon, "      ")} nav={nav}${isSite ? " legal={legal} footer={footer}" : ""}${isShared ? " account={<SharedAccount />} entry={<SharedEntry />}" : ""}>
${isShared ? "        <SharedNotice />\n" : ""}        <Routes>
${spec.pages.map((page) => `          <Route path="${page.path}" element={<${pageComponent(page.id)} />} />\n`).join("")}          <Route path="*" element={<NotFound />} />
        </Routes>
      </${shell}>
    </BrowserRouter>
  );
}
`;
}

/** The menu, and what stands at the foot of a site. */
function navLiterals(spec: AppSpec): string {
  const menu = menuOf(spec);
  if (spec.footer === undefined) {
    const all = menu.flatMap(({ children, ...place }) => [place, ...children]);
    return `const nav = ${literal(all.map(({ path, label, icon }) => ({ path, label, icon })))};\n`;
  }
  const placeOf = ({ path, label, children }: MenuPlace): Literal => ({
    path,
    label,
    children: children.length === 0 ? undefined : children.map(placeOf),
  });
  const legal = spec.pages.filter((page) => page.legal === true).map(({ path, title }) => ({ path, label: title }));
  return `const nav: readonly SitePlace[] = ${literal(menu.map(placeOf))};
const legal: readonly SitePlace[] = ${literal(legal)};
const footer = ${literal(spec.footer)};
`;
}
