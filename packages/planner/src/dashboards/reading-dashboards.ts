import type { Brief } from "../brief/brief.ts";
import { capital, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { kept, type Together } from "../together/together.ts";
import { listAfter } from "../together/words-in-text.ts";
import { table } from "../vocabulary/rows.ts";

/** A longer text describes more than its readings, and is read as a whole. */
const LONGEST = 240;
const DAYS = 28;
const MOST_ROWS = 56;

/** What is read off day by day, with what it is measured in and how much a usual day brings. */
const MEASURES: readonly (readonly [says: RegExp, unit: string, usual: number])[] = [
  [/\b(?:solar|photovoltaic|pv|wind|electricity|power|energy)\b/i, "kWh", 18],
  [/\b(?:milk|water|rainwater|fuel|diesel|petrol)\b/i, "litres", 120],
  [/\b(?:waste|recycling|compost|harvest|crop|honey)\b/i, "kg", 42],
  [/\b(?:footfall|attendance|visitors?)\b/i, "people", 64],
];
const AMOUNT =
  /\b(?:[\p{L}]+ ){0,2}(?:output|yield|usage|use|consumption|production|generation|footfall|attendance|waste|harvest|numbers)\b/iu;
const DASHBOARD = /\bdash ?boa?rd\b/i;
const OPENS = /^(?:(?:of|for|showing|with|the|our|my|a|an|daily|weekly|want|need|see|show|me|to|us)\s+)+/i;

const TOLD_APART =
  /\bwhich \p{L}+|\b(?:per|each|every) (?!day|week|month|hour|year)\p{L}{3,}|\b\d{1,4} (?!days?|weeks?|months?|hours?|years?|minutes?)\p{L}{3,}s\b/iu;

/** Readings of one measure day by day, for each place or device that a text names; undefined where a text asks for something else. */
export function readingDashboardOf({ text, givenName }: Brief): Together | undefined {
  if (text.length > LONGEST || !DASHBOARD.test(text)) return undefined;
  const said = AMOUNT.exec(text.replace(DASHBOARD, ","))?.[0].toLowerCase().replace(OPENS, "");
  const measure = MEASURES.find(([says]) => said !== undefined && says.test(said));
  if (said === undefined || measure === undefined) return undefined;
  const [, unit, usual] = measure;
  const counted = /\b(?:each|every|per|our|my|\d+|\w+) (\p{L}+s)\s*(?=\()/iu.exec(text)?.[1];
  const names = counted === undefined ? [] : listAfter(text, new RegExp(String.raw`\b${counted}(?=\s*\()`, "iu"));
  const split = names.length > 1 && counted !== undefined ? capital(singularOf(counted.toLowerCase())) : undefined;
  const days = split === undefined ? DAYS : Math.max(7, Math.floor(MOST_ROWS / names.length));
  // Of many that are told apart, 'our 46 cows' and 'which cow', one series says nothing.
  if (split === undefined && TOLD_APART.test(text)) return undefined;
  const field = `Amount in ${unit}`;
  const rows = Array.from({ length: days }, (_, day) =>
    (split === undefined ? [""] : names).map((name, at) => {
      // Up and down over a week, with some difference between one and the next.
      const value = Math.round(usual * (1 + 0.2 * Math.sin(day * 0.9 + at * 1.7) - 0.06 * at));
      return [`Reading ${day * Math.max(1, names.length) + at + 1}`, `@-${day}`, Math.max(1, value), name].join("|");
    }),
  ).flat();
  return {
    kind: "readings",
    form: "dashboard",
    name: givenName ?? `${capital(said)} Dashboard`,
    icon: "chart-line",
    things: [
      kept(
        { id: "reading", name: "reading", plural: "readings", role: "item", icon: "chart-line" },
        [
          "Reading: text",
          "Date: date -27..0",
          `${field}: number 1..${usual * 2}`,
          split && `${split}: choice ${names.join("|")}`,
        ],
        table(`date ${camelCase(field)} ${split?.toLowerCase() ?? ""}`.trim(), rows.join("\n")),
      ),
    ],
    words: {
      tagline: `${capital(said)} day by day, entered by hand.`,
      itch: "Numbers on slips of paper?",
      promise: `${capital(said)} on one screen`,
      pov: "POV: you see at once how this week went",
    },
  };
}
