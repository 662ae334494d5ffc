import { camelCase } from "../embedded/thing.ts";

/** What is usually in fields that no sample row fills, so that no column stands empty. */
const SAMPLES: readonly [RegExp, string][] = [
  [/^good at$/i, "repairs|languages|planning|first aid|photography|spreadsheets"],
  [/^part$/i, "setting up|front desk|kitchen|driving"],
  [/^suits$/i, "everyone|beginners|families|small groups"],
  [/^topic$/i, "how it began|what worked|a question|looking back"],
  [/^(?:place|where)$/i, "at home|at work|outdoors"],
  [/^size$/i, "small|medium|large"],
  [/^month$/i, "this month|last month"],
  [/^(?:(?:[\w ]+ )?notes?|remarks?|details|description)$/i, "@remarks"],
];

/** Field lines with samples for the texts that no row has a value for. */
export function withoutBlanks(fields: string, rows: string): string {
  return fields
    .split("\n")
    .map((line, index) => {
      const [, label = "", type = ""] = /^([^:]+?)!?: (text|longText)$/.exec(line.trim()) ?? [];
      if (index === 0 || label === "" || rows.includes(` | ${camelCase(label)}=`)) return line;
      const samples = SAMPLES.find(([names]) => names.test(label))?.[1];
      return samples === undefined ? line : `${label}: ${type} ${samples}`;
    })
    .join("\n");
}
