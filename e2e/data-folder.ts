import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDataTemplate } from "../apps/server/src/testing/data-template.ts";

/** A data folder of its own for a test; one of a server that ran before unless it is to be `empty`. The caller removes it. */
export async function newDataFolder({ empty = false }: { empty?: boolean } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sayhey-e2e-"));
  // Run as root, the database drops to an unprivileged user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  if (!empty) await copyDataTemplate(folder);
  return folder;
}
