import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { dirname } from "node:path";
import { PRIORITY_VARIABLE } from "./priorities.ts";
import { plainUser, type PlainWork } from "./plain-user.ts";

/** What of our environment such a process may know: no key, no password, no database address. */
const PASSED = ["PATH", "TZ", "LANG", "LC_ALL", "SYSTEMROOT", "ESBUILD_BINARY_PATH", PRIORITY_VARIABLE];

/** How a process is forked. */
interface ForkPlainOptions {
  /** Memory of JavaScript, MB. */
  memoryMb?: number;
  /** Variables, beside the few that every process gets. */
  environment?: Readonly<Record<string, string>>;
  stdio: StdioOptions;
  /** Whether it leads a session of its own, so that it can step back behind others as a whole (see `stepBack`). */
  hasOwnSession?: boolean;
}

/**
 * Forks a module as the plain user that this work is done as. It can read our code, and nothing of the data folder but what it is handed.
 * @throws what the system says when it starts no process
 */
export function forkPlain(entry: string, work: PlainWork, options: ForkPlainOptions): ChildProcess {
  const { user, command } = plainUser(work);
  const nodeValues = options.memoryMb === undefined ? [] : [`--max-old-space-size=${options.memoryMb}`];
  const [execPath = process.execPath, ...execArgv] = [...command, process.execPath, ...nodeValues];
  const passed = PASSED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return fork(entry, [], {
    ...user,
    // Our own may be one that the other user can't enter.
    cwd: dirname(entry),
    execPath,
    execArgv,
    detached: options.hasOwnSession ?? false,
    serialization: "advanced",
    stdio: options.stdio,
    env: { ...(Object.fromEntries(passed) as Record<string, string>), HOME: "/", ...options.environment },
  });
}
