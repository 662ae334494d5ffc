import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the other tools that are measured or measure. */
export const PEERS = join(dirname(fileURLToPath(import.meta.url)), "peers");

/** Installs the other renderers, once; says why when that is not possible. */
export function installPeers(): string | null {
  const stamp = join(PEERS, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(join(PEERS, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return null;
  // Not `npm ci`: the registry lacks some of its packages for other platforms, which `ci` takes for a stale lockfile.
  const result = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: PEERS,
    encoding: "utf8",
  });
  if (result.status !== 0) return result.stderr.split("\n").find((line) => line.trim() !== "") ?? "npm install failed";
  writeFileSync(stamp, lock);
  return null;
}
