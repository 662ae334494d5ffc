import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes a byte where files of a media store arrive, and removes it. @throws what the system says when that can't be done */
export async function checkWritable(folder: string): Promise<void> {
  const incoming = join(folder, ".incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const path = join(incoming, `check-${randomBytes(8).toString("hex")}`);
  try {
    await writeFile(path, "1", { flag: "wx", mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}
