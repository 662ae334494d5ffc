import { capital, pluralOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, daysAfter, field, form, mark, rowsOf, stats, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { listBehind, nameOf, someKids } from "./facts.ts";

const NEEDS = new RegExp(
  `\\b(?:needs?|need to have|requires?|must have|has to have|after|at least|minimum(?: of)?)\\s+(?:at least |a minimum of )?${NUMBER} (class(?:es)?|lessons?|sessions?|trainings?|hours?|dives?|flights?|jumps?|visits?|shifts?|rides?|matches|games|badges)\\b`,
  "i",
);
const TIME = new RegExp(`\\b${NUMBER} (weeks?|months?|years?|days?)\\b`, "i");
const BELTS = ["white", "yellow", "orange", "green", "blue", "brown", "black"];

/** What the text says of what is needed, and the sample rows that follow from it. */
function stepFacts({ text, lower }: ActivityText) {
  const found = NEEDS.exec(text);
  if (found === null) return undefined;
  const needed = numberOf(found[1]);
  const one = (found[2] ?? "class").toLowerCase().replace(/(?<=class|match)es$|(?<!s)s$/, "");
  const many = pluralOf(one);
  const span = TIME.exec(text.slice(found.index));
  const days =
    span === null
      ? 0
      : Math.round(
          numberOf(span[1]) *
            (/^w/i.test(span[2] ?? "") ? 7 : /^m/i.test(span[2] ?? "") ? 30.44 : /^y/i.test(span[2] ?? "") ? 365 : 1),
        );
  const isBelt = /\bbelts?\b|\bkarate|\bjudo|\btaekwondo|\bbjj|\bjiu/.test(lower);
  const listed = listBehind(text, "belts?|levels?|grades?|ranks?");
  const levels =
    listed.length > 2 ? listed : isBelt ? BELTS : ["beginner", "level 1", "level 2", "level 3", "instructor"];
  const label = isBelt ? "Belt" : "Level";
  const who = /\bstudents?\b/.test(lower)
    ? "student"
    : /\bpupils?\b/.test(lower)
      ? "pupil"
      : /\bdivers?\b/.test(lower)
        ? "diver"
        : /\bpilots?\b/.test(lower)
          ? "pilot"
          : "member";
  const step = isBelt
    ? "grading"
    : /\btests?\b/.test(lower)
      ? "test"
      : /\bexams?\b/.test(lower)
        ? "exam"
        : /\bcertificat/.test(lower)
          ? "certification"
          : "step";
  const names = someKids(9);
  // Both met, only the count, only the time, neither: all four are seen.
  const rows = names.map((name, at) => [
    name,
    turn(levels, at % Math.max(1, levels.length - 1)),
    day(-Math.round(days * (turn([1.2, 0.5, 1.5, 0.3, 1.05, 0.8, 2, 0.6, 1.3], at) ?? 1))),
    Math.round(needed * (turn([1.1, 1.2, 0.6, 0.3, 1, 1.05, 0.9, 0.2, 0.4], at) ?? 1)),
  ]);
  const last = `Last ${step}`;
  const lastId = field(`${last}: date`).id;
  const count = `${capital(many)} since then`;
  const countId = field(`${count}: number`).id;
  const isReady = [when.gte(countId, needed), ...(days > 0 ? [when.lte("readyFrom", "@today")] : [])];
  return {
    needed,
    one,
    many,
    days,
    levels,
    label,
    who,
    step,
    names,
    rows,
    last,
    lastId,
    count,
    countId,
    text,
    span,
    isReady,
  };
}

type StepFacts = NonNullable<ReturnType<typeof stepFacts>>;

const stepEntities = ({
  needed,
  one,
  many,
  days,
  levels,
  label,
  who,
  step,
  names,
  rows,
  last,
  lastId,
  count,
  countId,
}: StepFacts): Activity["entities"] => [
  {
    id: "member",
    name: capital(who),
    plural: capital(pluralOf(who)),
    icon: "users",
    fields: [
      "Name: text",
      field(`${label}: choice ${levels.join("|")}`, { id: "level", required: true }),
      field(`${last}: date -200..-20`, { required: true }),
      field(`${count}: number 0..40`, {
        default: 0,
        min: 0,
        warn: [mark(when.gte(countId, needed), "good", "Enough")],
      }),
      calc(`${capital(many)} to go`, needed, "-", countId),
      days > 0
        ? daysAfter("Ready from", lastId, days, {
            warn: [mark(when.lte("readyFrom", "@today"), "good", "Long enough")],
          })
        : undefined,
      "Phone: phone",
    ],
    rows: rowsOf(`name level ${lastId} ${countId}`, rows),
    actions: [{ do: "add", field: countId, by: 1, label: `${capital(one)} attended`, icon: "plus" }],
  },
  {
    id: "step",
    name: capital(step),
    plural: capital(pluralOf(step)),
    icon: "medal",
    fields: [
      field(`New ${label.toLowerCase()}: text`, { id: "newLevel" }),
      field(`${capital(who)}: relation member`, { id: "member", required: true }),
      field("Date: date -60..0", { default: "@today", required: true }),
      field("Result: choice passed|not yet", { default: "passed", required: true }),
      "Note: text",
    ],
    rows: rowsOf("newLevel member date result", [[turn(levels, 2), names[1], day(-Math.round(days * 0.5)), "passed"]]),
    // Whoever passes begins again at nothing.
    effects: [
      { when: when.eq("result", "passed"), via: "member", field: countId, set: 0 },
      { when: when.eq("result", "passed"), via: "member", field: lastId, set: "@today" },
    ],
  },
];

const stepPages = ({
  needed,
  one,
  many,
  span,
  days,
  who,
  step,
  lastId,
  countId,
  isReady,
}: StepFacts): Activity["pages"] => [
  {
    title: "Ready",
    icon: "medal",
    blocks: [
      stats(
        ["Ready", countOf("member", ...isReady), "circle-check"],
        [capital(pluralOf(who)), countOf("member"), "users"],
      ),
      {
        kind: "list",
        title: `Ready for the next ${step}`,
        note: `${String(needed)} ${many}${days > 0 ? ` and ${span?.[0] ?? ""} since the last ${step}` : ""}.`,
        entity: "member",
        subtitleField: "level",
        facts: [countId, ...(days > 0 ? ["readyFrom"] : [])],
        where: isReady,
        actions: [{ do: "log", entity: "step", via: "member", label: `Note the ${step}`, icon: "medal" }],
      },
    ],
  },
  {
    title: "Attendance",
    icon: "calendar-check",
    blocks: [
      {
        kind: "cards",
        title: `Who came today?`,
        entity: "member",
        media: "icon",
        badges: ["level"],
        facts: [countId, field(`${capital(many)} to go: number`).id],
        filters: ["level"],
        search: true,
        actions: [{ do: "add", field: countId, by: 1, label: `+1 ${one}`, icon: "plus" }],
      },
    ],
  },
  {
    title: capital(pluralOf(step)),
    icon: "award",
    blocks: [
      form(
        "step",
        `Note a ${step}`,
        ["member", "newLevel", "date", "result", "note"],
        "Save",
        `Noted. The ${many} start over.`,
      ),
      {
        kind: "table",
        title: capital(pluralOf(step)),
        entity: "step",
        fields: ["member", "date", "result", "note"],
        sort: { field: "date", direction: "desc" },
      },
    ],
  },
  {
    title: capital(pluralOf(who)),
    icon: "users",
    blocks: [
      {
        kind: "table",
        title: capital(pluralOf(who)),
        entity: "member",
        fields: ["level", lastId, countId, ...(days > 0 ? ["readyFrom"] : [])],
      },
      form("member", `Add a ${who}`, ["name", "level", lastId, "phone"], "Add", "They're on the list."),
    ],
  },
];

/** Who has enough classes and enough time for the next step. */
function eligibilityOf(read: ActivityText): Activity | undefined {
  const facts = stepFacts(read);
  if (facts === undefined) return undefined;
  const { many, label, who, step } = facts;
  const { text, givenName } = read;
  return {
    id: "eligibility",
    form: "tracker",
    icon: "medal",
    name: givenName ?? nameOf(text, step === "step" ? "Who Is Ready" : `${capital(step)} Tracker`),
    words: {
      tagline: `Who is ready for the next ${step}, and what the others still need.`,
      itch: `Who can go for the next ${step}?`,
      promise: "Ready only when everything is met",
      pov: "POV: the list of who's ready writes itself",
    },
    entities: stepEntities(facts),
    pages: stepPages(facts),
    notes: [`A passed ${step} sets the ${many} back to 0; the new ${label.toLowerCase()} is set on the ${who}.`],
  };
}

/** Who is ready for what comes next. */
export const eligibility: ActivityKind = {
  id: "eligibility",
  anywhere:
    /\b(?:needs?|requires?|must have|has to have)\b[^.]{0,20}\b(?:classes|lessons|sessions|hours|dives|flights|jumps|trainings|badges)\b[^.]{0,60}\b(?:before|until|to (?:go|grade|test|be|qualify|move)|for (?:the|their) next)\b/,
  not: /\b(?:nurses?|cpd|payroll|hire|employees?|customers?|license renewal|website)\b/,
  make: eligibilityOf,
};
