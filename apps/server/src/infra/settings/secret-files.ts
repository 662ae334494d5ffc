import { readFileSync, statSync } from "node:fs";
import { SECRET_SETTINGS } from "./settings-schema.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** No secret is longer, bytes. */
const MOST_BYTES = 64 * 1024;

/**
 * The environment with the secrets that lie in files: where `NAME_FILE` is set, `NAME` is what that file holds, without white space around it. What is wrong is told
 * in `problems`, naming the setting and never what the file holds.
 */
export function readSecretFiles(environment: Environment): { environment: Environment; problems: string[] } {
  const read: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const path = environment[`${name}_FILE`];
    if (path === undefined || path === "") continue;
    if ((environment[name] ?? "") !== "") problems.push(`${name}_FILE: goes without ${name}`);
    else {
      try {
        read[name] = textOf(path);
      } catch (error) {
        problems.push(`${name}_FILE: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { environment: read, problems };
}

function textOf(path: string): string {
  // A pipe or a device would never end.
  const file = statSync(path);
  if (!file.isFile()) throw new Error(`${path} isn't a file`);
  if (file.size > MOST_BYTES) throw new Error(`${path} is larger than ${MOST_BYTES / 1024} KB`);
  const text = readFileSync(path, "utf8").trim();
  if (text === "") throw new Error(`${path} is empty`);
  return text;
}
