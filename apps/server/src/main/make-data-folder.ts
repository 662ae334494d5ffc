import { chmod } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { makeFolder } from "../infra/make-folder.ts";

/** Makes the data folder of an installation unless it is there. @throws AppError unavailable when it can't be made */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    // Whoever PostgreSQL runs as must be able to pass through, but nobody needs to look around.
    if (await makeFolder(folder)) await chmod(folder, 0o711);
  } catch (cause) {
    throw new AppError(
      "unavailable",
      `The data folder ${folder} cannot be made: ${cause instanceof Error ? cause.message : String(cause)}.`,
      {
        cause,
        hint: "Give DATA_DIR a folder you may write to.",
      },
    );
  }
}
