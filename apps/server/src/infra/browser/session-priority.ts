import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/**
 * Lets a whole session of processes step back, to the niceness `priority`, on Linux. `program` is what its leader runs: where the leader
 * is gone, or its number belongs to another program by now, nothing happens. Takes the rights of root.
 */
export function stepSessionBack(leader: number, program: string, priority: number): void {
  if (textOf(`/proc/${leader}/cmdline`).split("\0")[0] !== program) return;
  try {
    writeFileSync(`/proc/${leader}/autogroup`, String(priority), { flag: "r+" });
  } catch {
    // Without groups of sessions, which weigh first elsewhere, the niceness below is what counts.
  }
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = textOf(`/proc/${pid}/stat`);
    // The name in the second field may hold spaces and brackets; the session is the fourth after it (proc_pid_stat(5)).
    if (Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[3]) !== leader) continue;
    try {
      setPriority(Number(pid), priority);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** What a file of the system says; nothing when its process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
