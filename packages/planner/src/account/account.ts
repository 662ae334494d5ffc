import type { AppSpec, Block, Entity } from "@sayhey/appspec";
import type { Request, Verb } from "../brief/brief.ts";
import { readBrief } from "../brief/read-brief.ts";
import { singularOf } from "../embedded/inflect.ts";
import { detectLanguage } from "../embedded/language.ts";

/** One thing a brief asks for, and what became of it. */
export interface AccountEntry {
  /** Tells entries of one account apart: verb and thing. */
  id: string;
  /** The brief's own words. */
  say: string;
  state: "built" | "partly" | "not-built";
  /** Page on which it can be done, or as much of it as there is. */
  page?: { id: string; title: string };
  /** Why it is not, or not wholly, there. */
  why?: string;
  /** What to type into the chat to have it; absent where nothing typed there would do. */
  wish?: string;
}

/** Blocks with rows that can be added to, changed and deleted. */
const ROWS = new Set<Block["kind"]>([
  "table",
  "cards",
  "list",
  "board",
  "calendar",
  "agenda",
  "due",
  "gallery",
  "queue",
  "checklist",
  "feed",
  "places",
  "timeline",
]);

interface Need {
  /** Blocks that do it. */
  by?: (block: Block, entity: Entity | undefined) => boolean;
  /** Whether it is about a thing; else one place in the app does. */
  isAnywhere?: true;
  /** Why it cannot be done here, or only in part. */
  why?: string;
  state?: AccountEntry["state"];
}

const hasField = (entity: Entity | undefined, ...types: string[]): boolean =>
  entity?.fields.some(({ type }) => types.includes(type)) ?? false;
const isRows = ({ kind }: Block): boolean => ROWS.has(kind);
const CHANGE: Need = { by: isRows };

/** What each verb takes; the order of a verb's blocks does not matter. */
const NEEDS: Readonly<Record<Verb, Need>> = {
  view: {
    by: (block) =>
      isRows(block) ||
      [
        "detail",
        "leaderboard",
        "chart",
        "stats",
        "cart",
        "faq",
        "chat",
        "swipe",
        "quiz",
        "flashcards",
        "booking",
        "matrix",
      ].includes(block.kind),
  },
  create: {
    by: (block) => isRows(block) || ["form", "wizard", "booking", "chat", "comments", "reviews"].includes(block.kind),
  },
  edit: CHANGE,
  delete: CHANGE,
  search: {
    by: (block) =>
      block.kind === "search" || ((block.kind === "cards" || block.kind === "list") && block.search === true),
  },
  filter: { by: (block) => (block.kind === "cards" || block.kind === "list") && (block.filters?.length ?? 0) > 0 },
  login: {
    isAnywhere: true,
    state: "partly",
    why: "Everybody's data stays on their own device. Switch on shared data in Settings to have people sign in.",
  },
  register: {
    isAnywhere: true,
    state: "partly",
    why: "Everybody's data stays on their own device. Switch on shared data in Settings to have people sign in.",
  },
  upload: {
    by: (block, entity) => isRows(block) && hasField(entity, "image"),
    why: "Pictures can be added; other files can't yet.",
  },
  download: { state: "not-built", why: "Apps can't hand out files yet." },
  export: { state: "not-built", why: "Apps can't export their rows yet." },
  print: { state: "partly", why: "Pages print from the browser; there is no print view of its own yet." },
  share: { state: "partly", why: "The app has a link to share; single rows don't yet." },
  message: { by: ({ kind }) => kind === "chat", isAnywhere: true },
  contact: { by: ({ kind }) => kind === "form" || kind === "chat", isAnywhere: true },
  comment: { by: ({ kind }) => kind === "comments" || kind === "feed" || kind === "reviews", isAnywhere: true },
  rate: { by: (block, entity) => block.kind === "reviews" || (isRows(block) && hasField(entity, "rating")) },
  order: { by: ({ kind }) => kind === "cart" || kind === "checkout" || kind === "purchase", isAnywhere: true },
  pay: {
    by: (block, entity) => isRows(block) && hasField(entity, "money"),
    state: "partly",
    why: "Amounts are kept and ticked off as paid; no money moves.",
  },
  book: { by: ({ kind }) => kind === "booking" || kind === "rsvp", isAnywhere: true },
  approve: { by: (block, entity) => block.kind === "board" || (isRows(block) && hasField(entity, "choice")) },
  assign: {
    by: (block, entity) =>
      isRows(block) && (entity?.fields.some(({ name }) => /assign|who|by$|charge|driver|helper/i.test(name)) ?? false),
  },
  notify: { state: "not-built", why: "Apps can't send messages or reminders by themselves yet." },
  subscribe: { by: ({ kind }) => kind === "form", state: "partly", why: "Sign-ups are collected; no mail goes out." },
  report: { by: (block) => ["chart", "stats", "table", "matrix"].includes(block.kind) },
  chart: { by: (block) => ["chart", "stats", "matrix"].includes(block.kind) },
  compare: { by: (block) => ["leaderboard", "table", "matrix", "chart"].includes(block.kind) },
  calculate: {
    by: (block, entity) =>
      ["converter", "balance", "shares"].includes(block.kind) || (isRows(block) && hasField(entity, "computed")),
    why: "It needs its formula. Say it in the chat: 'total is hours times rate'.",
  },
  convert: {
    by: ({ kind }) => kind === "converter",
    isAnywhere: true,
    why: "Files and formats can't be converted yet.",
  },
  play: {
    by: ({ kind }) => ["quiz", "player", "swipe", "timer"].includes(kind),
    isAnywhere: true,
    why: "There is no such game among the blocks yet.",
  },
  learn: { by: (block) => ["flashcards", "quiz"].includes(block.kind) || isRows(block) },
  other: {
    by: (block) => isRows(block),
    state: "partly",
    why: "The rows are there; what else should happen was not understood.",
  },
};

/** Longest list that still helps. */
const MOST = 40;

/**
 * What became of everything that an idea asks for, in the app as it is now: found by reading the idea again, so that it holds after
 * every change. Empty for ideas in other languages than English and for those that ask for nothing in particular.
 */
export function accountOf(idea: string, spec: AppSpec): AccountEntry[] {
  if (detectLanguage(idea) !== "en") return [];
  const entries = new Map<string, AccountEntry>();
  for (const request of readBrief(idea).requests) {
    if (request.isLoose || entries.size >= MOST) continue;
    const id = `${request.verb} ${request.thing ?? ""}`.trim();
    if (!entries.has(id)) entries.set(id, { id, say: sayOf(request), ...judge(request, spec) });
  }
  return [...entries.values()];
}

const sayOf = ({ say }: Request): string => {
  const text = say.trim().replace(/^(?:and|or|to|also)\s+/i, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function judge({ verb, thing }: Request, spec: AppSpec): Omit<AccountEntry, "id" | "say"> {
  const need = NEEDS[verb];
  const entity = thing === undefined ? undefined : spec.entities.find((each) => isCalled(each, thing));
  if (thing !== undefined && entity === undefined && need.isAnywhere !== true)
    return { state: "not-built", why: `The app keeps no ${thing} of its own.`, wish: `Add ${pluralWish(thing)}` };
  const place = placeOf(spec, need, entity);
  const page = place === undefined ? {} : { page: { id: place.id, title: place.title } };
  if (need.state !== undefined && (need.by === undefined || place !== undefined))
    return { state: need.state, ...page, ...(need.why === undefined ? {} : { why: need.why }) };
  if (place !== undefined) return { state: "built", ...page };
  return {
    state: "not-built",
    why: need.why ?? "Nothing in the app does this yet.",
    ...(need.why === undefined
      ? {
          wish: `Add ${verb === "search" ? "a search" : verb === "filter" ? "filters" : verb === "chart" || verb === "report" ? "a chart" : verb === "book" ? "booking" : verb === "comment" ? "comments" : verb === "rate" ? "ratings" : verb === "order" ? "a cart" : verb === "message" ? "a chat" : "this"}${thing === undefined ? "" : ` for ${pluralWish(thing)}`}`,
        }
      : {}),
  };
}

const pluralWish = (thing: string): string => (thing.endsWith("s") ? thing : `${thing}s`);

/** Whether an entity is what the brief calls so: the same name, or the same last word. */
function isCalled({ name, plural }: Entity, thing: string): boolean {
  const wanted = singularOf(thing.toLowerCase());
  return [name, plural].some((each) => {
    const own = singularOf(each.toLowerCase());
    return own === wanted || own.endsWith(` ${wanted}`) || wanted.endsWith(` ${own}`);
  });
}

/** The thing's own page, the first in the navigation or any, with a block that does it. */
function placeOf(spec: AppSpec, { by }: Need, entity: Entity | undefined): AppSpec["pages"][number] | undefined {
  if (by === undefined) return undefined;
  const does = (block: Block): boolean => {
    const own = "entity" in block ? spec.entities.find(({ id }) => id === block.entity) : undefined;
    if (entity === undefined) return by(block, own);
    if (block.kind === "search") return block.scopes.some((scope) => scope.entity === entity.id) && by(block, entity);
    if (block.kind === "stats")
      return block.items.some(({ measure }) => measure.entity === entity.id) && by(block, entity);
    return own?.id === entity.id && by(block, own);
  };
  const pages = spec.pages.filter(({ blocks }) => blocks.some(does));
  return pages.find(({ title }) => title === entity?.plural) ?? pages.find(({ nav }) => nav) ?? pages[0];
}
