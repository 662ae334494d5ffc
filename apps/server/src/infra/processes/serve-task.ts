import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { diskError } from "../media/disk-error.ts";
import { PRIORITIES, stepBack } from "./priorities.ts";
import type { TaskMessage } from "./run-task-process.ts";

/** The other end of `runTaskProcess`: does the one task it is sent, answers, and ends. `failure` stands for an unknown error. */
export function serveTask<Task, Progress, Result>(
  run: (task: Task, report: (progress: Progress) => Promise<void>) => Promise<Result>,
  failure: AppError,
): void {
  // Nobody's click waits for it, and everything else on this machine goes first.
  stepBack(PRIORITIES.task);
  const tell = (message: TaskMessage<Progress, Result>): Promise<void> =>
    new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()) ?? resolve());

  async function answer(task: Task): Promise<void> {
    try {
      await tell({ type: "done", result: await run(task, (progress) => tell({ type: "progress", progress })) });
    } catch (error) {
      const mapped = diskError(error);
      if (!(mapped instanceof AppError))
        process.stderr.write(`${mapped instanceof Error ? (mapped.stack ?? mapped.message) : String(mapped)}\n`);
      const { kind, message, hint } = mapped instanceof AppError ? mapped : failure;
      await tell({ type: "failed", kind, message, hint, isOwn: mapped instanceof OwnFailure });
    }
    process.exit(0);
  }

  process.once("message", (task: Task) => void answer(task));
  // The worker is gone: nobody waits for the answer any more.
  process.on("disconnect", () => process.exit(1));
}
