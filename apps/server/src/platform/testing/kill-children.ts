import { execFileSync } from "node:child_process";

/** Kills every process below this one whose command line has `text` in it, as the system does when memory runs out. Returns how many. */
export function killChildren(text: string, root = process.pid): number {
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
  const found = processes.filter(({ pid, args }) => pid !== root && below.has(pid) && args.includes(text));
  let killed = 0;
  for (const { pid } of found) {
    try {
      process.kill(pid, "SIGKILL");
      killed++;
    } catch {
      // It went with its parent.
    }
  }
  return killed;
}
