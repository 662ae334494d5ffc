import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { everyBlock } from "./fixtures/every-block.ts";
import { generateApp } from "./generate-app.ts";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "sayhey-tree-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeTree(name: string, tree: Record<string, string>): string {
  const target = join(folder, name);
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  return target;
}

async function checkTypes(target: string): Promise<string> {
  symlinkSync(join(repository, "node_modules"), join(target, "node_modules"));
  const { stdout } = await run(process.execPath, [
    join(repository, "node_modules/typescript/bin/tsc"),
    "-p",
    target,
  ]).catch((error: unknown) => error as { stdout: string });
  return stdout;
}

test("the templates pass the type checker on their own", async () => {
  const { stdout } = await run(process.execPath, [
    join(repository, "node_modules/typescript/bin/tsc"),
    "-p",
    join(import.meta.dirname, "../templates"),
  ]).catch((error: unknown) => error as { stdout: string });
  expect(stdout).toBe("");
});

test("an app with every block passes the strict type checker", async () => {
  expect(await checkTypes(writeTree("plain", generateApp(everyBlock()).tree))).toBe("");
});

test("an app whose people have accounts passes it too, on each device and where the data are shared", async () => {
  const app = everyBlock({ accounts: "required", text: `"\\'{x}` });
  expect(await checkTypes(writeTree("accounts", generateApp(app).tree))).toBe("");
  expect(await checkTypes(writeTree("accounts-shared", generateApp({ ...app, sharing: "shared" }).tree))).toBe("");
});

test("an app full of hostile texts passes it too", async () => {
  const text = `"\`\${alert(1)}</script>\\'{x}*/ \u2028<!--`;
  expect(
    await checkTypes(writeTree("hostile", generateApp(everyBlock({ text, direction: "arcade", language: "fr" })).tree)),
  ).toBe("");
});

test("what is written reads as the formatter would write it", async () => {
  for (const [index, app] of [
    everyBlock(),
    everyBlock({ direction: "ledger", language: "pt" }),
    everyBlock({ accounts: "required" }),
    { ...everyBlock({ accounts: "optional" }), sharing: "shared" as const },
  ].entries()) {
    const target = writeTree(`formatted-${index}`, generateApp(app).tree);
    writeFileSync(join(target, ".oxfmtrc.json"), '{ "printWidth": 120 }');
    const oxfmt = join(repository, "node_modules/oxfmt/bin/oxfmt");
    const files = ["src", "tests", "public/sw.js", "playwright.config.ts", "vite.config.ts"];
    const { stdout } = await run(process.execPath, [oxfmt, "--list-different", ...files], { cwd: target }).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout.trim()).toBe("");
  }
});

test("the exported tree installs and builds with npm alone", { timeout: 300_000 }, async () => {
  const target = writeTree("exported", generateApp(everyBlock({ direction: "hangar", language: "de" })).tree);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await run(npm, ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"], {
    cwd: target,
    timeout: 200_000,
  });
  await run(npm, ["run", "build"], { cwd: target, timeout: 100_000 });
  expect(existsSync(join(target, "dist/index.html"))).toBe(true);
  expect(readdirSync(join(target, "dist/assets")).some((file) => file.endsWith(".css"))).toBe(true);
});
