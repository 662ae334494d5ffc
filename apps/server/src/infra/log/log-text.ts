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

/** Lets everything that a process without a log of its own prints go through `logText`. */
export function keepLogLines(): void {
  for (const [name, stream] of [
    ["log", process.stdout],
    ["info", process.stdout],
    ["warn", process.stderr],
    ["error", process.stderr],
  ] as const)
    console[name] = (...values: unknown[]) => void stream.write(`${logText(...values)}\n`);
}

/** What a person on a terminal wants to read of a line that is for machines otherwise. */
export interface LogRecord {
  level: "debug" | "info" | "warn" | "error";
  time: string;
  process: string;
  msg: string;
  err?: { type?: string; message?: string; stack?: string };
  [field: string]: unknown;
}

/** A line of the log for a person on a terminal: a sentence, with the stack of an error below it and the ids it belongs to. */
export function recordText({ level, time, process: name, msg, err, ...fields }: LogRecord): string {
  const where = name === "server" ? "" : `${name}: `;
  const why = level === "warn" && err?.message !== undefined ? ` (${err.message})` : "";
  const details = level === "debug" || level === "info" ? detailsOf(fields) : "";
  const stack = level === "error" ? (err?.stack ?? err?.message ?? "") : "";
  const below = stack === "" ? [] : stack.split("\n").map((line) => `\n    ${logText(line.trim())}`);
  const head = `${logText(`${where}${msg}${why}`)}${details}${idsOf(fields)}`;
  return `${level === "info" ? "" : `${time.slice(11, 19)} ${level.padEnd(5)} `}${head}${below.join("")}`;
}

function idsOf({ requestId, jobId, queue }: Readonly<Record<string, unknown>>): string {
  if (typeof jobId === "string") return ` [${logText(`${String(queue)} job ${jobId}`)}]`;
  return typeof requestId === "string" ? ` [request ${logText(requestId)}]` : "";
}

const HIDDEN_FIELDS = new Set(["pid", "requestId", "jobId", "queue", "userId"]);

function detailsOf(fields: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(fields).filter(([name]) => !HIDDEN_FIELDS.has(name));
  return shown.map(([name, value]) => ` ${name}=${logText(String(value))}`).join("");
}
