import { readdirSync, readFileSync } from "node:fs";
import type { FunctionName } from "@sayhey/contract/functions";

/** The doc comment above each function of the contract, which stands right before its name. */
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*"([a-z-]+)":/g;

let summaries: ReadonlyMap<string, string> | undefined;

/**
 * What a function does, in the words of the contract's own comment, so that documentation cannot drift from it. Read from the
 * contract's source once.
 * @throws Error for a function without a comment
 */
export function functionSummary(name: FunctionName): string {
  summaries ??= readSummaries();
  const summary = summaries.get(name);
  if (summary === undefined) throw new Error(`${name} has no comment in the contract.`);
  return summary;
}

function readSummaries(): Map<string, string> {
  const folder = new URL("./functions/", import.meta.resolve("@sayhey/contract/functions"));
  const found = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    if (!file.endsWith(".ts")) continue;
    for (const [, comment = "", name = ""] of readFileSync(new URL(file, folder), "utf8").matchAll(DOCUMENTED)) {
      const text = comment
        .replace(/^\s*\* ?/gm, "")
        .replace(/\s+/g, " ")
        .trim();
      found.set(name, text.replace(/\{@link (\w+)\}/g, "$1"));
    }
  }
  return found;
}
