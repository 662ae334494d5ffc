import { formatWithOptions, inspect } from "node:util";

/** Control characters: what moves the cursor, colours the terminal or begins a line of its own. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

const visible = (character: string): string => {
  const code = character.charCodeAt(0);
  return code > 0xff ? String.raw`\u${code.toString(16)}` : String.raw`\x${code.toString(16).padStart(2, "0")}`;
};

/**
 * What is logged, as text that is one entry whatever strangers named their tables: control characters are shown and not done, and only the
 * stack of an error goes over several lines, each of them indented.
 */
export function logText(...values: unknown[]): string {
  const shown = values.map((value) => {
    if (typeof value === "string") return value.replaceAll("\n", String.raw`\n`);
    return typeof value === "object" && value !== null ? inspect(value) : value;
  });
  // Handed over as one, so that nothing in them is a place holder.
  return formatWithOptions({ colors: false }, "%s", shown.map(String).join(" "))
    .replaceAll(CONTROL, visible)
    .replaceAll(/\n */g, "\n    ");
}

/** Lets everything that this process logs go through `logText`. */
export function keepLogLines(): void {
  for (const [name, stream] of [
    ["log", process.stdout],
    ["info", process.stdout],
    ["warn", process.stderr],
    ["error", process.stderr],
  ] as const)
    console[name] = (...values: unknown[]) => void stream.write(`${logText(...values)}\n`);
}
