import { serveUntilSignal } from "@sayhey/server";

/** `sayhey serve`: the server, until it is told to stop. */
export async function serve(): Promise<number> {
  await serveUntilSignal();
  return Number(process.exitCode ?? 0);
}
