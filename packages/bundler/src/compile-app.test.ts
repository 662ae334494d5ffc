import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { checkTypes } from "./check-types.ts";
import { compileApp } from "./compile-app.ts";
import { hashTree } from "./hash-tree.ts";
import { exportZip, writeTree } from "./write-tree.ts";

const TREE = {
  "index.html": `<!doctype html>\n<html lang="en">\n  <head>\n    <title>Crates</title>\n    <script type="module" src="/src/main.tsx"></script>\n  </head>\n  <body><div id="root"></div></body>\n</html>\n`,
  "public/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg"/>`,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "es2022",
      lib: ["es2022", "dom"],
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ["vite/client"],
    },
    include: ["src"],
  }),
  "src/main.tsx": `import "@fontsource/inter/latin-400.css";\nimport "./styles.css";\nimport { createRoot } from "react-dom/client";\nimport { Heading } from "./heading";\nimport Leaf from "lucide-react/dist/esm/icons/leaf.mjs";\nconst root = document.getElementById("root");\nif (root) createRoot(root).render(<Heading text="Crates" icon={<Leaf />} />);\n`,
  "src/heading.tsx": `import { useState, type ReactNode } from "react";\nexport function Heading({ text, icon }: { text: string; icon: ReactNode }) {\n  const [count, setCount] = useState(0);\n  return <button className="p-4 text-brand" onClick={() => setCount(count + 1)}>{icon}{text} {count}</button>;\n}\n`,
  "src/icons.d.ts": `declare module "lucide-react/dist/esm/icons/*" { import type { ComponentType } from "react"; const icon: ComponentType<{ size?: number }>; export default icon; }`,
  "src/styles.css": `@import "tailwindcss";\n@theme { --color-brand: #ff5a36; }\nbody { font-family: Inter; }\n`,
};

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

describe("compileApp", () => {
  it("keeps files that are imported for what they do, and leaves out what nobody uses", async () => {
    const app = await compileApp({
      ...TREE,
      "src/main.tsx": `import './setup';\nimport "../src/more";\nimport { used } from "./used";\n${TREE["src/main.tsx"]}used();\n`,
      "src/setup.ts": `import "./deep";\ndocument.documentElement.dataset["setup"] = "was-set-up";`,
      "src/deep.ts": `document.documentElement.dataset["deep"] = "was-deep";`,
      "src/more/index.ts": `document.documentElement.dataset["more"] = "was-more";`,
      "src/used.ts": `import { unused } from "./unused";\nexport const used = () => "is-used";\nexport const other = () => unused;`,
      "src/unused.ts": `export const unused = document.createElement("is-unused");`,
    });
    const path = Object.keys(app.files).find((each) => each.startsWith("assets/app-") && each.endsWith(".js")) ?? "";
    const script = text(app.files[path]);
    for (const word of ["was-set-up", "was-deep", "was-more"]) expect(script).toContain(word);
    expect(script).not.toContain("is-unused");
  });

  it("yields one script, one stylesheet with only the used classes, fonts and the files of public/", async () => {
    const app = await compileApp(TREE);
    const html = text(app.files["index.html"]);
    const scriptPath = /src="\/(assets\/app-\w+\.js)"/.exec(html)?.[1] ?? "";
    const cssPath = /href="\/(assets\/app-\w+\.css)"/.exec(html)?.[1] ?? "";
    expect(text(app.files[scriptPath])).toContain("Crates");
    expect(text(app.files[scriptPath])).not.toContain("react.transitional.element");
    const css = text(app.files[cssPath]);
    expect(css).toContain("#ff5a36");
    expect(css).toContain("/assets/fonts/inter-latin-400-normal.woff2");
    expect(css).not.toContain("text-orange");
    expect(app.files["assets/fonts/inter-latin-400-normal.woff2"]?.length).toBeGreaterThan(5000);
    expect(text(app.files["icon.svg"])).toContain("<svg");
  });

  it("serves react through the import map whose hash the policy carries", async () => {
    const app = await compileApp(TREE);
    const html = text(app.files["index.html"]);
    const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(map))).toString("base64");
    expect(app.importMapHash).toBe(`sha256-${digest}`);
    const { imports } = JSON.parse(map) as { imports: Record<string, string> };
    for (const name of ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "react-router"]) {
      expect(app.files[(imports[name] ?? "").slice(1)]?.length).toBeGreaterThan(50);
    }
  });

  it("gives equal bytes for equal trees and another hash for another tree", async () => {
    const [first, second] = [await compileApp(TREE), await compileApp({ ...TREE })];
    expect(Object.keys(second.files)).toEqual(Object.keys(first.files));
    for (const path of Object.keys(first.files))
      expect(Buffer.compare(first.files[path] ?? new Uint8Array(), second.files[path] ?? new Uint8Array())).toBe(0);
    expect(hashTree({ ...TREE, "src/heading.tsx": `${TREE["src/heading.tsx"]}\n` })).not.toBe(first.hash);
  });

  it("keeps stylesheets in the order of their imports, however often it compiles", async () => {
    const sheets = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `src/s${index}.css`,
        `.order { --place: ${index}; }\n.s${index} { color: red; }`,
      ]),
    );
    const imports = Object.keys(sheets).map((path) => `import "./${path.slice(4)}";`);
    const tree = { ...TREE, ...sheets, "src/main.tsx": `${imports.join("\n")}\n${TREE["src/main.tsx"]}` };
    const orders = new Set<string>();
    for (let run = 0; run < 8; run++) {
      const { files } = await compileApp(tree);
      const css = text(files[Object.keys(files).find((path) => path.endsWith(".css")) ?? ""]);
      orders.add([...css.matchAll(/\.s(\d+)\{/g)].map(([, number]) => number).join(" "));
    }
    expect([...orders]).toEqual(["0 1 2 3 4 5 6 7 8 9 10 11"]);
  });

  it("takes styles that other modules import too", async () => {
    const files = (
      await compileApp({
        ...TREE,
        "src/heading.css": ".own-heading { color: teal; }",
        "src/heading.tsx": `import "./heading.css";\n${TREE["src/heading.tsx"]}`,
      })
    ).files;
    const css = text(files[Object.keys(files).find((path) => path.endsWith(".css")) ?? ""]);
    expect(css).toContain(".own-heading");
    expect(css).toContain("#ff5a36");
  });

  it("names file and line of a mistake", async () => {
    await expect(compileApp({ ...TREE, "src/heading.tsx": "export function Heading( {\n" })).rejects.toThrow(
      /src\/heading\.tsx:\d+/,
    );
  });

  it.each(["node:fs", "left-pad", "../../../../etc/passwd", "/etc/passwd"])("refuses to import %s", async (name) => {
    await expect(
      compileApp({ ...TREE, "src/heading.tsx": `import "${name}";\nexport const Heading = () => null;` }),
    ).rejects.toThrow(/does not compile/);
  });

  it("refuses styles that reach for files outside the tree", async () => {
    await expect(compileApp({ ...TREE, "src/styles.css": `@import "/etc/passwd";` })).rejects.toThrow(
      /neither one of its files/,
    );
    for (const path of ["tailwindcss/../../../x.css", "tailwindcss/../esbuild/x", "tailwindcss//etc/x.css"])
      await expect(compileApp({ ...TREE, "src/styles.css": `@import "${path}";` })).rejects.toThrow(
        /neither one of its files/,
      );
    await compileApp({
      ...TREE,
      "src/styles.css": `@import "tailwindcss/theme.css";\n@import "tailwindcss/utilities";`,
    });
  });

  it("compiles in the time that React DOM alone takes to be minified, when warm", async () => {
    const require = createRequire(import.meta.url);
    const react = await readFile(join(require.resolve("react-dom"), "../cjs/react-dom-client.production.js"), "utf8");
    await compileApp(TREE);
    await transform(react, { minify: true });
    const times = { app: [] as number[], react: [] as number[] };
    // Taken in turns, so that a machine that is slow or busy holds up both alike: some 60 ms each where it is neither.
    for (let run = 0; run < 7; run++) {
      const edited = { ...TREE, "src/heading.tsx": `${TREE["src/heading.tsx"]}// ${run}\n` };
      times.app.push((await compileApp(edited)).compileMs);
      const from = performance.now();
      await transform(react, { minify: true });
      times.react.push(performance.now() - from);
    }
    expect(Math.min(...times.app) / Math.min(...times.react)).toBeLessThan(2);
  });
});

describe("checkTypes", () => {
  it("passes a sound tree and names the place of a mistake", async () => {
    expect(await checkTypes(TREE)).toEqual([]);
    const problems = await checkTypes({
      ...TREE,
      "src/heading.tsx": `export function Heading(props: { text: string; icon: unknown }) {\n  const size: number = props.text;\n  return <p>{size}</p>;\n}\n`,
    });
    expect(problems[0]).toMatchObject({ file: "src/heading.tsx", line: 2 });
  });

  const ownTemporaryFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), "sayhey-check-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    vi.stubEnv("TMPDIR", folder);
    return folder;
  };
  afterEach(() => void vi.unstubAllEnvs());

  it("answers the same for a file outside that is there and for one that is not", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sayhey-secret-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "there.ts"), "export const password = 'hunter2';\n");
    const reach = (name: string): string[] => [
      `/// <reference path="${folder}/${name}.ts" />\nexport {};\n`,
      `// @ts-ignore\nimport "${folder}/${name}";\n`,
      `// @ts-ignore\nexport * from "../../${folder.split("/").at(-1)}/${name}";\n`,
    ];
    const ask = (text: string): Promise<unknown> => checkTypes({ ...TREE, "src/reach.ts": text });
    const refused = [{ file: "src", line: 0, message: "A file of the app reads a file outside of the app." }];
    for (const text of [...reach("there"), ...reach("missing")])
      expect([text, await ask(text)]).toEqual([text, refused]);
    expect(await ask('import { gone } from "./gone";\nexport { gone };\n')).toMatchObject([{ file: "src/reach.ts" }]);
  });

  it.runIf(process.platform === "linux")(
    "leaves neither a process nor a folder of a check that was stopped",
    async () => {
      const folder = await ownTemporaryFolder();
      const processes = async (): Promise<string[]> => {
        const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
        const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "")));
        return lines.filter((line) => line.includes(folder));
      };
      await expect(checkTypes(TREE, { timeLimitMs: 1 })).rejects.toMatchObject({ kind: "timeout" });
      const stop = new AbortController();
      const stopped = [1, 2, 3].map(() => checkTypes(TREE, { signal: stop.signal }));
      const ends = Promise.allSettled(stopped);
      await vi.waitFor(async () => expect(await processes()).not.toEqual([]), { timeout: 5000, interval: 5 });
      stop.abort(new Error("enough"));
      for (const end of await ends) expect(end).toMatchObject({ status: "rejected", reason: { message: "enough" } });
      expect(await processes()).toEqual([]);
      expect(await readdir(folder)).toEqual([]);
    },
  );
});

describe("writeTree and exportZip", () => {
  it("refuses paths that leave the folder", async () => {
    for (const path of ["../outside.txt", "/etc/outside.txt", "a/../../outside.txt"]) {
      await expect(writeTree({ [path]: "x" }, "/tmp/sayhey-write-tree")).rejects.toThrow(/leaves the folder/);
    }
  });

  it("makes equal ZIP files of equal trees", () => {
    expect(Buffer.compare(exportZip(TREE), exportZip({ ...TREE }))).toBe(0);
  });
});
