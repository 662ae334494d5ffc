import { availableParallelism, freemem, totalmem } from "node:os";
import { checkInstallation, type Finding } from "@sayhey/server/doctor";

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

const MARKS: Record<Finding["state"], string> = { ok: "ok  ", warning: "note", failed: "FAIL" };

function say({ name, state, detail }: Finding): void {
  console.log(`${MARKS[state]}  ${name.padEnd(10)}  ${detail}`);
}

/** `sayhey doctor`: tries what this machine and the installation need, one line each. Ends with 1 when something would not work. */
export async function doctor(): Promise<number> {
  say({ name: "Node", state: "ok", detail: process.version });
  say({ name: "Processors", state: "ok", detail: String(availableParallelism()) });
  say({ name: "Memory", state: "ok", detail: `${gigabytes(freemem())} free of ${gigabytes(totalmem())}` });
  let hasFailed = false;
  for await (const finding of checkInstallation(process.env)) {
    say(finding);
    hasFailed ||= finding.state === "failed";
  }
  return hasFailed ? 1 : 0;
}
