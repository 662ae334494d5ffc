import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { knownOf } from "../recognise/known-of.ts";
import { daysOf, intervalsIn } from "../rules/dues.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, daysAfter, field, form, mark, stats } from "./build.ts";
import { nameOf } from "./facts.ts";

const OF = String.raw`(?:each|every|any|all|which|some)(?:\s+one)?(?:\s+of)?\s+`;
/** 'When each of my cheeses needs turning', 'which of our knives are due for sharpening'. */
const NEEDS = new RegExp(
  String.raw`\b(?:when|which|if|what)\s+(?:${OF})?(?:of\s+)?(?:my|our|the)\s+(?:${NUMBER}\s+)?(?<things>\p{L}+(?: \p{L}+){0,2}?)\s+(?:next\s+)?(?:needs?|wants?|(?:is|are)\s+due(?:\s+for)?)\s+(?:an?\s+|to be\s+|its\s+|their\s+)?(?<deed>\p{L}+ing)\b`,
  "iu",
);
/** What is no thing that one looks after. */
const NOTHING =
  /^(?:bills?|invoices?|money|code|app|rent|time|team|kids?|child|children|people|customers?|clients?|patients?)$/i;
const NO_DEED =
  /^(?:being|having|going|coming|doing|paying|meeting|training|funding|hiring|anything|something|everything)$/i;
const ROWS = 6;
const MOST = 24;

/** Each thing with the day on which something was last done with it, and the next. */
function careOf({ text, givenName }: ActivityText): Activity | undefined {
  const { things = "", deed = "" } = NEEDS.exec(text)?.groups ?? {};
  const one = singularOf(things.toLowerCase());
  if (things === "" || NOTHING.test(one) || NO_DEED.test(deed)) return undefined;
  const id = camelCase(one);
  const [many, doing] = [pluralOf(one), deed.toLowerCase()];
  const [interval] = intervalsIn(text);
  const every = interval === undefined ? 7 : daysOf(interval);
  const count = Math.min(
    numberOf(new RegExp(String.raw`\b${NUMBER} (?:\p{L}+ )?${many}\b`, "iu").exec(text)?.[1]) || ROWS,
    MOST,
  );
  const known = (knownOf(one)?.rows ?? "").split("\n").map((row) => row.split(" | ")[0]?.trim() ?? "");
  const names = known.filter((name) => name !== "" && !/[;:=]/.test(name));
  const titles = Array.from({ length: count }, (_, at) => names[at] ?? `${capital(one)} ${String(at + 1)}`);
  const [last, next] = [`Last ${doing}`, `Next ${doing}`];
  const [lastId, nextId] = [camelCase(last), camelCase(next)];
  return {
    id: "needs",
    form: "tracker",
    icon: "bell",
    name:
      givenName ??
      nameOf(
        text.replace(/^\W*(?:tell|remind|warn|show|let)\b.*?\b(?:when|which|if|what)\b\s*/i, ""),
        `${capital(one)} ${capital(doing)}`,
      ),
    words: {
      tagline: `Which ${one} comes next, and when.`,
      itch: `Which ${one} was it?`,
      promise: `One tap when it's done`,
      pov: `POV: no ${one} is forgotten`,
    },
    entities: [
      {
        id,
        name: capital(one),
        plural: capital(many),
        icon: "bell",
        fields: [
          "Name: text",
          field(`${last}: date -9..0`, { required: true, default: "@today" }),
          field("Every: number 1..60 days", { default: every, min: 1 }),
          daysAfter(next, lastId, "every", {
            warn: [
              mark({ field: nextId, is: "lt", value: "@today" }, "alert", "Overdue"),
              mark({ field: nextId, is: "lte", value: "@+1" }, "attention", "Due"),
            ],
          }),
          "Notes: text",
        ],
        rows: titles.map((name, at) => ({ name, [lastId]: day(-((at * 2 + 1) % (every + 2))), every })),
        actions: [{ do: "set", field: lastId, value: "@today", label: "Done today", icon: "check" }],
      },
    ],
    pages: [
      {
        title: "Due",
        icon: "bell",
        blocks: [
          stats(
            ["Overdue", countOf(id, when.lt(nextId, "@today")), "circle-alert"],
            [capital(many), countOf(id), "list"],
          ),
          {
            kind: "due",
            title: next,
            entity: id,
            dueField: nextId,
            lastField: lastId,
            doneLabel: "Done today",
            facts: [lastId],
          },
        ],
      },
      {
        title: capital(many),
        icon: "list",
        blocks: [
          { kind: "table", title: `All ${many}`, entity: id, fields: ["every", lastId, nextId, "notes"] },
          form(
            id,
            `Add ${/^[aeiou]/i.test(one) ? "an" : "a"} ${one}`,
            ["name", lastId, "every", "notes"],
            "Add",
            "It comes up when it's due.",
          ),
        ],
      },
    ],
  };
}

export const needs: ActivityKind = {
  id: "needs",
  few: NEEDS,
  head: NEEDS,
  not: /\b(?:customers?|clients?|tenants?|fleet|website|invoic|payroll)\b/,
  make: careOf,
};
