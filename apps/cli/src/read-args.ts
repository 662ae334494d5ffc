import { AppError } from "@sayhey/contract/app-error";

/** Runs `parseArgs`; what is wrong with the arguments becomes one sentence. @throws AppError bad-request */
export function readArgs<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new AppError("bad-request", first.endsWith(".") ? first : `${first}.`, { hint: "See sayhey help." });
  }
}
