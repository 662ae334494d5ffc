import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const SUPERVISE = join(import.meta.dirname, "supervise.mjs");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs a program under supervision; `turn` counts its starts from 1. Resolves to what came of it. */
async function run(program: string): Promise<{ code: number | null; starts: number }> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-supervise-"));
  folders.push(folder);
  const file = join(folder, "program.mjs");
  const counter = join(folder, "starts");
  writeFileSync(counter, "");
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from "node:fs";
     appendFileSync(${JSON.stringify(counter)}, "x");
     const turn = readFileSync(${JSON.stringify(counter)}, "utf8").length;
     const ready = () => new Promise((resolve) => process.send("ready", resolve));
     ${program}`,
  );
  const script = `import { supervise } from ${JSON.stringify(SUPERVISE)};
    process.exit(await supervise(process.execPath, [${JSON.stringify(file)}]));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, starts: readFileSync(counter, "utf8").length };
}

describe("a supervised server", () => {
  it("is started again after it was killed, also while it was starting", async () => {
    const killed = `if (turn === 1) process.kill(process.pid, "SIGKILL");
      if (turn === 2) { await ready(); process.kill(process.pid, "SIGKILL"); }
      process.exit(0);`;
    expect(await run(killed)).toEqual({ code: 0, starts: 3 });
  });

  it("is started again when it ends by itself after it was ready, and when the next start fails", async () => {
    const failing = `if (turn === 1) await ready();
      process.exit(turn === 3 ? 0 : 1);`;
    expect(await run(failing)).toEqual({ code: 0, starts: 3 });
  });

  it("is not started again when it can't be started at all", async () => {
    expect(await run("process.exit(3);")).toEqual({ code: 3, starts: 1 });
  });
});
