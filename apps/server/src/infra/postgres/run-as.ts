import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user PostgreSQL runs as; `undefined` keeps the server's own. */
export interface RunAs {
  uid: number;
  gid: number;
}

const NOBODY: RunAs = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root: a root server starts it as the owner of an existing cluster, else as `nobody`.
 * Everybody else runs it as themselves.
 */
export function chooseRunAs(clusterFolder: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}

function nobody(): RunAs {
  try {
    const line = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((entry) => entry.startsWith("nobody:"));
    const [, , uid, gid] = line?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  } catch {
    // No passwd file (a bare container): the number alone is enough.
  }
  return NOBODY;
}

/** Whether `user` may pass through every folder above `path` (by mode bits); folders yet to be made count as open. */
export function canReach(path: string, user: RunAs): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found === undefined) continue;
    const { mode, uid, gid } = found;
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(folder) === folder) return true;
  }
}

/** Whether `user` may read and run the file at `path`. */
export function canRun(path: string, user: RunAs): boolean {
  const { mode, uid, gid } = statSync(path);
  const bits = uid === user.uid ? 0o500 : gid === user.gid ? 0o050 : 0o005;
  return (mode & bits) === bits && canReach(path, user);
}
