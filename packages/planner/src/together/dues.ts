import type { Brief } from "../brief/brief.ts";
import { capital } from "../embedded/inflect.ts";
import { PUBLIC, STAFF, table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";

/** How often is paid, with what a payment is for, the latest last. */
const RHYTHMS: readonly (readonly [says: RegExp, periods: readonly string[]])[] = [
  [/\b(?:weekly|every week|each week|a week|per week)\b/, ["Week 11", "Week 12"]],
  [/\b(?:yearly|annual(?:ly)?|a year|per year|every year|each year)\b/, ["Last year", "This year"]],
  [/\b(?:seasons?|seasonal)\b/, ["Spring season", "Autumn season"]],
  [/\b(?:terms?|termly|semester)\b/, ["Spring term", "Autumn term"]],
  [/\b(?:trips?|excursion)\b/, ["Deposit", "Rest"]],
];
const MONTHS = ["Last month", "This month"];

/** Who pays, as the text says it. */
const PAYERS: readonly (readonly [says: RegExp, one: string, many: string])[] = [
  [/\bplayers?\b|\bteam\b|\bleague\b/, "player", "players"],
  [/\bparents?\b|\bfamil(?:y|ies)\b/, "family", "families"],
  [/\bpupils?\b|\bstudents?\b/, "pupil", "pupils"],
  [/\btenants?\b|\bflat ?mates?\b|\bhouse ?mates?\b|\bresidents?\b/, "resident", "residents"],
];

const AMOUNT = /(?:[$£€]\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:dollars?|euros?|pounds?|bucks|quid))/i;

/** Who has paid and who has not, for a fee that many pay again and again. */
export function duesOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const periods = RHYTHMS.find(([says]) => says.test(lower))?.[1] ?? MONTHS;
  const [, one = "member", many = "members"] = PAYERS.find(([says]) => says.test(lower)) ?? [];
  const found = AMOUNT.exec(text);
  const amount = found?.[1] ?? found?.[2] ?? "10";
  const names = [...PUBLIC.split(","), ...STAFF.split(",").slice(0, 4)];
  const member = kept(
    { id: "member", name: one, plural: many, role: "person", icon: "users" },
    ["Name: text", "Phone: phone", "E-mail: email"],
    names.join("\n"),
  );
  const payment = kept(
    { id: "payment", name: "payment", plural: "payments", role: "event", icon: "coins" },
    [
      "For: text",
      `${capital(one)}: relation member`,
      `Amount: money ${amount}..${amount} EUR`,
      "Due: date -9..5",
      "Paid: boolean 60",
      "Paid with: choice cash|transfer|card",
    ],
    table(
      `${one} amount due paid`,
      periods
        .flatMap((period, at) =>
          names.slice(0, 8).map((name, index) =>
            [
              period,
              name,
              amount,
              at === 0 ? "@-10" : "@-3",
              // All but one have paid what is long due; half of them what is due now.
              (at === 0 ? index !== 5 : index % 2 === 0) ? "yes" : "no",
            ].join("|"),
          ),
        )
        .join("\n"),
    ),
  );
  return {
    kind: "dues",
    form: "management",
    name: givenName ?? nameFrom(text, "Who Has Paid"),
    icon: "coins",
    things: [member, payment],
    words: {
      tagline: "Who has paid, who has not, and what is in the till.",
      itch: "Who still owes?",
      promise: "One tap, and it is marked as paid",
      pov: "POV: everybody has paid, and you can prove it",
    },
  };
}
