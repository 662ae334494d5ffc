import { parseArgs } from "node:util";
import { serveUntilSignal, workUntilSignal } from "@sayhey/server";
import { readArgs } from "./read-args.ts";

/** `sayhey serve`: the server and its worker, until told to stop. */
export async function serve(): Promise<number> {
  await serveUntilSignal();
  return Number(process.exitCode ?? 0);
}

/** `sayhey worker [--only film,render]`: a worker alone, for a server elsewhere on the same database. */
export async function work(args: string[]): Promise<number> {
  const { values } = readArgs(() => parseArgs({ args, options: { only: { type: "string" } } }));
  await workUntilSignal(values.only === undefined ? process.env : { ...process.env, WORKER_ONLY: values.only });
  return Number(process.exitCode ?? 0);
}
