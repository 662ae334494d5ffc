import { spawn } from "node:child_process";
import { lchown, mkdtemp, readdir, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, normalize, sep } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { dependencyFolder, packageFolder } from "./resolve-package.ts";
import { writeTree } from "./write-tree.ts";

/** One complaint of the type checker. `file` is a path of the tree; `line` counts from 1. */
export interface TypeProblem {
  file: string;
  line: number;
  message: string;
}

/** Checkers at a time: each may take a core and much memory. */
const AT_ONCE = 2;
/** Memory of one checker: what it keeps to if it can, and where it is stopped. */
const MEMORY = { soft: "1024MiB", hardKilobytes: 1.5 * 1024 ** 2 };
/** Most the checker may say, characters. */
const MOST_OUTPUT = 32 * 1024 ** 2;

let running = 0;
const waiting: (() => void)[] = [];

/** How a check is limited. */
interface CheckTypesOptions {
  signal?: AbortSignal;
  /** Longest the checker may run, ms; 60 s when absent. */
  timeLimitMs?: number;
  /** Whom the checker runs as; this process's own user when absent. The folder it reads is theirs then. */
  user?: { uid: number; gid: number } | undefined;
  /** What comes before its command, such as a program that takes rights away. */
  command?: readonly string[];
}

/**
 * Type-checks a source tree with its own tsconfig.json, when its turn has come. Nothing is left of a check that ended, however.
 * @throws AppError `timeout` when it ran too long, `unavailable` when the checker fails, or the signal's reason.
 */
export async function checkTypes(tree: SourceTree, options: CheckTypesOptions = {}): Promise<TypeProblem[]> {
  await takeTurn(options.signal);
  try {
    return await checkNow(tree, options);
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (running < AT_ONCE) return void running++;
  // Whoever ends hands over its place.
  await new Promise<void>((resolve, reject) => {
    const enter = (): void => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener("abort", leave, { once: true });
    waiting.push(enter);
  });
}

async function checkNow(tree: SourceTree, options: CheckTypesOptions): Promise<TypeProblem[]> {
  const folder = await mkdtemp(join(tmpdir(), "sayhey-types-"));
  try {
    await writeTree(tree, folder);
    if (options.user !== undefined) await giveTo(folder, options.user);
    await symlink(dependencyFolder(), join(folder, "node_modules"), "dir");
    const { output, code } = await runTsc(folder, options);
    const own = await realpath(folder);
    const foreign =
      reachesOut(tree, output, own) ||
      readsForeign(
        output,
        await Promise.all([folder, dependencyFolder(), packageFolder("typescript")].map((path) => realpath(path))),
      );
    // What the checker would say could quote from such a file, or tell whether there is one.
    if (foreign) return [{ file: "src", line: 0, message: "A file of the app reads a file outside of the app." }];
    const problems: TypeProblem[] = [];
    for (const line of output.split("\n")) {
      const match = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line);
      if (match?.[1] !== undefined && match[3] !== undefined)
        problems.push({ file: match[1], line: Number(match[2]), message: match[3] });
    }
    if (code !== 0 && problems.length === 0)
      throw new AppError("unavailable", `The type checker failed: ${output.slice(0, 400)}`);
    return problems;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const inside = await readdir(folder, { recursive: true });
  for (const path of [folder, ...inside.map((name) => join(folder, name))]) await lchown(path, uid, gid);
}

/** Whether the checker has read a file that lies in none of `folders`, among those it lists. */
function readsForeign(output: string, folders: readonly string[]): boolean {
  const listed = output.split("\n").filter((line) => isAbsolute(line));
  return listed.some((file) => !folders.some((folder) => normalize(file).startsWith(folder + sep)));
}

/** Whether a file of the tree asks for a file outside of `folder`, there or not, by an import or by a reference. */
function reachesOut(tree: SourceTree, output: string, folder: string): boolean {
  for (const [, name = "", from = ""] of output.matchAll(RESOLVED))
    if (from.startsWith(folder + sep) && leaves(folder, dirname(from), name)) return true;
  return Object.entries(tree).some(
    ([path, text]) =>
      text.includes("<reference") &&
      text
        .split(/[\n\r\u2028\u2029]/)
        .filter((line) => line.includes("<reference"))
        .flatMap((line) => line.match(/"[^"]*"|'[^']*'/g) ?? [])
        .some((quoted) => leaves(folder, dirname(join(folder, path)), quoted.slice(1, -1))),
  );
}

/** How the checker tells that it looks for something, found or not. */
const RESOLVED = /^=+ Resolving (?:module|type reference directive) '(.*?)'(?: from|, containing file) '(.*?)'/gm;

function leaves(folder: string, from: string, name: string): boolean {
  const path = name.replaceAll("\\", "/");
  if (isAbsolute(path) || /^[a-z]:|^file:/i.test(path)) return true;
  if (!path.split("/").includes("..")) return false;
  return !path.startsWith(".") || !join(from, path).startsWith(folder + sep);
}

function runTsc(folder: string, options: CheckTypesOptions): Promise<{ output: string; code: number | null }> {
  const { signal, timeLimitMs = 60_000 } = options;
  const command = [
    ...(options.command ?? []),
    process.execPath,
    join(packageFolder("typescript"), "bin", "tsc"),
    "--noEmit",
    "--pretty",
    "false",
    "--listFiles",
    "--traceResolution",
    "-p",
    folder,
  ];
  // A system without a shell of this kind has no such limit either.
  const limited = ["/bin/sh", "-c", 'ulimit -d "$0" 2>/dev/null; exec "$@"', String(MEMORY.hardKilobytes), ...command];
  const [program = "", ...values] = process.platform === "win32" ? command : limited;
  return new Promise((resolve, reject) => {
    const child = spawn(program, values, {
      ...options.user,
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env["PATH"] ?? "", GOMEMLIMIT: MEMORY.soft },
    });
    const kill = (): void => void child.kill("SIGKILL");
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, timeLimitMs);
    signal?.addEventListener("abort", kill, { once: true });
    if (signal?.aborted === true) kill();
    let output = "";
    const read = (chunk: string): void => {
      output += chunk;
      if (output.length > MOST_OUTPUT) kill();
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    const end = (act: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", kill);
      act();
    };
    child.on("error", (error) => end(() => reject(error)));
    // Not before the process is gone: its folder is removed next.
    child.on("close", (code, killedBy) =>
      end(() => {
        if (signal?.aborted === true) reject(signal.reason as Error);
        else if (isLate) reject(new AppError("timeout", "Checking the app's types took too long."));
        else if (killedBy !== null) reject(new AppError("unavailable", "The type checker was stopped."));
        else resolve({ output, code });
      }),
    );
  });
}
