import { expect, test } from "vitest";
import { killCompiler } from "./compiler-child.fixture.ts";
import { compileApp } from "./compile-app.ts";
import { build, transform } from "./compiler-service.ts";
import { compileLive } from "./live/compile-live.ts";

const treeOf = (word: string) => ({
  "index.html": `<!doctype html><html><head><script type="module" src="/src/main.tsx"></script></head><body></body></html>`,
  "src/main.tsx": `import "./styles.css";\nimport { greet } from "./greet";\ndocument.title = greet();\n`,
  "src/greet.ts": `export const greet = (): string => "${word}";\n`,
  "src/styles.css": `@import "tailwindcss";\n.${word} { color: red; }\n`,
});

const scriptOf = (files: Record<string, Uint8Array>): string =>
  new TextDecoder().decode(files[Object.keys(files).find((path) => path.startsWith("assets/app-")) ?? ""]);

test("an app compiles after the compiler's process was killed, as often as that happens", async () => {
  await compileApp(treeOf("first"));
  for (const word of ["second", "third"]) {
    expect(killCompiler()).toBeGreaterThan(0);
    const { files } = await compileApp(treeOf(word));
    expect(scriptOf(files) + Object.keys(files).join()).toContain(word);
  }
});

test("a preview compiles after the compiler's process was killed", async () => {
  await compileLive(treeOf("before"), "1");
  expect(killCompiler()).toBeGreaterThan(0);
  const { modules } = await compileLive(treeOf("after"), "2");
  expect(modules["src/greet.ts"]?.code).toContain("after");
});

test("work under way when the process is killed is done all the same", async () => {
  await compileApp(treeOf("warm"));
  let isKilled = false;
  const asked = build({
    stdin: { contents: `import "slow";`, resolveDir: "/" },
    bundle: true,
    write: false,
    logLevel: "silent",
    plugins: [
      {
        name: "kill-once",
        setup(hooks) {
          hooks.onResolve({ filter: /^slow$/ }, () => ({ path: "slow", namespace: "slow" }));
          hooks.onLoad({ filter: /.*/, namespace: "slow" }, () => {
            if (!isKilled) killCompiler();
            isKilled = true;
            return { contents: `console.log("done")` };
          });
        },
      },
    ],
  });
  const beside = Array.from({ length: 5 }, (_, index) => transform(`let a${index} = 1`, { loader: "ts" }));
  expect((await asked).outputFiles[0]?.text).toContain("done");
  expect((await Promise.all(beside)).map(({ code }) => code.trim())).toContain("let a4 = 1;");
});

test("what is wrong with an app is still its own fault", async () => {
  const broken = { ...treeOf("x"), "src/greet.ts": "export const = ;" };
  await expect(compileApp(broken)).rejects.toMatchObject({ kind: "bad-request" });
});
