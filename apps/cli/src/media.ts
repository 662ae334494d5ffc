import { parseArgs } from "node:util";
import { AppError } from "@sayhey/contract/app-error";
import { runMediaMove } from "@sayhey/server/media";
import { readArgs } from "./read-args.ts";

/** `sayhey media move --to bucket|folder`: moves media between the data folder and the bucket. */
export async function media(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(() =>
    parseArgs({ args, allowPositionals: true, options: { to: { type: "string" } } }),
  );
  const { to } = values;
  if (positionals.join(" ") !== "move" || (to !== "bucket" && to !== "folder")) {
    throw new AppError("bad-request", "Say what to do with the media.", {
      hint: "sayhey media move --to bucket, or --to folder",
    });
  }
  const stop = new AbortController();
  const onSignal = (): void => stop.abort(new AppError("cancelled", "Stopped. Run it again to move the rest."));
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
  const { files, bytes } = await runMediaMove(process.env, { to, signal: stop.signal });
  const what = `${files.toLocaleString("en-US")} file${files === 1 ? "" : "s"} (${(bytes / 1024 ** 2).toFixed(1)} MB)`;
  console.log(to === "bucket" ? `Moved ${what} to the bucket.` : `Copied ${what} to the data folder.`);
  return 0;
}
