// What a run of tests starts once, for all its processes: a PostgreSQL with a migrated database to make clones of, and a
// folder for everything that tests leave among the temporary files. Vitest calls it before the first test and what it returns
// after the last.
import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Starts it, and says by the environment where it is; nothing where a project of the same run, or whoever started it, has done so. */
export default async function startRunDatabase(): Promise<(() => Promise<void>) | undefined> {
  const { env } = process;
  if (env["TEST_DATABASE_URL"] !== undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "sayhey-run-"));
  const dataFolder = join(folder, "database");
  await mkdir(dataFolder);
  // PostgreSQL may run as another user.
  await Promise.all([folder, dataFolder].map((path) => chmod(path, 0o755)));
  const child = spawn(process.execPath, [join(import.meta.dirname, "run-database.entry.ts"), dataFolder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("close", () => reject(new Error("The PostgreSQL of this run of tests did not start.")));
  });
  const { url, template } = JSON.parse(said) as { url: string; template: string };
  Object.assign(env, { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template, TEST_RUN_FOLDER: folder });
  return async () => {
    for (const name of ["TEST_DATABASE_URL", "TEST_DATABASE_TEMPLATE", "TEST_RUN_FOLDER"]) delete env[name];
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
