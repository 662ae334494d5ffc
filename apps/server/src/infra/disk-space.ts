import { statfs } from "node:fs/promises";

/** Below this a single upload or a burst of the database's log fills the disk, bytes. */
export const LEAST_FREE = 200 * 1024 ** 2;

/** That the disk of a folder is full or nearly so, in words for the operator; nothing of this machine is in them. */
export async function diskProblems(folder: string): Promise<{ part: "disk"; message: string }[]> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= LEAST_FREE) return [];
  const left = Math.floor(free / 1024 ** 2);
  return [
    { part: "disk", message: `Only ${left} MB are left on the data folder's disk. Once it's full, nothing is saved.` },
  ];
}
