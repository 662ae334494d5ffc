import { constants } from "node:fs";
import { chmod, chown, type FileHandle, lchown, lstat, open, readdir, realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { errorCode } from "../error-code.ts";
import { plainUser } from "./plain-user.ts";
import { runTaskProcess, type TaskOptions, type TaskWords } from "./run-task-process.ts";

/** Where the process finds the file it was handed: in the first place after its channel. */
const HANDED = "/proc/self/fd/4";

/**
 * Runs a task that opens a stranger's file as a user of its own, where the system allows that: it can read this one file, and write to `folder`
 * alone. The file must be one, no link, and lie in `folder` where there is one. What it left there is ours again before anybody looks at it,
 * and nothing but files.
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
  const input = await openOwnFile(task.inputPath, folder);
  try {
    if (user === undefined) return await runTaskProcess(entry, task, words, others);
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

/** Opens a file for somebody else to read. A link would hand over what it leads to, and give the right to read that. */
async function openOwnFile(path: string, folder: string | null): Promise<FileHandle> {
  const refuse = (why: string): OwnFailure =>
    new OwnFailure("The file could not be read.", { cause: new Error(`${basename(path)} ${why}`) });
  if (folder !== null && (await realpath(dirname(path))) !== (await realpath(folder)))
    throw refuse("lies outside of the folder of its task");
  // Without waiting: a pipe would keep us until somebody writes to it.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const input = await open(path, flags).catch((error: unknown) => {
    throw errorCode(error) === "ELOOP" ? refuse("is a link") : error;
  });
  if ((await input.stat()).isFile()) return input;
  await input.close();
  throw refuse("is no file");
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
