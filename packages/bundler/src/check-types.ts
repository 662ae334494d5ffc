import { spawn } from "node:child_process";
import { mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join, normalize, sep } from "node:path";
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

/**
 * Type-checks a source tree with its own tsconfig.json.
 * @throws AppError `timeout` after 60 s, `unavailable` when the checker cannot be started.
 */
export async function checkTypes(tree: SourceTree, options: { signal?: AbortSignal } = {}): Promise<TypeProblem[]> {
  const folder = await mkdtemp(join(tmpdir(), "sayhey-types-"));
  try {
    await writeTree(tree, folder);
    await symlink(dependencyFolder(), join(folder, "node_modules"), "dir");
    const { output, code } = await runTsc(folder, options.signal);
    const foreign = foreignFile(
      output,
      await Promise.all([folder, dependencyFolder(), packageFolder("typescript")].map((path) => realpath(path))),
    );
    // What the checker would say could quote from such a file.
    if (foreign !== null)
      return [{ file: "src", line: 0, message: "A file of the app reads a file outside of the app." }];
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

/** A file the checker has read that lies in none of `folders`, among those it lists. */
function foreignFile(output: string, folders: readonly string[]): string | null {
  const listed = output.split("\n").filter((line) => isAbsolute(line));
  return listed.find((file) => !folders.some((folder) => normalize(file).startsWith(folder + sep))) ?? null;
}

function runTsc(folder: string, signal: AbortSignal | undefined): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(packageFolder("typescript"), "bin", "tsc"), "--noEmit", "--pretty", "false", "--listFiles", "-p", folder],
      {
        cwd: folder,
        timeout: 60_000,
        env: { PATH: process.env["PATH"] ?? "" },
        ...(signal === undefined ? {} : { signal }),
      },
    );
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code, killedBy) => {
      if (killedBy !== null) reject(new AppError("timeout", "Checking the app's types took more than a minute."));
      else resolve({ output, code });
    });
  });
}
