import type { BlueprintThing, Job } from "@sayhey/blueprints";
import type { Form, Verb } from "../brief/brief.ts";
import { singularOf } from "../embedded/inflect.ts";
import { table } from "../vocabulary/rows.ts";
import type { Group } from "./group-things.ts";
import { isCalled } from "./names-of-things.ts";
import type { ReadThing } from "./reading.ts";
import { isStaff } from "./alone.ts";
import type { ChosenTrade } from "./trade.ts";

/** Things for visitors: a site shows what can be looked at, booked or asked for, not what the office keeps. */
const PUBLIC_JOBS = new Set<Job>(["show", "sell", "book", "request", "find", "rate", "map", "agenda"]);
const PUBLIC_FORMS = new Set<Form>(["site", "shop", "blog"]);
/** What a brief calls by the verb alone: who is to 'book a table' means a booking. */
const DEEDS: ReadonlyMap<Job, Verb> = new Map([["book", "book"]]);

/** The thing of a trade that a subject ends in: 'vacation requests' are its leave requests. */
export function thingNamed({ trade }: Pick<ChosenTrade, "trade">, subject: string): BlueprintThing | undefined {
  const about = singularOf(subject.trim());
  const last = about.split(" ").at(-1) ?? about;
  return about === ""
    ? undefined
    : [about, last].map((name) => trade.things.find((each) => isCalled(each, name))).find(Boolean);
}

/** What of a line of work belongs into an app. */
interface Limits {
  isListed?: boolean;
  isNoted?: boolean;
  subject?: string;
  text?: string;
  focus?: string | undefined;
  /** Ids of all things that belong into it, where a title names one. */
  only?: ReadonlySet<string> | undefined;
  /** What the brief does not want. */
  refused?: readonly string[];
}

/** Before all jobs of the trade. */
const FIRST = 100;
/** As many jobs are what a line of work is there for. */
const LEADING = 2;
/** How people say that something is ordered, asked for or booked, where they do not call it by a noun. */
const SAID_BY: ReadonlyMap<Job, RegExp> = new Map([
  [
    "request",
    /\b(?:order|reorder|request|reserve|apply|appl(?:y|ies)|enquir\w+|inquir\w+|sign ?up|hire us|ask (?:for|about))\b/i,
  ],
  ["book", /\b(?:reserve|reservations?|appointments?|booked|booking|can book|to book|book (?:a|an|in|it))\b/i],
  ["sell", /\b(?:sell|sells|buy|online shop|orders?)\b/i],
]);
const ORDERS = /(?:^| )orders?\|/;
const ORDERED_ABOUT = /\b(?:orders?|deliver(?:y|ies|s)?|sold|sell|sells|collects?|wants how many)\b/i;
/** Who names as many things of a line of work has named what they want. */
const ENOUGH = 3;
const NOTED_DOWN = new Set<BlueprintThing["role"]>(["log", "event"]);
const pointsAt = ({ fields }: BlueprintThing, id: string): boolean => new RegExp(`: relation ${id}$`, "m").test(fields);

/**
 * The things of a line of work that belong into the app, each with what the brief calls so.
 * `isListed`: the brief lists itself what the app is to do, so that nothing else is kept. What the `subject` ends in comes first,
 * whatever the trade does first: vacation requests before shifts. `isNoted`: the brief says in sentences what it is after, so that
 * what nothing in it has to do with stays away; `text` is that brief, `focus` the one thing it is after, if that is no main one.
 */
export function tradeThings(
  { trade, named }: ChosenTrade,
  groups: readonly Group[],
  form: Form,
  { isListed = false, isNoted = false, subject = "", text = "", focus, only, refused = [] }: Limits = {},
): { thing: ReadThing; groups: Group[] }[] {
  const jobs = trade.jobs.split("\n").flatMap((line, rank) => {
    const [, job = "", thing = "", field] = /^(\w+) (\w+)(?:\.(\w+))?$/.exec(line.trim()) ?? [];
    return job === "" ? [] : [{ thing, job: job as Job, rank, ...(field === undefined ? {} : { field }) }];
  });
  const first = thingNamed({ trade }, subject);
  for (const job of jobs) if (job.thing === first?.id) job.rank -= FIRST;
  const [, target = ""] = (trade.site?.action ?? "").split("|");
  const asked = new Set(groups.flatMap(({ verbs }) => [...verbs]));
  const isDone = (id: string): boolean =>
    jobs.some(({ thing, job }) => {
      const verb = DEEDS.get(job);
      return thing === id && verb !== undefined && asked.has(verb);
    });
  // What visitors put in the cart comes in as an order.
  const isTaken = ({ names, fields }: BlueprintThing): boolean =>
    form === "shop" && /^(?:[\w ]+ )?(?:order|purchase)\|/.test(names) && /: lines\b/.test(fields);
  const isShown = (each: BlueprintThing): boolean =>
    !isPrivate(each) && (named.has(each.id) || isTaken(each) || isCore(each));
  // Who comes as a customer is nobody that visitors look up.
  const isPrivate = ({ id, role, fields }: BlueprintThing): boolean =>
    PUBLIC_FORMS.has(form) &&
    role === "person" &&
    id !== target.trim() &&
    /: (?:email|phone)\b/.test(fields) &&
    !jobs.some(({ thing, job }) => thing === id && (job === "show" || job === "request"));
  const leading = new Set(
    focus === undefined
      ? jobs
          .toSorted((a, b) => a.rank - b.rank)
          .slice(0, LEADING)
          .map(({ thing }) => thing)
      : [focus],
  );
  const meant = trade.things.filter(({ id }) => named.has(id) || leading.has(id));
  // What a named thing points at, and what is written down about one.
  const isTied = (each: BlueprintThing): boolean =>
    leading.has(each.id) ||
    (focus === undefined && each.role === "person") ||
    (ORDERS.test(each.names) && ORDERED_ABOUT.test(text)) ||
    jobs.some(({ thing, job }) => thing === each.id && SAID_BY.get(job)?.test(text) === true) ||
    meant.some((other) => pointsAt(other, each.id)) ||
    (named.size < ENOUGH && NOTED_DOWN.has(each.role) && meant.some(({ id }) => pointsAt(each, id)));
  const isCore = (each: BlueprintThing): boolean =>
    each.use === "core" &&
    (!isListed || named.size === 0 || isDone(each.id)) &&
    (!isNoted || named.size === 0 || isTied(each)) &&
    isFor(each);
  const isFor = ({ id }: BlueprintThing): boolean =>
    !PUBLIC_FORMS.has(form) ||
    id === target.trim() ||
    jobs.some(({ thing, job }) => thing === id && PUBLIC_JOBS.has(job));
  // 'No comments section' leaves out what readers write, whatever else of the trade is there.
  const unwanted = new Set(refused.flatMap((each) => each.split(" ").map((word) => singularOf(word))));
  const isRefused = ({ id, names }: BlueprintThing): boolean =>
    !leading.has(id) && unwanted.has(singularOf(names.split("|")[0]?.split(" ").at(-1) ?? ""));
  return trade.things
    .filter((each) => (only === undefined ? isShown(each) && !isRefused(each) : only.has(each.id)))
    .filter((each) => !isStaff(each, trade, text))
    .map((each) => {
      const own = groups.filter((group) => isCalled(each, group.name));
      return {
        groups: own,
        thing: {
          id: each.id,
          name: each.names.split("|")[0]?.trim() ?? each.id,
          plural: each.names.split("|")[1]?.trim() ?? each.id,
          fields: [...new Set(own.flatMap(({ fields }) => [...fields]))].map((name) => ({ name, options: [] })),
          verbs: new Set<Verb>(own.flatMap(({ verbs }) => [...verbs])),
          jobs: jobs.filter(({ thing }) => thing === each.id),
          known: {
            role: each.role,
            icon: each.icon,
            fields: each.fields,
            rows: each.isFilled === true ? each.rows : table(each.cells, each.rows),
          },
          ...countOf(own),
          items: own.find(({ items }) => items.length > 0)?.items ?? [],
        },
      };
    });
}

const countOf = (groups: readonly Group[]): Pick<ReadThing, "count"> => {
  const count = groups.find((group) => group.count !== undefined)?.count;
  return count === undefined ? {} : { count };
};
