import { chmod, chown, mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openMediaStore } from "../media/open-media-store.ts";
import { runMediaProcess } from "./run-media-process.ts";

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const SECRET = "nobody-may-read-this";
const WORDS = { what: "test process", notStarted: "Not started.", stopped: "Stopped.", stoppedHint: "Try again." };

let root: string;
let folder: string;
let secret: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "sayhey-handed-")));
  // Other users may pass through, as in the temporary folder of a server.
  await chmod(root, 0o711);
  folder = join(root, "task");
  await mkdir(folder, { mode: 0o700 });
  secret = join(root, "secret");
  await writeFile(secret, SECRET, { mode: 0o600 });
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A process that answers its task with what `source`, the body of a function, returns. */
async function entry(source: string): Promise<string> {
  const path = join(root, "task.mjs");
  await writeFile(
    path,
    `import fs from "node:fs"; import { join } from "node:path";
process.once("message", (task) => {
  const run = (task) => { ${source} };
  process.send({ type: "done", result: run(task) }, () => process.exit(0));
});`,
  );
  await chmod(path, 0o644);
  return path;
}
const READ = `return { text: fs.readFileSync(task.inputPath, "utf8") };`;

const run = async (source: string, inputPath: string, within: string | null = folder): Promise<unknown> =>
  runMediaProcess<never, object>(await entry(source), { inputPath, outDir: folder } as { inputPath: string }, WORDS, {
    folder: within,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  }).catch((error: unknown) => error);

describe("a file that is handed to a process", () => {
  test("is read there", async () => {
    await writeFile(join(folder, "input"), "hello", { mode: 0o600 });
    expect(await run(READ, join(folder, "input"))).toEqual({ text: "hello" });
  });

  test.each([
    ["in the folder of its task", () => folder],
    ["for a task without a folder", () => null],
  ])("is refused when it is a symbolic link, %s, and what it leads to stays as it was", async (_what, within) => {
    await symlink(secret, join(folder, "input"));
    const before = await stat(secret);
    const outcome = await run(READ, join(folder, "input"), within());
    expect(outcome).toBeInstanceOf(OwnFailure);
    expect(outcome).toMatchObject({ message: "The file could not be read." });
    const { mode, uid, gid } = await stat(secret);
    expect({ mode, uid, gid }).toEqual({ mode: before.mode, uid: before.uid, gid: before.gid });
  });

  test("is refused when it lies outside of the folder of its task, by its path or through a link", async () => {
    expect(await run(READ, secret)).toBeInstanceOf(OwnFailure);
    expect(await run(READ, join(folder, "..", "secret"))).toBeInstanceOf(OwnFailure);
    await symlink(root, join(folder, "up"));
    expect(await run(READ, join(folder, "up", "secret"))).toBeInstanceOf(OwnFailure);
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
  });

  test("is refused when it is a folder", async () => {
    await mkdir(join(folder, "input"));
    expect(await run(READ, join(folder, "input"))).toBeInstanceOf(OwnFailure);
  });

  test("is no file of the media store when it is a link there, or lies outside of it", async () => {
    const store = join(root, "media");
    await mkdir(join(store, "uploads"), { recursive: true, mode: 0o700 });
    const media = openMediaStore({ folder: store, secret: "s".repeat(32) });
    await symlink(secret, join(store, "uploads", "linked.png"));
    await expect(media.copyTo("uploads/linked.png", join(folder, "input"))).rejects.toMatchObject({
      kind: "not-found",
    });
    await expect(media.read("uploads/linked.png")).rejects.toMatchObject({ kind: "not-found" });
    await expect(media.copyTo("../secret", join(folder, "input"))).rejects.toMatchObject({ kind: "bad-request" });
    await expect(stat(join(folder, "input"))).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe.skipIf(!isRoot)("what another user's process leaves", () => {
  beforeEach(async () => {
    await writeFile(join(folder, "input"), "hello", { mode: 0o600 });
    await chown(folder, 0, 0);
  });

  test("is ours again, and read by nobody else", async () => {
    const made = await run(
      `fs.writeFileSync(join(task.outDir, "out"), "made"); return { path: join(task.outDir, "out") };`,
      join(folder, "input"),
    );
    expect(made).toEqual({ path: join(folder, "out") });
    expect(await stat(join(folder, "out"))).toMatchObject({ uid: 0, gid: 0 });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test("is refused when it is a symbolic link", async () => {
    const outcome = await run(
      `fs.symlinkSync(${JSON.stringify(secret)}, join(task.outDir, "out")); return { path: join(task.outDir, "out") };`,
      join(folder, "input"),
    );
    expect(outcome).toBeInstanceOf(OwnFailure);
  });

  test("is refused when the answer names a file elsewhere", async () => {
    const outcome = await run(`return { path: ${JSON.stringify(secret)} };`, join(folder, "input"));
    expect(outcome).toBeInstanceOf(OwnFailure);
  });
});
