import { compileApp } from "@sayhey/bundler";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceTree } from "@sayhey/contract/source-tree";

/** Why a tree does not compile, with file and line; null when it does. @throws what is not the fault of the source */
export async function whyBroken(tree: SourceTree): Promise<string | null> {
  try {
    await compileApp(tree);
    return null;
  } catch (error) {
    if (isSourceFault(error)) return error.message;
    throw error;
  }
}

/** Whether a compiler's failure is the fault of the source, not of the machine. */
export const isSourceFault = (error: unknown): error is AppError =>
  error instanceof AppError && (error.kind === "bad-request" || error.kind === "too-large");
