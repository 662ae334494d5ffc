import { expect, test } from "vitest";
import { compileLive } from "./compile-live.ts";
import { livePage, liveUpdate } from "./live-files.ts";

const TREE = {
  "index.html": `<!doctype html><html><head></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`,
  "src/main.tsx": `import { createRoot } from "react-dom/client";\nimport "./styles.css";\nimport { App } from "./app.tsx";\nconst root = document.getElementById("root");\nif (root) createRoot(root).render(<App />);\n`,
  "src/app.tsx": `import icon from "./icon.svg";\nimport facts from "./facts.json";\nexport function App() { return <p className="p-4" title={icon}>{facts.name}</p>; }\n`,
  "src/facts.json": `{ "name": "Soup" }`,
  "src/icon.svg": `<svg/>`,
  "src/unused.ts": `export const unused = 1;`,
  "src/styles.css": `@import "tailwindcss";\n@import "./theme.css";\n.card { color: var(--ink); }\n`,
  "src/theme.css": `:root { --ink: #111; }\n\n@theme inline {\n  --color-ink: var(--ink);\n}\n`,
  "public/icon.svg": "<svg/>",
};

test("an app is compiled module by module, with what it reaches and nothing else", async () => {
  const app = await compileLive(TREE, "v1");
  expect(Object.keys(app.modules).toSorted()).toEqual([
    "src/app.tsx",
    "src/facts.json",
    "src/icon.svg",
    "src/main.tsx",
  ]);
  expect(app.modules["src/main.tsx"]?.needs).toEqual({ "./styles.css": null, "./app.tsx": "src/app.tsx" });
  expect(app.modules["src/app.tsx"]?.code).toContain("register({ App:");
  expect(app.theme).toContain("--ink: #111");
  expect(app.styles).toContain(".card");
  expect(app.styles).toContain(".p-4");
  expect(app.styles).not.toContain("#111");
  expect(app.files).toHaveProperty(["icon.svg"]);
});

test("an update holds what changed: numbers of the look, one module, everything for who has nothing", async () => {
  const before = await compileLive(TREE, "v1");
  const coloured = await compileLive({ ...TREE, "src/theme.css": TREE["src/theme.css"].replace("#111", "#222") }, "v2");
  const look = liveUpdate(before, coloured);
  expect(look).toContain("#222");
  expect(look).not.toContain("styles:");
  expect(look).not.toContain("function (require");

  const renamed = await compileLive({ ...TREE, "src/facts.json": `{ "name": "Stew" }` }, "v3");
  const change = liveUpdate(before, renamed);
  expect(change.match(/function \(require/g)).toHaveLength(1);
  expect(change).toContain("Stew");
  expect(liveUpdate(null, renamed).match(/function \(require/g)).toHaveLength(4);
});

test("a file that does not compile is named with its line", async () => {
  await expect(
    compileLive({ ...TREE, "src/app.tsx": "export const a = 1;\nexport function App( {" }, "v1"),
  ).rejects.toThrow(/src\/app\.tsx:2: /);
});

test("a theme that a person has made more of is left to the compiler as a whole", async () => {
  const theme = `@utility glow { color: red; }\n${TREE["src/theme.css"]}`;
  const app = await compileLive(
    { ...TREE, "src/theme.css": theme, "src/app.tsx": TREE["src/app.tsx"].replace("p-4", "glow") },
    "v1",
  );
  expect(app.theme).toBe("");
  expect(app.styles).toContain(".glow");
  expect(app.styles).toContain("--ink: #111");
});

test("styles cannot end the element they stand in", async () => {
  const app = await compileLive(
    { ...TREE, "src/theme.css": `/* </style><script>alert(1)</script> */\n${TREE["src/theme.css"]}` },
    "v1",
  );
  expect(livePage(app, ["http://localhost"]).match(/<\/style>/g)).toHaveLength(2);
});
