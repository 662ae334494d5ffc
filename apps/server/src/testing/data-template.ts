import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openServices } from "../main/services.ts";
import { startServer } from "../main/start-server.ts";
import { errorCode } from "../infra/error-code.ts";
import { readSettings } from "../infra/settings/settings.ts";

const ROOT = join(import.meta.dirname, "../../../..");
/** What a new data folder is made of; a change of any of it makes another template. */
const MADE_OF = [
  "supabase/migrations",
  "apps/server/src/auth",
  "apps/server/src/infra",
  "apps/server/src/main",
  "package-lock.json",
];
const PREFIX = "sayhey-test-template-";
const HOUR_MS = 3600 * 1000;

/**
 * Fills an empty folder with the data folder of a server that has been started once: cluster, migrations, queues. Making that
 * takes seconds and copying it a moment, so it is made once and kept among the temporary files.
 */
export async function copyDataTemplate(folder: string): Promise<void> {
  template ??= findTemplate();
  // `cp -a` and not fs.cp: the cluster belongs to the user PostgreSQL runs as.
  await promisify(execFile)("cp", ["-a", `${await template}/.`, folder]);
}

let template: Promise<string> | undefined;

async function findTemplate(): Promise<string> {
  const path = join(tmpdir(), `${PREFIX}${await stateOfSources()}`);
  if ((await stat(path).catch(() => null)) !== null) return path;
  const folder = await mkdtemp(join(tmpdir(), "sayhey-test-new-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another user.
  const server = await startServer(readSettings({ PORT: "0", DATA_DIR: folder }), {
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  await server.close();
  await thinLog(join(folder, "postgres/cluster/pg_wal"));
  await removeOld();
  await rename(folder, path).catch(async (error: unknown) => {
    // Another test process was quicker.
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error) ?? "")) throw error;
    await rm(folder, { recursive: true, force: true });
  });
  return path;
}

/**
 * Half of the bytes of a cluster that was just stopped are PostgreSQL's log: one segment that is used, nearly all of it zeros,
 * and others made in advance. These go, and the zeros become a hole, which `cp` keeps: nothing of them is written again.
 */
async function thinLog(folder: string): Promise<void> {
  const segments = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
  for (const ahead of segments.slice(1)) await rm(join(folder, ahead));
  const used = join(folder, segments[0] ?? "");
  const bytes = await readFile(used);
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  await truncate(used, end);
  await truncate(used, bytes.length);
}

async function stateOfSources(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const name of MADE_OF) {
    const path = join(ROOT, name);
    const files = (await stat(path)).isFile() ? [path] : await filesBelow(path);
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const made = await stat(path).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
}
