import type { AppSpec } from "@sayhey/appspec";
import { themeType } from "./emit-theme.ts";
import { entityConst, kebabCase, pageComponent } from "./names.ts";
import { jsxAttribute, literal, stringLiteral } from "./source-text.ts";

/** src/main.tsx: starts the store and shows the app. */
export function emitMain(spec: AppSpec): string {
  const entities = spec.entities.map((entity) => entity.id);
  const isShared = spec.sharing === "shared";
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
${isShared ? `import { openSharedStorage } from "./store/shared-storage.ts";\n` : ""}import { startStore } from "./store/store.ts";

reportErrors();
${isShared ? "" : `void ${start};\n`}workOffline();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
${isShared ? `// What is shown belongs to everybody, so nothing is shown before it is known.\nvoid ${start}.then(() => {\n  ${render("  ")}\n});` : render("")}
`;
}

/** src/app.tsx: the pages and how one gets to them. */
export function emitApp(spec: AppSpec): string {
  const nav = spec.pages
    .filter((page) => page.nav && !page.path.endsWith("/:id"))
    .map((page) => ({ path: page.path, label: page.title, icon: page.icon }));
  const isShared = spec.sharing === "shared";
  return `import { BrowserRouter, Route, Routes } from "react-router";
${spec.pages.map((page) => `import { ${pageComponent(page.id)} } from "./pages/${kebabCase(page.id)}.tsx";\n`).join("")}import { AppShell } from "./ui/app-shell.tsx";
import { NotFound } from "./ui/not-found.tsx";
import { useScheme } from "./ui/scheme.tsx";
${isShared ? `import { SharedAccount } from "./ui/shared-account.tsx";\nimport { SharedEntry } from "./ui/shared-entry.tsx";\nimport { SharedNotice } from "./ui/shared-notice.tsx";\n` : ""}
const nav = ${literal(nav)};

export function App() {
  useScheme(${stringLiteral(spec.theme.scheme)});
  return (
    <BrowserRouter>
      <AppShell ${jsxAttribute("name", spec.identity.name, "      ")} ${jsxAttribute("icon", spec.identity.icon, "      ")} nav={nav}${isShared ? " account={<SharedAccount />} entry={<SharedEntry />}" : ""}>
${isShared ? "        <SharedNotice />\n" : ""}        <Routes>
${spec.pages.map((page) => `          <Route path="${page.path}" element={<${pageComponent(page.id)} />} />\n`).join("")}          <Route path="*" element={<NotFound />} />
        </Routes>
      </AppShell>
    </BrowserRouter>
  );
}
`;
}
