import { camelCase } from "./thing.ts";

/** Most fields of a thing put together of what two sources know. */
const MOST_FIELDS = 15;

/** Field lines with those of another that have no like among them; links to other things stay away. */
export function mergeFields(own: string, others: string): string {
  const idOf = (line: string): string => camelCase(line.slice(0, line.indexOf(":")));
  const lines = own.split("\n");
  const taken = new Set(lines.map(idOf));
  const more = others
    .split("\n")
    .slice(1)
    .filter(
      (line) =>
        !taken.has(idOf(line)) &&
        !line.includes(": relation ") &&
        !/: (?:calc|rollup|addDays|daysUntil|expr|lookup) /.test(line),
    );
  return [...lines, ...more].slice(0, Math.max(lines.length, MOST_FIELDS)).join("\n");
}
