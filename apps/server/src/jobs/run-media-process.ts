import { chmod, chown, lchown, lstat, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { plainUser } from "../platform/processes/plain-user.ts";
import { runTaskProcess, type TaskOptions, type TaskWords } from "./run-task-process.ts";

/** Where the process finds the file it was handed: in the first place after its channel. */
const HANDED = "/proc/self/fd/4";

/**
 * Runs a task that opens a stranger's file as a user of its own, where the system allows that: it can read this one file, and write to `folder`
 * alone. What it left there is ours again before anybody looks at it, and nothing but files.
 * @throws as `runTaskProcess`
 */
export async function runMediaProcess<Progress, Result extends object>(
  entry: string,
  task: { inputPath: string },
  words: TaskWords,
  options: TaskOptions<Progress> & { folder: string | null },
): Promise<Result> {
  const { folder, ...others } = options;
  const { user } = plainUser("media");
  if (user === undefined) return runTaskProcess(entry, task, words, others);
  const input = await open(task.inputPath, "r");
  try {
    // The process opens it by the descriptor, which asks for the right to read it. No path leads there: its folders are closed to others.
    await input.chown(0, user.gid);
    await input.chmod(0o640);
    if (folder !== null) await chown(folder, user.uid, user.gid);
    const environment = { ...others.environment, ...(folder === null ? {} : { TMPDIR: folder }) };
    const result = await runTaskProcess<Progress, Result>(entry, { ...task, inputPath: HANDED }, words, {
      ...others,
      environment,
      handed: input.fd,
    }).finally(() => (folder === null ? undefined : takeBack(folder)));
    for (const [name, value] of Object.entries(result)) {
      if (/path$/i.test(name) && typeof value === "string" && dirname(value) !== folder)
        throw new OwnFailure("The file could not be read.", { cause: new Error(`${name} leads elsewhere`) });
    }
    return result;
  } finally {
    await input.close();
  }
}

/** Makes a folder ours again, first of all so that nothing in it changes any more. What is a link in it would lead us somewhere else. */
async function takeBack(folder: string): Promise<void> {
  await chown(folder, 0, 0);
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!(await lstat(path)).isFile())
      throw new OwnFailure("The file could not be read.", { cause: new Error(`${name} is no file`) });
    await lchown(path, 0, 0);
  }
}
