import { serveUntilSignal, workUntilSignal } from "@sayhey/server";

/** `sayhey serve`: the server, until it is told to stop. */
export async function serve(): Promise<number> {
  await serveUntilSignal();
  return Number(process.exitCode ?? 0);
}

/** `sayhey worker`: a worker for a server elsewhere, until it is told to stop. */
export async function work(): Promise<number> {
  await workUntilSignal();
  return 0;
}
