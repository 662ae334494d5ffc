import { checkCustomSources, compileApp } from "@sayhey/bundler";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceTree } from "@sayhey/contract/source-tree";

/** Why a tree does not compile, with file and line; null when it does. @throws what is not the fault of the source */
export async function whyBroken(tree: SourceTree): Promise<string | null> {
  return faultOf(() => compileApp(tree));
}

/** The same of a tree that is generated but for the blocks of its own, which takes a fraction of the time. */
export async function whyCustomBroken(tree: SourceTree): Promise<string | null> {
  return faultOf(() => checkCustomSources(tree));
}

async function faultOf(compile: () => Promise<unknown>): Promise<string | null> {
  try {
    await compile();
    return null;
  } catch (error) {
    if (isSourceFault(error)) return error.message;
    throw error;
  }
}

/** Whether a compiler's failure is the fault of the source, not of the machine. */
export const isSourceFault = (error: unknown): error is AppError =>
  error instanceof AppError && (error.kind === "bad-request" || error.kind === "too-large");
