import { inboxEntities, type AppSpec, type Page } from "@sayhey/appspec";
import { accountsOf } from "./emit-accounts.ts";
import { picturesOfApp } from "./masthead.ts";
import { themeType } from "./emit-theme.ts";
import { entityConst, kebabCase, pageComponent } from "./names.ts";
import { menuOf, type MenuPlace } from "./site-menu.ts";
import { jsxAttribute, literal, stringLiteral, type Literal } from "./source-text.ts";

const LINE_LENGTH = 120;

/** src/main.tsx: starts the store and shows the app. */
export function emitMain(spec: AppSpec): string {
  const entities = spec.entities.map((entity) => entity.id);
  const isShared = spec.sharing === "shared";
  const looks = accountsOf(spec) === "device" && spec.accounts?.demo === true;
  const sent = isShared ? [] : [...inboxEntities(spec)];
  const list = `[${entities.map(entityConst).join(", ")}]`;
  const startOf = (given: string): string => `startStore(${given}${isShared ? ", openSharedStorage" : ""})`;
  // A list that makes the line too long stands above it.
  const isLong =
    `void ${startOf(list)}${isShared ? ".then(() => {" : looks ? ".then(lookAs);" : ";"}`.length > LINE_LENGTH;
  const named = `const entities = ${list};`;
  const above = `${named.length > LINE_LENGTH ? `const entities = [\n${entities.map((id) => `  ${entityConst(id)},\n`).join("")}];` : named}\n`;
  const start = startOf(isLong ? "entities" : list);
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
${looks ? `import { lookAs } from "./store/look-as.ts";\n` : ""}${isShared ? `import { openSharedStorage } from "./store/shared-storage.ts";\n` : ""}${sent.length > 0 ? `import { sendEntries } from "./store/send-entry.ts";\n` : ""}import { startStore } from "./store/store.ts";

reportErrors();
${isLong ? above : ""}${isShared ? "" : `void ${start}${looks ? ".then(lookAs)" : ""};\n`}workOffline();
${sent.length > 0 ? `sendEntries(${literal(sent)});\n` : ""}
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
${isShared ? `// What is shown belongs to everybody, so nothing is shown before it is known.\nvoid ${start}.then(() => {\n  ${render("  ")}\n});` : render("")}
`;
}

/** src/app.tsx: the pages and how one gets to them. */
export function emitApp(spec: AppSpec): string {
  const accounts = accountsOf(spec);
  const isSite = spec.footer !== undefined;
  const shellName = isSite ? "SiteShell" : "AppShell";
  const isShared = spec.sharing === "shared";
  const isLimited = spec.pages.some(({ roles }) => roles !== undefined);
  const isFirst = accounts === "device" && spec.accounts?.signIn === "required";
  const imports = [
    `import { BrowserRouter, Route, Routes } from "react-router";`,
    ...spec.pages.map((page) => `import { ${pageComponent(page.id)} } from "./pages/${kebabCase(page.id)}.tsx";`),
    ...(accounts === "device" && isLimited ? [`import { useMyRoles } from "./store/accounts.ts";`] : []),
    ...(accounts === "shared" && isLimited ? [`import { useMyRoles } from "./store/shared-roles.ts";`] : []),
    ...(accounts === "device" ? [`import { AccountEntry } from "./ui/account-entry.tsx";`] : []),
    ...(isSite ? [] : [`import { AppShell } from "./ui/app-shell.tsx";`]),
    ...(isLimited ? [`import { placesFor } from "./ui/for-others.tsx";`] : []),
    `import { NotFound } from "./ui/not-found.tsx";`,
    ...(accounts === "device" && isLimited ? [`import { Only } from "./ui/only.tsx";`] : []),
    `import { useScheme } from "./ui/scheme.tsx";`,
    ...(isShared
      ? [
          `import { SharedAccount } from "./ui/shared-account.tsx";`,
          `import { SharedEntry } from "./ui/shared-entry.tsx";`,
          `import { SharedNotice } from "./ui/shared-notice.tsx";`,
          ...(isLimited ? [`import { Only } from "./ui/shared-only.tsx";`] : []),
        ]
      : []),
    ...(isFirst ? [`import { SignInPage } from "./ui/sign-in-page.tsx";`] : []),
    ...(isSite
      ? [`import type { SitePlace } from "./ui/site-nav.tsx";`, `import { SiteShell } from "./ui/site-shell.tsx";`]
      : []),
  ];
  const shell = tag(
    shellName,
    "      ",
    [
      jsxAttribute("name", spec.identity.name, "      "),
      jsxAttribute("icon", spec.identity.icon, "      "),
      `nav={${isLimited ? "placesFor(nav, held)" : "nav"}}`,
      ...(isSite ? ["legal={legal}", "footer={footer}"] : []),
      ...(isShared ? ["account={<SharedAccount />}", "entry={<SharedEntry />}"] : []),
      ...(accounts === "device" ? ["entry={<AccountEntry />}", "hasAccounts"] : []),
    ],
    isFirst ? 2 : 0,
  );
  const gate = tag("SignInPage", "      ", [
    jsxAttribute("name", spec.identity.name, "      "),
    jsxAttribute("icon", spec.identity.icon, "      "),
    jsxAttribute("tagline", spec.identity.tagline, "      "),
    jsxAttribute("picture", picturesOfApp(spec)[0] ?? spec.identity.name, "      "),
  ]);
  const held = isLimited ? "  const held = useMyRoles();\n" : "";
  const body = `${shell}
${isShared ? "        <SharedNotice />\n" : ""}        <Routes>
${spec.pages.map((page) => routeOf(page, isFirst ? 2 : 0)).join("")}          <Route path="*" element={<NotFound />} />
        </Routes>
      </${shellName}>
`;
  return `${imports.join("\n")}

${navLiterals(spec)}
export function App() {
  useScheme(${stringLiteral(spec.theme.scheme)});
${held}  return (
    <BrowserRouter>
${isFirst ? `${gate}\n${indented(body)}      </SignInPage>\n` : body}    </BrowserRouter>
  );
}
`;
}

/** An opening tag, one attribute a line where they do not fit into one. */
function tag(name: string, indent: string, attributes: readonly string[], deeper = 0): string {
  const line = `${indent}<${name} ${attributes.join(" ")}>`;
  if (line.length + deeper <= LINE_LENGTH && !line.includes("\n")) return line;
  return `${indent}<${name}\n${attributes.map((each) => `${indent}  ${each}\n`).join("")}${indent}>`;
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, "  ");

function routeOf({ id, path, roles, title }: Page, deeper: number): string {
  const page = `<${pageComponent(id)} />`;
  if (roles === undefined) return `          <Route path="${path}" element={${page}} />\n`;
  const attributes = [`roles={${literal([...roles])}}`, jsxAttribute("title", title, ""), `page={${page}}`];
  const only = `<Only ${attributes.join(" ")} />`;
  const fits = (line: string): boolean => line.length + deeper <= LINE_LENGTH;
  if (fits(`          <Route path="${path}" element={${only}} />`))
    return `          <Route path="${path}" element={${only}} />\n`;
  const element = fits(`            element={${only}}`)
    ? `element={${only}}`
    : fits(`              ${only}`)
      ? `element={\n              ${only}\n            }`
      : `element={\n              <Only\n${attributes.map((each) => `                ${each}\n`).join("")}              />\n            }`;
  return `          <Route\n            path="${path}"\n            ${element}\n          />\n`;
}

/** The menu, and what stands at the foot of a site. */
function navLiterals(spec: AppSpec): string {
  const menu = menuOf(spec);
  if (spec.footer === undefined) {
    const all = menu.flatMap(({ children, ...place }) => [place, ...children]);
    return `const nav = ${literal(all.map(({ path, label, icon, roles }) => ({ path, label, icon, roles })))};\n`;
  }
  const placeOf = ({ path, label, roles, children }: MenuPlace): Literal => ({
    path,
    label,
    roles,
    children: children.length === 0 ? undefined : children.map(placeOf),
  });
  const legal = spec.pages.filter((page) => page.legal === true).map(({ path, title }) => ({ path, label: title }));
  return `const nav: readonly SitePlace[] = ${literal(menu.map(placeOf))};
const legal: readonly SitePlace[] = ${literal(legal)};
const footer = ${literal(spec.footer)};
`;
}
