import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "./error-code.ts";

/** Makes a folder and those above it; false when it was there. Node's own `recursive` never returns below /proc. */
export async function makeFolder(folder: string): Promise<boolean> {
  const make = (): Promise<boolean> =>
    mkdir(folder).then(
      () => true,
      async (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST" && (await stat(folder)).isDirectory()) return false;
        throw error;
      },
    );
  try {
    return await make();
  } catch (error) {
    const above = dirname(folder);
    if (errorCode(error) !== "ENOENT" || above === folder) throw error;
    await makeFolder(above);
    return make();
  }
}
