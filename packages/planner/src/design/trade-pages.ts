import type { FieldType } from "@sayhey/appspec";
import type { Form, Verb } from "../brief/brief.ts";
import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { formOf } from "../embedded/plan.ts";
import { agendaOf, listOf } from "../embedded/plan-parts.ts";
import type { ThingJob } from "../recognise/reading.ts";
import { blockFor, rowsFor, statsFor } from "./job-blocks.ts";
import { analysed, analyticsOf, tells } from "./analytics.ts";
import type { Trade } from "../recognise/trade.ts";
import { addQuestions, goalOf, openForVisitors } from "./visitor-pages.ts";
import { leaveToVisitors } from "./for-visitors.ts";
import { ASKED_RANK, listedJobs } from "./listed-jobs.ts";
import type { Kept } from "./kept.ts";
import { addOrders } from "./orders/checkout.ts";

/** Forms that open on what visitors come for. */
const PUBLIC = new Set<Form>(["site", "shop", "booking", "blog"]);
/** Jobs that fill a block of their own on the first page. */
const LEADING = new Set<ThingJob["job"]>([
  "due",
  "agenda",
  "plan",
  "move",
  "book",
  "sell",
  "rank",
  "chart",
  "request",
  "map",
  "post",
  "match",
  "learn",
  "vote",
  "split",
  "countdown",
  "streak",
  "tick",
  "time",
]);
/** Forms that open on what there is to see, without numbers for those who run it. */
const BROWSED = new Set<Form>(["directory", "marketplace", "community"]);
/** Jobs that such an app opens on. */
const SEEN = new Set<ThingJob["job"]>(["post", "match", "vote", "learn", "find", "show", "rank", "message"]);

/** Where the first job of a thing stands among those of its trade. */
export const firstRank = ({ thing: { jobs } }: Kept): number => Math.min(99, ...jobs.map(({ rank }) => rank));

/** The pages of a line of work: what its first job is about leads, then each thing under its name. */
export function layOutTrade(
  draft: AppDraft,
  trade: Trade,
  form: Form,
  kept: readonly Kept[],
  { name, text }: { name: string; text: string },
): void {
  const ordered = kept
    // A field that reckons with a thing the app does without is gone, and its job with it.
    .map(({ thing, part }) => {
      const own = thing.jobs.filter(
        ({ job, field }) => hasField(part, field) && isMeant(job, { form, text, field: part.field(field ?? "") }),
      );
      const more = listedJobs(part, own);
      return { part, thing: { ...thing, jobs: [...more, ...own, ...askedJobs(thing.verbs, part, [...own, ...more])] } };
    })
    .toSorted((a, b) => firstRank(a) - firstRank(b));
  let shown: Kept | undefined;
  const visit = PUBLIC.has(form) ? goalOf(trade, form, ordered) : undefined;
  if (visit !== undefined) openForVisitors(draft, trade, form, ordered, { ...visit, name });
  else if (BROWSED.has(form) && (trade.name === undefined || form !== "community"))
    shown = openForBrowsing(draft, ordered);
  else if (form === "dashboard") openForNumbers(draft, ordered, text);
  else openForWork(draft, ordered);
  for (const each of ordered.slice(0, 7))
    if (each !== shown)
      addThing(draft, each, {
        isWork: visit === undefined,
        asks: visit?.goal === each && form === "site" ? visit.label : undefined,
      });
  if (form === "shop") addOrders(draft, kept);
  if (PUBLIC.has(form) && form !== "blog") addQuestions(draft, trade);
  if (PUBLIC.has(form)) leaveToVisitors(draft);
  for (const { part } of kept) draft.detail(part, { related: relatedOf(part, kept) });
}

/** Where people are ranked against each other, or a text asks who is ahead. */
const RANKS =
  /\b(?:rank\w*|leader ?boards?|ladder|league|scores?|standings|best|top|most|winners?|championship|compet\w*|rating|votes?|reviews?|goodreads|letterboxd)\b/i;
/** Numbers by which anybody would want things ranked. */
const RANKED = /\b(?:points?|scores?|votes?|rating|stars|wins|likes|rank|elo|laps?|time|speed)\b/i;
/** Where something is put into a cart, */
const SELLS =
  /\b(?:shop|store|buy|buys|order|orders|ordering|cart|basket|checkout|sell|sells|selling|sold|pre-?orders?)\b/i;
/** also by those who otherwise keep what they sell on lists. */
const CART =
  /(?<!\b(?:no|not|without)\s(?:an? )?)\b(?:cart|basket|checkout|online (?:shop|store|orders?|ordering)|order online|web ?shop)\b/i;

/** Whether a job of the trade is meant here: a cart only where something is ordered, a ranking only where somebody is ahead. */
function isMeant(
  job: ThingJob["job"],
  { form, text, field }: { form: Form; text: string; field: { name: string } | undefined },
): boolean {
  if (job === "rank") return RANKS.test(text) || RANKED.test(field?.name ?? "");
  if (job === "sell") return form === "shop" || form === "marketplace" || (PUBLIC.has(form) ? SELLS : CART).test(text);
  return true;
}

const JOBS_OF: readonly { verbs: readonly Verb[]; job: ThingJob["job"]; types: readonly FieldType[] }[] = [
  { verbs: ["approve", "assign"], job: "move", types: ["choice"] },
  { verbs: ["chart", "report"], job: "chart", types: ["choice", "number", "money"] },
  { verbs: ["rate", "compare"], job: "rank", types: ["rating", "number", "money", "percent"] },
  { verbs: ["search", "filter"], job: "find", types: [] },
];

function askedJobs(verbs: ReadonlySet<Verb>, part: Part, own: readonly ThingJob[]): ThingJob[] {
  return JOBS_OF.flatMap(({ verbs: asking, job, types }): ThingJob[] => {
    if (!asking.some((verb) => verbs.has(verb)) || own.some((each) => each.job === job)) return [];
    if (types.length === 0) return [{ job, rank: ASKED_RANK }];
    const [field] = types.flatMap((type) => part.of(type));
    return field === undefined ? [] : [{ job, field, rank: ASKED_RANK }];
  });
}

const hasField = (part: Part, field: string | undefined): boolean => field === undefined || part.has(field);
const relatedOf = (part: Part, kept: readonly Kept[]): { entity: Part; title: string }[] =>
  kept.flatMap(({ part: other }) => (other.via(part.id) === undefined ? [] : [{ entity: other, title: other.plural }]));

/** Less than a time, an amount and something to split it by makes no dashboard. */
const WORTH_ANALYSING = 4;

/** The first page of whoever wants to see how things are going. */
function openForNumbers(draft: AppDraft, ordered: readonly Kept[], text: string): void {
  const part = analysed(ordered.map((each) => each.part));
  if (part === undefined || tells(part) < WORTH_ANALYSING) return openForWork(draft, ordered);
  draft.page("home", "Overview", "layout-dashboard", [analyticsOf(draft, part, text)]);
}

/** The first page of an office: its numbers, then the two jobs that matter most today. */
function openForWork(draft: AppDraft, ordered: readonly Kept[]): void {
  const jobs = ordered
    .flatMap((each) => each.thing.jobs.map((job) => ({ each, job })))
    .filter(({ job }) => LEADING.has(job.job))
    .toSorted((a, b) => a.job.rank - b.job.rank);
  const [first] = ordered;
  // What the text itself names leads, though the trade does little with it but keep it.
  const named =
    first !== undefined && firstRank(first) < 0 && !first.thing.jobs.some(({ job }) => LEADING.has(job))
      ? (agendaOf(first.part, `Next ${first.part.plural.toLowerCase()}`) ??
        listOf(first.part, { title: first.part.plural, limit: 6 }))
      : undefined;
  const blocks: NewBlock[] = named === undefined ? [] : [named];
  const seen = new Set<string>();
  for (const { each, job } of jobs) {
    if (blocks.length >= 2 || seen.has(job.job)) continue;
    const block = blockFor(job, each.part, titleOf(job, each.part), draft);
    if (block === undefined) continue;
    seen.add(job.job);
    blocks.push(block);
  }
  // Who has just paid, or run, writes it down before anything else.
  const written = jobs.find(({ job }) => job.job === "split" || job.job === "streak");
  const isTicked = jobs.some(({ job }) => job.job === "tick");
  if (written !== undefined && !isTicked) blocks.splice(1, 0, quickFormOf(written.each.part));
  // An app of one thing opens on its rows, whatever else stands beside them.
  if (blocks.length === 0 && first !== undefined && ordered.length === 1)
    blocks.push(rowsFor(first.part, first.thing.jobs, true));
  const stats = statsFor(ordered.map(({ thing, part }) => ({ part, jobs: thing.jobs })));
  // One chart leaves a wide screen empty: the first rows of what comes first stand below it.
  const hasRows = blocks.some(({ kind }) => kind !== "chart" && kind !== "stats");
  if (!hasRows && first !== undefined && ordered.length > 1)
    blocks.push(listOf(first.part, { title: first.part.plural, limit: 6 }));
  if (blocks.length === 0 && stats === undefined) return;
  draft.page("home", "Today", "layout-dashboard", [stats, ...blocks]);
}

/** What is written down on the way takes a few fields; the rest can be filled in later. */
const quickFormOf = (part: Part): NewBlock => {
  const form = formOf(part);
  return form.kind === "form" && part.asked.length === 0 ? { ...form, fields: form.fields.slice(0, 5) } : form;
};

/** The first page of what people browse: what there is, and what comes next of it. Gives the thing that is shown there in full. */
function openForBrowsing(draft: AppDraft, ordered: readonly Kept[]): Kept | undefined {
  const jobs = ordered
    .flatMap((each) => each.thing.jobs.map((job) => ({ each, job })))
    .toSorted((a, b) => a.job.rank - b.job.rank);
  const lead = jobs.find(({ job }) => SEEN.has(job.job));
  if (lead === undefined) {
    openForWork(draft, ordered);
    return undefined;
  }
  const { part, thing } = lead.each;
  const does = blockFor(lead.job, part, titleOf(lead.job, part), draft);
  const next = jobs.find(({ each, job }) => each !== lead.each && job.job === "agenda");
  const state = thing.jobs.find(({ job }) => job === "move");
  const map = thing.jobs.find(({ job }) => job === "map");
  // A feed and a chat show all there is; what is ranked or voted on has more to be seen.
  const isWhole = lead.job.job === "post" || lead.job.job === "message" || lead.job.job === "match";
  draft.page("home", HOME_OF[lead.job.job] ?? part.plural, lead.job.job === "match" ? "heart" : part.icon, [
    does ?? rowsFor(part, thing.jobs, false),
    lead.job.job === "vote" && state !== undefined
      ? blockFor(state, part, titleOf(state, part), draft)
      : does === undefined || isWhole
        ? undefined
        : rowsFor(part, thing.jobs, false),
    map && blockFor(map, part, titleOf(map, part), draft),
    next && blockFor(next.job, next.each.part, titleOf(next.job, next.each.part), draft),
  ]);
  return lead.job.job === "match" ? undefined : lead.each;
}

/** What a first page is called by what one does there. */
const HOME_OF: Partial<Record<ThingJob["job"], string>> = {
  post: "Feed",
  match: "Meet",
  vote: "Vote",
  learn: "Learn",
  message: "Chat",
};

/** The page of a thing: what is done with it first, then its rows. */
function addThing(
  draft: AppDraft,
  { thing: { jobs }, part }: Kept,
  { isWork, asks }: { isWork: boolean; asks: string | undefined },
): void {
  const onHome = draft.pageById("home")?.blocks ?? [];
  const blocks = jobs
    .filter(({ job }) => LEADING.has(job) || job === "message")
    .map((job) => blockFor(job, part, titleOf(job, part), draft))
    .filter((block) => block !== undefined)
    // What the first page shows need not stand here again, unless it takes something in.
    .filter(
      (block) =>
        block.kind === "booking" ||
        !onHome.some(
          (other) =>
            other.kind === block.kind && "entity" in other && "entity" in block && other.entity === block.entity,
        ),
    );
  const takes = blocks.filter(
    ({ kind }) => kind === "booking" || kind === "form" || kind === "cart" || kind === "chat",
  );
  const shows = blocks.filter((block) => !takes.includes(block));
  // Whoever follows the button finds something to fill in.
  if (asks !== undefined && takes.length === 0) takes.push(formOf(part, asks));
  const rows = takes.some(({ kind }) => kind === "cart" || kind === "chat") ? [] : [rowsFor(part, jobs, isWork)];
  draft.page(
    part.id,
    part.plural,
    part.icon,
    isWork ? [...rows, ...takes, ...shows.slice(0, 2)] : [...takes, ...rows, ...shows.slice(0, 1)],
  );
}

/** What the block is for, as people of the trade would say it. */
function titleOf({ job, field = "" }: ThingJob, part: Part): string {
  const about = part.field(field)?.name ?? "";
  switch (job) {
    case "due":
      return /due/i.test(about) ? `${part.plural} due` : `${part.plural} by ${about.toLowerCase()}`;
    case "agenda":
      return `Next ${part.plural.toLowerCase()}`;
    case "plan":
      return `${part.plural} by month`;
    case "move":
      return `${part.plural} by ${about.toLowerCase()}`;
    case "book":
    case "request":
      return `New ${part.name.toLowerCase()}`;
    case "rank":
      return `${about} by ${part.name.toLowerCase()}`;
    case "map":
      return `${part.plural} on the map`;
    case "streak":
      return "Days in a row";
    default:
      return part.plural;
  }
}
