import { parseArgs } from "node:util";
import { AppError } from "@sayhey/contract/app-error";
import { runBackup, runRestore } from "@sayhey/server/backup";
import { readArgs } from "./read-args.ts";

const count = (number: number, one: string): string =>
  `${number.toLocaleString("en-US")} ${one}${number === 1 ? "" : "s"}`;

/** `sayhey backup`: writes database and media into a new folder, whose path is the last line of the output. */
export async function backup(args: string[]): Promise<number> {
  const { values } = readArgs(() => parseArgs({ args, options: { to: { type: "string" } } }));
  const stop = new AbortController();
  const onSignal = (): void => stop.abort(new AppError("cancelled", "Stopped; nothing is left of the backup."));
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
  const written = await runBackup(process.env, { to: values.to, signal: stop.signal }).catch((error: unknown) => {
    throw stop.signal.aborted ? stop.signal.reason : error;
  });
  const size = `${(written.bytes / 1024 ** 2).toFixed(1)} MB`;
  console.error(
    `Backed up ${count(written.rows, "row")} of ${count(written.tables, "table")} and ${count(written.files, "file")} (${size}).`,
  );
  console.log(written.folder);
  return 0;
}

/** `sayhey restore`: fills an empty installation from a backup. */
export async function restore(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(() =>
    parseArgs({ args, allowPositionals: true, options: { replace: { type: "boolean", default: false } } }),
  );
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new AppError("bad-request", "Name the folder of one backup.", {
      hint: "For example: sayhey restore backups/sayhey-20261130-030000Z",
    });
  }
  const { createdAt, tables, files } = await runRestore(process.env, { folder, replace: values.replace });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${count(rows, "row")} and ${count(files.length, "file")} from ${createdAt}. Start the server.`);
  return 0;
}
