import { execFileSync } from "node:child_process";

/** Kills the compiler's child processes of this process, as the system does when memory runs out. Returns how many. */
export function killCompiler(): number {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  let killed = 0;
  for (const line of listed) {
    const [, pid, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) !== process.pid || !args.includes("--service=")) continue;
    process.kill(Number(pid), "SIGKILL");
    killed++;
  }
  return killed;
}
