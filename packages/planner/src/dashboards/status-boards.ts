import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { kept, type Together } from "../together/together.ts";
import { withoutOpening } from "../together/words-in-text.ts";
import { table } from "../vocabulary/rows.ts";

/** A longer text describes more than one board, and is read as a whole. */
const LONGEST = 200;
const MOST_UNITS = 40;
const USUAL_UNITS = 8;

const BOARD = /\b(?:live )?status[- ]?(?:board|wallboard|screen)\b/i;

/** States that somebody or something on a board goes through, where the text lists none. */
const USUAL_STATES: readonly (readonly [unit: RegExp, icon: string, states: readonly string[]])[] = [
  [
    /(?:agent|staff|doctor|nurse|driver|technician|engineer|colleague|teacher|employee|volunteer)$/i,
    "users",
    ["available", "busy", "on break", "away"],
  ],
  [/(?:room|bed|cubicle|suite|studio|hall)$/i, "door-open", ["free", "occupied", "being cleaned", "closed"]],
  [
    /(?:machine|washer|dryer|printer|desk|bay|court|lane|charger|station|table|oven|lift|tractor|van|truck|vehicle|pump|line|treadmill)$/i,
    "activity",
    ["free", "in use", "out of order"],
  ],
];

/** States as a text lists them, with a stroke between: 'open / waiting / done'. */
function listedStates(text: string): string[] {
  const list = /(?:^|[\s(:,])((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:\s*\/\s*[\p{L}-]+(?: [\p{L}-]+){0,2}){1,6})/u.exec(
    text,
  )?.[1];
  const states = (list ?? "").split("/").map((state) =>
    state
      .replace(/^.*(?:\s-|\bboard)\s+/i, "")
      .trim()
      .toLowerCase(),
  );
  return states.length > 2 ? [...new Set(states)] : [];
}

/** What stands on the board: the words before its genre word, or those behind 'for'. */
function unitIn(text: string): string | undefined {
  const found = BOARD.exec(text);
  if (found === null) return undefined;
  const behind = /^\s+(?:for|of|showing)\s+([^.,:;(\n]+)/i.exec(text.slice(found.index + found[0].length))?.[1];
  const before = withoutOpening(text.slice(0, found.index)).trim();
  const words = (before === "" ? (behind ?? "") : before)
    .toLowerCase()
    .replace(/^(?:(?:my|our|the|all|an?|\d+)\s+)+/, "")
    .split(/\s+(?:in|at|on|with|of|for|so|that|where)\s+/)[0];
  const unit = singularOf((words ?? "").trim());
  return unit === "" || unit.split(" ").length > 3 || !/^[\p{L}' -]+$/u.test(unit) ? undefined : unit;
}

/** A board of who or what is in which state; undefined where a text asks for none, or its states are unknown. */
export function statusBoardOf({ text, givenName }: Brief): Together | undefined {
  const unit = text.length > LONGEST ? undefined : unitIn(text);
  if (unit === undefined) return undefined;
  const usual = USUAL_STATES.find(([says]) => says.test(unit));
  const listed = listedStates(text);
  const states = listed.length > 0 ? listed : usual?.[2];
  if (states === undefined) return undefined;
  const short = unit.split(" ").at(-1) ?? unit;
  const counted = new RegExp(String.raw`\b(\d{1,2})\s+(?:\p{L}+ )?${pluralOf(short)}\b`, "iu").exec(text)?.[1];
  const count = Math.min(MOST_UNITS, Math.max(1, Number(counted ?? USUAL_UNITS)));
  const rows = Array.from({ length: count }, (_, at) =>
    // Most are in the first two states, as on any working day.
    [`${capital(short)} ${at + 1}`, states[[0, 1, 0, 1, 2, 1, 0, 3][at % 8] ?? 0] ?? states[0], ""].join("|"),
  );
  const many = pluralOf(unit);
  return {
    kind: "statusBoard",
    form: "management",
    name: givenName ?? `${capital(unit)} Status Board`,
    icon: usual?.[1] ?? "activity",
    states,
    things: [
      kept(
        { id: camelCase(unit), name: unit, plural: many, role: "item", icon: usual?.[1] ?? "activity" },
        ["Name: text", `Status: choice ${states.join("|")}`, "Ready again at: time", "Note: text"],
        table("status note", rows.join("\n")),
      ),
    ],
    words: {
      tagline: `${capital(many)} at a glance: ${states.join(", ")}.`,
      itch: "Walking over just to look?",
      promise: `${capital(many)} and their status on one screen`,
      pov: "POV: one look at the board tells you",
    },
  };
}
