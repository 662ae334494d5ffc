import { serveUntilSignal, workUntilSignal } from "@sayhey/server";

/** `sayhey serve`: the server and its worker, until told to stop. */
export async function serve(): Promise<number> {
  await serveUntilSignal();
  return Number(process.exitCode ?? 0);
}

/** `sayhey worker`: a worker alone, for a server elsewhere on the same database. */
export async function work(): Promise<number> {
  await workUntilSignal();
  return Number(process.exitCode ?? 0);
}
