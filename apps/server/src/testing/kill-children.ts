import { execFileSync } from "node:child_process";

/** Processes below one, with the one that started each and their command lines. */
export function processesBelow(root: number): { pid: number; parent: number; args: string }[] {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 ** 2,
  })
    .split("\n")
    .flatMap((line) => {
      const [, pid, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
    });
  const below = new Set([root]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  }
  return processes.filter(({ pid }) => pid !== root && below.has(pid));
}

/** Kills every process below this one whose command line has `text` in it, as the system does when memory runs out. Returns how many. */
export function killChildren(text: string, root = process.pid): number {
  let killed = 0;
  for (const { pid } of processesBelow(root).filter(({ args }) => args.includes(text))) {
    try {
      process.kill(pid, "SIGKILL");
      killed++;
    } catch {
      // It went with its parent.
    }
  }
  return killed;
}
