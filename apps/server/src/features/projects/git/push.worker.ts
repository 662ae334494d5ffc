import { parentPort, workerData } from "node:worker_threads";
import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import { createGitHttp, type GitHttpOptions } from "./git-http.ts";
import { pushTree, type TreePush, type TreePushed } from "./push-tree.ts";

/** What the thread of a push is given. */
export interface PushRequest {
  folder: string;
  http: GitHttpOptions;
  push: TreePush;
}

/** How it ended. */
export type PushAnswer =
  | { ok: true; output: TreePushed }
  | { ok: false; kind: AppErrorKind; message: string; hint: string | undefined };

const { folder, http, push } = workerData as PushRequest;

async function answer(): Promise<PushAnswer> {
  try {
    return { ok: true, output: await pushTree(folder, createGitHttp(http), push) };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, kind: error.kind, message: error.message, hint: error.hint };
    // Its words could quote what was sent; its name cannot.
    const name = error instanceof Error ? error.name : "an error";
    return { ok: false, kind: "unavailable", message: `The push failed (${name}).`, hint: "Try again in a moment." };
  }
}

parentPort?.postMessage(await answer());
