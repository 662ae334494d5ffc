import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, field, form, rowsOf, stats, totalOf } from "./build.ts";
import { MONEY, nameOf, somePeople } from "./facts.ts";
import { all } from "./signs.ts";

const HOUR = `first (?:hour|60 minutes)`;
const FIRST = `(?:${HOUR}|call[- ]?out(?: (?:fee|charge))?)`;
const FURTHER = `(?:(?:each|every|any|per) (?:further|additional|extra|following|started|other|next|hour after)|(?:further|additional|extra) (?:hours?|half hours?)|(?:half[- ]?hour )?(?:after that|thereafter|from then on))`;
const LEAST = `(?:minimum(?: charge| fee)?|at least|never less than)`;
const OF_PARTS = new RegExp(
  `\\b(?:parts|materials?)\\b[^.;]{0,30}?(?:plus|\\+|markup|with|and|at cost plus)\\s*${NUMBER}\\s?(?:%|percent)|\\b${NUMBER}\\s?(?:%|percent\\b)[^.;,]{0,20}\\b(?:parts|materials?)\\b`,
  "i",
);

/** An amount close to words, in front of them or behind. */
function amountBy(text: string, words: string): number | undefined {
  const behind = new RegExp(`\\b${words}[^.;,$£€\\d]{0,24}${MONEY}`, "i").exec(text);
  const before = new RegExp(`${MONEY}[^.;,$£€\\d]{0,16}\\b${words}`, "i").exec(text);
  const said = [...(behind?.slice(1) ?? []), ...(before?.slice(1) ?? [])].find((each) => each !== undefined);
  return said === undefined ? undefined : Number(said.replace(",", "."));
}

/** What the text says of rates; what it does not say costs nothing. */
function ratesIn({ text, lower }: ActivityText) {
  const first = amountBy(text, HOUR) ?? amountBy(text, FIRST);
  const further = amountBy(text, FURTHER);
  const minimum = amountBy(text, LEAST) ?? 0;
  const onParts =
    numberOf(
      OF_PARTS.exec(text)
        ?.slice(1)
        .find((each) => each !== undefined),
    ) || 0;
  const step = /\bhalf[- ]?(?:an )?hours?\b|\b30 min/.test(lower) ? 0.5 : /\bquarter|\b15 min/.test(lower) ? 0.25 : 1;
  const currency = text.includes("£") ? "GBP" : text.includes("$") ? "USD" : "EUR";
  return { first, further, minimum, onParts, step, currency };
}

const JOBS: readonly (readonly [job: string, hours: number, parts: number, state: string])[] = [
  ["Leaking tap in the kitchen", 1, 12, "paid"],
  ["New lock, front door", 1.5, 48, "paid"],
  ["Radiator stays cold", 2, 35, "invoiced"],
  ["Light in the hall", 0.5, 9, "invoiced"],
  ["Blocked drain", 3, 0, "to invoice"],
  ["Loose handrail", 1.25, 16, "to invoice"],
];

/** Jobs whose charge follows from steps of time, parts and a least amount. */
function steppedCharges(read: ActivityText): Activity | undefined {
  const { text, givenName } = read;
  const { first, further, minimum, onParts, step, currency } = ratesIn(read);
  if (first === undefined || further === undefined) return undefined;
  const people = somePeople(JOBS.length + 8).slice(8);
  const steps = step === 1 ? "hour" : step === 0.5 ? "half hour" : "quarter of an hour";
  const money = (name: string, amount: number, help?: string) =>
    field(`${name}: money ${String(amount)}..${String(amount)} ${currency}`, {
      required: true,
      min: 0,
      default: amount,
      ...(help !== undefined && { help }),
    });
  return {
    id: "steppedCharge",
    form: "tracker",
    icon: "receipt",
    name: givenName ?? nameOf(text, "Job Charges"),
    words: {
      tagline: "Type in the hours and the parts, and see what to invoice.",
      itch: "What do I charge for that?",
      promise: "The same rates on every invoice",
      pov: "POV: the invoice is right before you drive off",
    },
    entities: [
      {
        id: "rate",
        name: "Rate",
        plural: "Rates",
        icon: "tags",
        fields: [
          "Name: text",
          money("First hour", first),
          { ...money("Further", further, `For each further ${steps} begun`), name: `Each further ${steps}` },
          money("Minimum charge", minimum, "0 where there is none"),
          field(`On parts: percent ${String(onParts)}..${String(onParts)}`, { required: true, default: onParts }),
        ],
        rows: [{ name: "Standard", firstHour: first, further, minimumCharge: minimum, onParts }],
      },
      {
        id: "job",
        name: "Job",
        plural: "Jobs",
        icon: "wrench",
        fields: [
          "Job: text",
          "Customer: text",
          field("Rate: relation rate", { required: true }),
          field("Date: date -20..0", { default: "@today" }),
          field("Hours: number 1..4 h", { required: true, min: 0 }),
          field(`Parts: money 0..60 ${currency}`, { required: true, default: 0, min: 0 }),
          `Time: expr (hours > 0 ? rate.firstHour : 0) + ceil(max(0, hours - 1) / ${String(step)}) * rate.further [${currency}]`,
          `Parts charged: expr parts * (1 + rate.onParts / 100) [${currency}]`,
          `To invoice: expr max(rate.minimumCharge, time + partsCharged) [${currency}]`,
          field("State: choice to invoice|invoiced|paid", { required: true, default: "to invoice" }),
        ],
        rows: rowsOf(
          "job customer rate date hours parts state",
          JOBS.map(([job, hours, parts, state], at) => [
            job,
            people[at],
            "Standard",
            day((at - JOBS.length) * 3),
            hours,
            parts,
            state,
          ]),
        ),
        actions: [{ do: "advance", field: "state", label: "Next step", icon: "arrow-right" }],
      },
    ],
    pages: [
      {
        title: "Jobs",
        icon: "wrench",
        blocks: [
          stats(
            ["To invoice", totalOf("job", "toInvoice", when.eq("state", "to invoice")), "receipt"],
            ["Not paid yet", totalOf("job", "toInvoice", when.eq("state", "invoiced")), "hourglass"],
            ["Jobs this month", countOf("job", when.gte("date", "@month")), "calendar"],
          ),
          form(
            "job",
            "Add a job",
            ["job", "customer", "rate", "date", "hours", "parts"],
            "Add job",
            "What to invoice is worked out.",
          ),
          {
            kind: "list",
            title: "To invoice",
            entity: "job",
            subtitleField: "customer",
            facts: ["hours", "parts", "toInvoice"],
            where: [when.eq("state", "to invoice")],
            actions: [{ do: "set", field: "state", value: "invoiced", label: "Invoiced", icon: "check" }],
          },
        ],
      },
      {
        title: "All jobs",
        icon: "list",
        blocks: [
          {
            kind: "table",
            title: "All jobs",
            entity: "job",
            fields: ["customer", "date", "hours", "time", "parts", "partsCharged", "toInvoice", "state"],
            sort: { field: "date", direction: "desc" },
          },
        ],
      },
      {
        title: "Rates",
        icon: "tags",
        blocks: [
          {
            kind: "table",
            title: "Rates",
            note: "A changed rate counts for all of its jobs; for new prices, add a rate.",
            entity: "rate",
            fields: ["firstHour", "further", "minimumCharge", "onParts"],
          },
          form(
            "rate",
            "Add a rate",
            ["name", "firstHour", "further", "minimumCharge", "onParts"],
            "Add rate",
            "Jobs can use it now.",
          ),
        ],
      },
    ],
    notes: [`Each further ${steps} counts once it is begun.`],
  };
}

/** What a job comes to by steps of time and parts. */
export const charges: ActivityKind = {
  id: "steppedCharge",
  anywhere: all(
    new RegExp(`\\b${FIRST}`),
    new RegExp(`\\b${FURTHER}`),
    /[$£€]\s?\d|\d\s?(?:€|£|\$|euros?|dollars?|pounds?)/,
    /\b(?:charges?|charging|invoices?|call[- ]?out|jobs?|parts|materials|labou?r)\b/,
  ),
  not: /\b(?:parking (?:lot|garage|meter|system)|taxis?|rental|rent out|hire out|bikes?|scooters?|courts?|internet|cafe|charging (?:station|pile)s?|website|landing page|baby ?sit\w*|tariffs?)\b/,
  make: steppedCharges,
};
