import { log } from "../log/log.ts";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { errorCode } from "../error-code.ts";
import type { RunAs } from "../postgres/run-as.ts";

/** What a root server lets plain users do for it: each a number that nobody else has, so that one who breaks out of one reaches no other. */
const PLAIN_USERS = {
  /** Plans, compiles and type-checks apps. */
  build: { uid: 64_874, gid: 64_874 },
  /** Opens pictures, sounds and videos. */
  media: { uid: 64_875, gid: 64_875 },
} as const satisfies Record<string, RunAs>;

/** Work that is done as a user of its own. */
export type PlainWork = keyof typeof PLAIN_USERS;

/** What such a process has to be able to read. */
const CODE = ["@sayhey/bundler", "@sayhey/codegen", "@sayhey/contract/app-error", "sharp"];
const PROBE = `for (const path of process.argv.slice(1)) require("node:fs").accessSync(path, 4);
require("node:fs").accessSync(process.env.TMPDIR, 1);`;

type Answer = { plain: true; command: readonly string[] } | { plain: false; why: string };
let answered: Answer | undefined;

/** Who does a kind of work, and what comes before the command: nothing where it is the server's own user. */
export function plainUser(work: PlainWork): { user: RunAs | undefined; command: readonly string[] } {
  answered ??= ask();
  return answered.plain ? { user: PLAIN_USERS[work], command: answered.command } : { user: undefined, command: [] };
}

/** Says in one line why strangers' apps and files are opened as the server's own user, where they are. */
export function tellPlainUsers(): void {
  answered ??= ask();
  if (answered.plain) return;
  // A server that isn't root is what most people want; one that is root has to hear of it as a warning.
  if (process.getuid?.() === 0) log.warn(answered.why);
  else log.info(answered.why);
}

function ask(): Answer {
  if (process.getuid?.() !== 0)
    return {
      plain: false,
      why: "Apps are built and uploads opened as the server's own user; on Linux, a server started as root uses separate users.",
    };
  if (process.platform !== "linux")
    return { plain: false, why: "Apps are built and uploads opened as root: separate users need Linux." };
  const setpriv = whichSetpriv();
  let failure: unknown;
  for (const command of setpriv === null ? [[]] : [[setpriv, "--no-new-privs", "--"], []]) {
    try {
      for (const user of Object.values(PLAIN_USERS)) probe(command, user);
      return { plain: true, command };
    } catch (error) {
      failure = error;
    }
  }
  const isForbidden = errorCode(failure) === "EPERM";
  return {
    plain: false,
    why: `Apps are built and uploads opened as root: ${isForbidden ? "this system doesn't allow processes of other users" : `other users can't enter ${dirname(process.execPath)}, ${tmpdir()} or SayHey's own folder`}.`,
  };
}

/** Tries it: whether a user may run and read something depends on more than the modes of files. */
function probe(command: readonly string[], user: RunAs): void {
  const paths = CODE.map((name) => fileURLToPath(import.meta.resolve(name)));
  const [program = process.execPath, ...values] = [
    ...command,
    process.execPath,
    "-e",
    PROBE,
    import.meta.filename,
    ...paths,
  ];
  execFileSync(program, values, { ...user, cwd: "/", env: { TMPDIR: tmpdir() }, stdio: "ignore", timeout: 20_000 });
}

/** The program of util-linux that takes rights away; null where it isn't installed. */
export function whichSetpriv(): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/bin"].filter(
    (folder) => folder !== "",
  );
  return folders.map((folder) => join(folder, "setpriv")).find((path) => existsSync(path)) ?? null;
}
