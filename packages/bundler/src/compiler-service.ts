import { OwnFailure } from "@sayhey/contract/own-failure";
import * as esbuild from "esbuild";
import type { BuildOptions, BuildResult, TransformOptions, TransformResult } from "esbuild";

/** How esbuild says that its child process is gone; it keeps the dead one for ever. */
const GONE = /^The service (?:was stopped|is no longer running)/;

/** Counts the children, so that of many callers of a dead one only the first starts another. */
let generation = 0;

/** Bundles with esbuild. @throws esbuild's own errors about the source, OwnFailure when the compiler cannot be kept running */
export function build<T extends BuildOptions>(options: T): Promise<BuildResult<T>> {
  return onLiveService(() => esbuild.build<T>(options as never));
}

/** Transforms one file with esbuild. @throws as `build` */
export function transform<T extends TransformOptions>(text: string, options: T): Promise<TransformResult<T>> {
  return onLiveService(() => esbuild.transform<T>(text, options as never));
}

/** Does the work; where the child turns out to be dead, starts another and does it once more. */
async function onLiveService<T>(work: () => Promise<T>): Promise<T> {
  const first = generation;
  try {
    return await work();
  } catch (error) {
    if (!isGone(error)) throw error;
    await replaceService(first);
  }
  const second = generation;
  try {
    return await work();
  } catch (error) {
    if (!isGone(error)) throw error;
    // Whoever comes next finds a new one to try.
    await replaceService(second);
    throw new OwnFailure("The compiler stopped unexpectedly.", { cause: error, hint: "Try again in a moment." });
  }
}

async function replaceService(seen: number): Promise<void> {
  if (seen !== generation) return;
  generation++;
  await esbuild.stop();
}

function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errors = [] } = error as { errors?: { text: string }[] };
  return GONE.test(error.message) || errors.some(({ text }) => GONE.test(text));
}
