import { isCustomSource } from "@sayhey/contract/custom-block";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { compileError } from "./compile-app.ts";
import { build } from "./compiler-service.ts";
import { DEFINE, sourcePlugin } from "./source-plugin.ts";

/** Sources found sound, by their path and text: an edit changes one at most. */
const sound = new Set<string>();
const MOST_SOUND = 500;

/**
 * Compiles the blocks of an app's own by themselves, which is all that can be wrong with a tree that is generated but for these.
 * @throws AppError bad-request naming file and line of the first that does not compile
 */
export async function checkCustomSources(tree: SourceTree): Promise<void> {
  for (const [path, text] of Object.entries(tree)) {
    const key = `${path}\n${text}`;
    if (!isCustomSource(path) || sound.has(key)) continue;
    await build({
      entryPoints: [path],
      bundle: true,
      format: "esm",
      write: false,
      outdir: "/out",
      target: "es2022",
      jsx: "automatic",
      logLevel: "silent",
      define: DEFINE,
      plugins: [sourcePlugin(tree)],
    }).catch((error: unknown) => {
      throw compileError(error);
    });
    if (sound.size >= MOST_SOUND) sound.clear();
    sound.add(key);
  }
}
