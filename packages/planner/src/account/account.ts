import { isUnwritten, type AppSpec, type Block, type Entity } from "@sayhey/appspec";
import type { Request } from "../brief/brief.ts";
import { readBrief } from "../brief/read-brief.ts";
import { askedFor } from "../capabilities/asked-for.ts";
import { isStandIn } from "../design/site/stand-ins.ts";
import type { Capability } from "../capabilities/capability.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { isReadBySentences } from "../embedded/load-language-of.ts";
import { camelCase } from "../embedded/thing.ts";
import { readNews } from "../news/read-news.ts";
import { isPartOfProgram } from "../recognise/group-things.ts";
import type { Plays } from "../play/play.ts";
import { playsIn } from "../play/read-play.ts";
import type { ReadThing } from "../recognise/reading.ts";
import { recognise } from "../recognise/recognise.ts";
import { isRows, KEEPING, NEEDS, ACCOUNTS_WISH, WISHES, type Need } from "./needs.ts";

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

/** Longest list that still helps. */
const MOST = 40;

/**
 * What became of everything that an idea asks for, in the app as it is now: found by reading the idea again, so that it holds after
 * every change. Empty for ideas in other languages than English.
 * What `loadLanguageOf` loads for the idea has to be there, so that words of the trade are known.
 */
export function accountOf(idea: string, spec: AppSpec): AccountEntry[] {
  if (!isReadBySentences(idea)) return [];
  const { brief, about } = recognise(readBrief(idea));
  const entries = new Map<string, AccountEntry>();
  const asked = askedFor(idea);
  const isWhole = ({ verb, say: words }: Request): boolean =>
    asked.some(({ say }) => (verb === "view" || verb === "other" ? words.trim().endsWith(say) : words.trim() === say));
  for (const request of brief.requests) {
    if (request.isLoose || entries.size >= MOST || isOfTheProgram(request)) continue;
    // What the app as a whole is to have is told below.
    if (isWhole(request)) continue;
    const id = `${request.verb} ${request.thing ?? ""}`.trim();
    if (entries.has(id)) continue;
    const fact = placeOfFact(spec, request) ?? placeOfNews(spec, request);
    const judged =
      fact === undefined
        ? judge(request, about.get(request), spec, idea)
        : { state: "built" as const, page: { id: fact.id, title: fact.title } };
    entries.set(id, { id, say: sayOf(request), ...judged });
  }
  const asks = playsIn(brief);
  if (asks !== undefined && !isOnAWall(asks, spec)) judgePlays(asks, entries, spec);
  for (const { capability, say } of asked) {
    const id = `has ${capability.id}`;
    const isSaid = [...entries.values()].some((entry) => entry.say.toLowerCase().includes(say.toLowerCase()));
    if (!isSaid && entries.size < MOST)
      entries.set(id, { id, say: capital(say), ...judgeCapability(capability, spec) });
  }
  return [...entries.values()];
}

/** The page that shows the feed which a request names, or any where it names none. */
function placeOfNews({ pages }: AppSpec, { say }: Request): AppSpec["pages"][number] | undefined {
  const asked = readNews(say);
  return asked === undefined
    ? undefined
    : pages.find(({ blocks }) =>
        blocks.some(
          (block) => block.kind === "news" && (asked.addresses.length === 0 || asked.addresses.includes(block.address)),
        ),
      );
}

/** A whiteboard on which jobs hang is the app's board, and none to draw on. */
const isOnAWall = ({ plays }: Plays, { pages }: AppSpec): boolean =>
  plays.every(({ block }) => block.kind === "tool" && block.tool === "whiteboard") &&
  pages[0]?.blocks.some(({ kind }) => kind === "board") === true;

/** What a game or a tool does by itself: starting, pausing, scores, levels; generating, copying, converting. */
const OF_ITSELF =
  /\b(?:game|start|pause|resume|restart|end|play|scores?|points|levels?|timer|sounds?|controls?|keyboard|keys|touch|swipe|rules|hints?|undo|winner|generat\w+|convert\w*|cop(?:y|ies)|paste|preview|format\w*|edit\w*|draw\w*|results?)\b/i;

/** What became of the games and tools that an idea asks for, and of what they do by themselves. */
function judgePlays({ plays }: Plays, entries: Map<string, AccountEntry>, spec: AppSpec): void {
  const kinds = new Set(plays.map(({ block }) => (block.kind === "game" ? block.game : block.tool)));
  const isAsked = (block: Block): boolean =>
    (block.kind === "game" && kinds.has(block.game)) || (block.kind === "tool" && kinds.has(block.tool));
  const place = spec.pages.find(({ blocks }) => blocks.some(isAsked));
  const [first] = plays;
  if (first === undefined) return;
  const done =
    place === undefined
      ? ({ state: "not-built", why: "Nothing in the app does this yet." } as const)
      : ({ state: "built", page: { id: place.id, title: place.title } } as const);
  // What a game shows is part of it.
  if (first.block.kind === "game")
    for (const [id, { state }] of entries) if (id.startsWith("view ") && state === "not-built") entries.delete(id);
  for (const [id, entry] of entries)
    if (entry.state !== "built" && OF_ITSELF.test(entry.say)) entries.set(id, { id, say: entry.say, ...done });
  entries.set("play", { id: "play", say: first.block.kind === "game" ? "Play the game" : first.title, ...done });
}

/** Whether the app has what it was asked to have: a page of that name, a block that does it, or a field of its type. */
function judgeCapability(
  { id, blocks = [], field, make, falls }: Capability,
  { pages, entities }: AppSpec,
): Omit<AccountEntry, "id" | "say"> {
  const why = falls === undefined ? {} : { why: falls };
  if (make === undefined && blocks.length === 0) return { state: "not-built", ...why };
  const holder = entities.find(({ fields }) => field !== undefined && fields.some(({ type }) => type === field));
  const place =
    pages.find((page) => page.id === id || page.blocks.some(({ kind }) => blocks.includes(kind))) ??
    pages.find((page) =>
      page.blocks.some((block) => "entity" in block && block.entity === holder?.id && isRows(block)),
    );
  return place === undefined
    ? { state: "not-built", why: falls ?? "Nothing in the app does this yet." }
    : { state: falls === undefined ? "built" : "partly", page: { id: place.id, title: place.title }, ...why };
}

/** How the product is to look and on what it is to run is no request of its own: 'a clear page layout', 'on mobile'. */
const isOfTheProgram = ({ verb, thing = "" }: Request): boolean =>
  (verb === "view" || verb === "other" || verb === "message") &&
  (isPartOfProgram(thing) ||
    /(?:^| )(?:home|homepage|page|desktop|mobile|tablet|browser|phone|header|footer|colou?r|font)$/.test(thing));

const sayOf = ({ say }: Request): string => {
  const text = say.trim().replace(/^(?:and|or|to|also)\s+/i, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What people call a part of the screen by, and the blocks that are one. */
const BLOCKS_CALLED: Readonly<Record<string, readonly Block["kind"][]>> = {
  form: ["form", "booking", "checkout", "rsvp", "wizard"],
  cart: ["cart"],
  basket: ["cart"],
  table: ["table"],
  board: ["board"],
  calendar: ["calendar", "agenda"],
  chart: ["chart"],
  graph: ["chart"],
  map: ["places"],
  gallery: ["gallery", "media", "slideshow"],
  slideshow: ["slideshow"],
  carousel: ["slideshow"],
  playlist: ["media"],
  timer: ["timer", "intervals"],
  leaderboard: ["leaderboard"],
  countdown: ["countdown"],
  streak: ["streak"],
};

const hasTalk = ({ blocks }: AppSpec["pages"][number]): boolean => blocks.some(({ kind }) => kind === "conversations");
/** What is asked of messages between people, by whatever verb: 'see unread messages'. */
const OF_TALK = /\b(?:messages?|messaging|chats?|dms?|conversations?)\b/i;

function judge(
  { verb, thing, say }: Request,
  read: ReadThing | undefined,
  spec: AppSpec,
  idea: string,
): Omit<AccountEntry, "id" | "say"> {
  const { by, state, why, isAnywhere, isAccount, lists, short } = NEEDS[verb];
  const talk =
    verb === "notify" ? undefined : spec.pages.filter(hasTalk).toSorted((a, b) => Number(b.nav) - Number(a.nav))[0];
  if (talk !== undefined && (verb === "message" || OF_TALK.test(say)))
    return { state: "built", page: { id: talk.id, title: talk.title } };
  if (isAccount === true) {
    if (spec.accounts === undefined && spec.sharing !== "shared")
      return { state: "not-built", ...(why === undefined ? {} : { why }), wish: ACCOUNTS_WISH };
    const own = spec.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "profile"));
    return { state: "built", ...(own === undefined ? {} : { page: { id: own.id, title: own.title } }) };
  }
  const named = by === undefined || verb === "book" ? undefined : partNamed(spec, say);
  if (named !== undefined && short?.says.test(say) !== true)
    return {
      state: named.isOpen ? "partly" : "built",
      page: { id: named.page.id, title: named.page.title },
      ...(named.isOpen ? { why: "It has its place; the text is yours to write." } : {}),
    };
  if (state !== undefined && by === undefined) return { state, ...(why === undefined ? {} : { why }) };
  const entity = entityOf(thing, read, spec);
  if (thing !== undefined && entity === undefined && isAnywhere !== true) {
    // 'Meal choice' is asked for by a field called 'Meal', and 'curry' is one of its options.
    const chosen = thing.replace(CHOICE, "");
    const keeper = spec.entities.find(({ fields }) =>
      fields.some(({ name, options = [] }) =>
        [name, ...options].some((each) => isSameName(each, thing) || isSameName(each, chosen)),
      ),
    );
    const place = keeper && placeOf(spec, isRows, keeper);
    if (place !== undefined && verb !== "filter") return { state: "built", page: { id: place.id, title: place.title } };
    const held = ["upload", "download", "view"].includes(verb) ? placeOfFiles(spec, thing) : undefined;
    if (held !== undefined) return { state: "built", page: { id: held.id, title: held.title } };
    const told = verb === "view" || verb === "other" ? placeOfCount(spec, say) : undefined;
    if (told !== undefined) return { state: "built", page: { id: told.id, title: told.title } };
    const kinds =
      verb === "view" || verb === "other" ? BLOCKS_CALLED[singularOf(thing).split(" ").at(-1) ?? ""] : undefined;
    const shown = spec.pages.find(({ blocks }) => blocks.some(({ kind }) => kinds?.includes(kind)));
    if (shown !== undefined) return { state: "built", page: { id: shown.id, title: shown.title } };
    const wish = KEEPING.has(verb) && isSaidAsMany(thing, idea) ? { wish: `Add ${pluralOf(thing)}` } : {};
    return { state: "not-built", why: "The app has no place for this yet.", ...wish };
  }
  const place = by && placeOf(spec, by, entity);
  if (place !== undefined && short?.says.test(say) === true)
    return { state: "partly", page: { id: place.id, title: place.title }, why: short.why };
  if (place !== undefined)
    return {
      state: state ?? "built",
      page: { id: place.id, title: place.title },
      ...(state === undefined || why === undefined ? {} : { why }),
    };
  const listed = lists === undefined || entity === undefined ? undefined : placeOf(spec, isRows, entity);
  if (listed !== undefined)
    return {
      state: "partly",
      page: { id: listed.id, title: listed.title },
      ...(lists === undefined ? {} : { why: lists }),
    };
  const wish =
    entity && why === undefined && !/^(?:comment|rating|message|chart)$/i.test(entity.name)
      ? WISHES[verb]?.(entity.plural.toLowerCase())
      : undefined;
  return {
    state: "not-built",
    why: why ?? "Nothing in the app does this yet.",
    ...(wish === undefined ? {} : { wish }),
  };
}

/** What stands behind the name of what one chooses. */
const CHOICE = / (?:choices?|options?|preferences?|selections?)$/;
/** 'Collect emails' */
const ADDRESSES = /\b(?:collect|gather|capture|take|get)\b.*\be-?mail/i;
const COUNTED = /\bhow many\b/i;

/** The page that takes addresses, or tells how many there are, where that is what is asked for. */
function placeOfCount({ pages, entities }: AppSpec, say: string): AppSpec["pages"][number] | undefined {
  const takes = (block: Block): boolean =>
    block.kind === "newsletter" ||
    (block.kind === "form" &&
      entities.some(({ id, fields }) => id === block.entity && fields.some(({ type }) => type === "email")));
  const counts = (block: Block): boolean =>
    block.kind === "stats" && block.items.some(({ measure }) => measure.fn === "count" || measure.fn === "sum");
  const fits = ADDRESSES.test(say) ? takes : COUNTED.test(say) ? counts : undefined;
  return fits === undefined ? undefined : pages.find(({ blocks }) => blocks.some(fits));
}

/** Verbs of what a text tells rather than asks for: a ware with its price, a day, how to pay. */
const TOLD: ReadonlySet<Request["verb"]> = new Set(["view", "other", "pay"]);
const SLOTS = /\bslots?\b/i;
const TIME = /^\d\d:\d\d$/;

/** Where orders are taken: the page on which a fact of the text, a ware by name, a day to choose or a sentence for buyers, is to be read. */
function placeOfFact(spec: AppSpec, { verb, say }: Request): AppSpec["pages"][number] | undefined {
  const checkout = spec.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "checkout"));
  if (checkout === undefined) return undefined;
  const text = say.toLowerCase();
  const isSaid = (words: string): boolean => words.length > 2 && text.includes(words.toLowerCase());
  const facing = [checkout, ...spec.pages.filter(({ nav }) => nav)];
  // What others reserve, they order.
  if (verb === "book" && /\breserve/i.test(say)) return checkout;
  if (!TOLD.has(verb)) return undefined;
  return facing.find(({ blocks }) =>
    blocks.some((block) => {
      if (block.kind === "section") return (block.items ?? []).some(({ title }) => title.toLowerCase().includes(text));
      if (block.kind === "hero") return block.body?.toLowerCase().includes(text) === true;
      const entity = "entity" in block ? spec.entities.find(({ id }) => id === block.entity) : undefined;
      if (block.kind === "cart") return entity?.rows.some((row) => isSaid(String(row[entity.titleField]))) === true;
      if (block.kind !== "checkout" || entity === undefined) return false;
      const options = entity.fields
        .filter(({ id }) => block.fields.includes(id))
        .flatMap((field) => field.options ?? []);
      return options.some((option) => isSaid(option) || (SLOTS.test(say) && TIME.test(option)));
    }),
  );
}

/** The part of a site that a request names, and whether its text is still the owner's to write. */
function partNamed({ pages }: AppSpec, say: string): { page: AppSpec["pages"][number]; isOpen: boolean } | undefined {
  const words = (text: string): string =>
    ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => singularOf(word)).join(" ")} `;
  const said = words(say);
  for (const page of pages)
    for (const block of page.blocks)
      if (block.menu !== undefined && said.includes(words(block.menu)))
        return { page, isOpen: isUnwritten(block) || (block.kind === "richText" && isStandIn(block.body)) };
  return undefined;
}

/** Where files or pictures go that are no thing of their own: 'upload photos', 'attach documents'. */
function placeOfFiles(spec: AppSpec, thing: string): AppSpec["pages"][number] | undefined {
  const word = singularOf(thing).split(" ").at(-1) ?? "";
  const holds = ({ type, accept }: Entity["fields"][number]): boolean => {
    if (type === "image") return ["photo", "picture", "image"].includes(word);
    if (type !== "file") return false;
    if (word === "video") return accept?.includes("video") ?? false;
    if (["audio", "track", "recording", "song"].includes(word)) return accept?.includes("audio") ?? false;
    return ["file", "document", "attachment", "pdf"].includes(word);
  };
  const holder = spec.entities.find(({ fields }) => fields.some(holds));
  return holder && placeOf(spec, isRows, holder);
}

/** One word for what there are many of, by the idea's own words: what else a request is about rarely makes rows. */
const isSaidAsMany = (thing: string, idea: string): boolean =>
  /^[a-z]{3,}$/.test(thing) &&
  pluralOf(thing) !== thing &&
  new RegExp(`\\b${pluralOf(thing)}\\b`, "i").test(idea) &&
  !isPartOfProgram(thing);

/** The entity made of the thing that the words were read as, else the one that is called so. */
function entityOf(thing: string | undefined, read: ReadThing | undefined, { entities }: AppSpec): Entity | undefined {
  if (thing === undefined) return undefined;
  const id = read === undefined ? undefined : (read.id ?? camelCase(read.name));
  return (
    entities.find((entity) => entity.id === id) ??
    entities.find(({ name, plural }) => isSameName(name, thing) || isSameName(plural, thing))
  );
}

/** The same name, or one that ends in the other. */
function isSameName(name: string, thing: string): boolean {
  const own = singularOf(name.toLowerCase());
  const wanted = singularOf(thing.toLowerCase());
  return own === wanted || own.endsWith(` ${wanted}`) || wanted.endsWith(` ${own}`);
}

/** The thing's own page, the first in the navigation or any, with a block that does it. */
function placeOf(
  spec: AppSpec,
  by: NonNullable<Need["by"]>,
  entity: Entity | undefined,
): AppSpec["pages"][number] | undefined {
  const does = (block: Block): boolean => {
    const own = "entity" in block ? spec.entities.find(({ id }) => id === block.entity) : undefined;
    if (entity === undefined) return by(block, own);
    if (block.kind === "search") return block.scopes.some((scope) => scope.entity === entity.id) && by(block, entity);
    if (block.kind === "stats")
      return block.items.some(({ measure }) => measure.entity === entity.id) && by(block, entity);
    // A table is booked by booking it: the booking says which.
    const isOfIt =
      own?.id === entity.id || (block.kind === "booking" && own?.fields.some((field) => field.relation === entity.id));
    return isOfIt === true && by(block, own);
  };
  const pages = spec.pages.filter(({ blocks }) => blocks.some(does));
  return pages.find(({ title }) => title === entity?.plural) ?? pages.find(({ nav }) => nav) ?? pages[0];
}
