import { parseAppSpec, type AppSpec, type Archetype, type ArtDirection, type Identity } from "@sayhey/appspec";
import { createRandom, hashText } from "@sayhey/contract/random";
import type { Job } from "@sayhey/blueprints";
import type { Form } from "../brief/brief.ts";
import { addCapabilities } from "../capabilities/add-capabilities.ts";
import { addMedia } from "../design/media.ts";
import { placeOnMaps } from "../design/positions.ts";
import { addUploads, showUploads } from "../design/uploads.ts";
import { askedFor, opensWith, CAPABILITIES } from "../capabilities/asked-for.ts";
import type { Capability } from "../capabilities/capability.ts";
import { joinAsk } from "../design/ask-pages.ts";
import { accountsOf, addPeople, withAccounts } from "../design/account-pages.ts";
import { dropDangling } from "../design/drop-dangling.ts";
import type { Kept } from "../design/kept.ts";
import { withHistory } from "../design/history.ts";
import { layOutBookings } from "../design/bookings/booking-pages.ts";
import { layOutOrders } from "../design/orders/order-pages.ts";
import { layOut } from "../design/pages.ts";
import { addTools, joinPlays } from "../design/play-pages.ts";
import { makeSite } from "../design/site/make-site.ts";
import { dropUnseen } from "../design/site/drop-unseen.ts";
import { shortenForms } from "../design/short-forms.ts";
import { addTasks } from "../design/tasks.ts";
import { thingOf } from "../design/thing-of.ts";
import { firstRank } from "../design/trade-pages.ts";
import { questionsOf } from "../design/visitor-pages.ts";
import { AppDraft } from "../embedded/app-draft.ts";
import { assumeOfBrief } from "../embedded/assume.ts";
import { hashtag, oneLine } from "../embedded/compose-identity.ts";
import { composeTheme } from "../embedded/compose-theme.ts";
import { capital, pluralOf } from "../embedded/inflect.ts";
import { OUTDOOR_REMARKS } from "../embedded/pools.ts";
import { ORDERED } from "../recognise/decide-form.ts";
import { FEW_WORDS } from "../recognise/few-words.ts";
import type { Trade } from "../recognise/trade.ts";
import { isStaff } from "../recognise/alone.ts";
import { focusOf } from "../recognise/focus.ts";
import { calculatorsIn } from "../recognise/measures.ts";
import type { Reading, ReadThing } from "../recognise/reading.ts";
import { tellByFields } from "./row-titles.ts";
import { capitals, nameOf, pluralsOf, purposeOf } from "./name-app.ts";
import { nameOfBookings, nameOfOrders, WORDS_OF_BOOKINGS, wordsOfOrders } from "./words-of-orders.ts";
import { wordsOfSite } from "./words-of-site.ts";
import { everythingOf, wordsOfThings, type Words } from "./words-of-things.ts";

/** Looks that suit a form whatever it is about: sober where people work, lively where they play. */
const LOOKS: Partial<Record<Form, readonly ArtDirection[]>> = {
  site: ["gallery-white", "salon", "pressroom"],
  shop: ["corner-shop", "gallery-white", "salon"],
  community: ["civic", "signal", "still-water"],
  marketplace: ["corner-shop", "gallery-white", "signal"],
  blog: ["pressroom", "gallery-white"],
  game: ["arcade", "playroom"],
  quiz: ["playroom", "signal"],
  survey: ["still-water", "signal", "gallery-white"],
  portal: ["civic", "signal", "still-water"],
};
const WORKING: readonly ArtDirection[] = ["ledger", "signal", "civic", "blueprint"];
/** What a trade is at home with. */
const BY_SECTOR: Readonly<Record<string, readonly ArtDirection[]>> = {
  home: ["signal", "civic", "corner-shop"],
  health: ["still-water", "signal", "civic"],
  trades: ["blueprint", "hangar", "signal"],
  beauty: ["salon", "gallery-white"],
  finance: ["ledger"],
  professional: ["ledger", "pressroom", "gallery-white"],
  hiring: ["signal", "ledger"],
  property: ["gallery-white", "civic", "hangar"],
  public: ["civic", "signal"],
  food: ["kitchen-table", "corner-shop"],
  retail: ["corner-shop", "gallery-white"],
  transport: ["hangar", "blueprint"],
  making: ["blueprint", "ledger"],
  learning: ["signal", "civic"],
  travel: ["hangar", "gallery-white"],
  media: ["pressroom", "night-market"],
  community: ["civic", "signal"],
  sport: ["track-day", "signal"],
  life: ["kitchen-table", "still-water", "field-notes"],
  software: ["signal", "blueprint"],
  farming: ["field-notes", "kitchen-table"],
};

/** What people browse the gallery by. */
const CATEGORIES: Readonly<Record<string, string>> = {
  home: "Home",
  health: "Health",
  trades: "Services",
  beauty: "Beauty",
  finance: "Finance",
  professional: "Work",
  hiring: "Work",
  property: "Places",
  public: "Local",
  food: "Food",
  retail: "Local",
  transport: "Mobility",
  making: "Tools",
  learning: "Education",
  travel: "Travel",
  media: "Art",
  community: "Social good",
  sport: "Sport",
  life: "Home",
  software: "Tech",
  farming: "Nature",
};

const PLAYERS = /\b(?:gamers?|gaming|esports?|arcade)\b/i;

function directionsOf({ brief, form, trade }: Reading): readonly ArtDirection[] {
  if (PLAYERS.test(brief.text) && LOOKS.game !== undefined) return LOOKS.game;
  return BY_SECTOR[trade?.trade.sector ?? ""] ?? LOOKS[form] ?? WORKING;
}

/** Kinds of app as the trailer and the sharing of data know them. */
const KINDS: Readonly<Record<Form, Archetype>> = {
  site: "portfolio",
  shop: "shop",
  booking: "booking",
  portal: "directory",
  management: "tracker",
  dashboard: "dashboard",
  community: "community",
  marketplace: "marketplace",
  directory: "directory",
  blog: "blog",
  tool: "tracker",
  editor: "tracker",
  calculator: "tracker",
  converter: "tracker",
  game: "leaderboard",
  quiz: "quiz",
  survey: "poll",
  tracker: "tracker",
};

/** What the first job says of the kind of app, before its form does. */
const KINDS_OF_JOBS: Partial<Record<Job, Archetype>> = {
  time: "timer",
  match: "matching",
  vote: "poll",
  learn: "learning",
  split: "budget",
  countdown: "events",
  post: "community",
};

/** What lines of work without a name are, before their form says. */
const KINDS_OF_PATTERNS: Readonly<Record<string, Archetype>> = {
  rental: "lending",
  signUp: "shifts",
  swap: "marketplace",
  collection: "collection",
  appeal: "fundraising",
  journal: "journal",
  stock: "inventory",
  plan: "planner",
  tasks: "board",
};

const DIARY = /\b(?:diary|journal)\b/i;

function kindOf({ brief, form, trade }: Reading): Archetype {
  const [first = ""] = (trade?.trade.jobs ?? "").split(/\s/);
  const ofPattern = trade?.trade.name === undefined ? KINDS_OF_PATTERNS[trade?.trade.id ?? ""] : undefined;
  const kind = ofPattern ?? KINDS_OF_JOBS[first as Job] ?? KINDS[form];
  // A diary is its writer's own, also where others use the app.
  return kind === "tracker" && DIARY.test(brief.text) ? "journal" : kind;
}

const DARK =
  /(?<!\b(?:no|without|not in|never|avoid)\s(?:a\s)?)\b(?:dark|night)[ -]?(?:mode|theme|scheme|ui|version|shifts?)\b/i;

/** What whoever uses it can change about themselves has a page of its own, and is no list. */
const PROFILE = "profile";
const withoutProfiles = (reading: Reading): Reading =>
  reading.things.length < 2
    ? reading
    : { ...reading, things: reading.things.filter(({ name, id }) => name !== PROFILE || id !== undefined) };

/** Who runs it stands with the accounts; a list of them is kept only where something is done with it. */
function withoutAdmins(reading: Reading): Reading {
  const { brief, things } = reading;
  const admin = accountsOf(reading)?.admin?.name.toLowerCase();
  const isKept = ({ name, id }: ReadThing): boolean =>
    name !== admin || id !== undefined || brief.requests.some(({ thing }) => thing === name);
  const kept = things.filter(isKept);
  return kept.length === 0 ? reading : { ...reading, things: kept };
}

/** Writes the app that a reading calls for. */
export function writeApp(read: Reading, seed: number): AppSpec {
  const reading = withoutAdmins(withoutProfiles(read));
  const { brief, things, trade } = reading;
  const draft = new AppDraft(createRandom(seed ^ hashText(brief.text)));
  const called = brief.givenName === undefined ? nameByUse(reading) : undefined;
  const name = called === undefined ? nameOf(reading) : oneLine(capitals(called), 40);
  const isSite = isSiteOf(reading);
  // These know already all that is on them.
  const isLaidOut =
    isSite || reading.orders !== undefined || reading.bookings !== undefined || reading.activity !== undefined;
  // Of a site only what its text orders to be kept is, and what work of any trade lists; the rest is there to be read.
  const isRead = isSite && !reading.isOrder && (trade === undefined || trade.trade.name !== undefined);
  // What a note keeps stands first and points at what is made before it.
  const inTurn = isRead ? [] : reading.keeps === undefined ? things : things.toReversed();
  const made: Kept[] = inTurn.map((thing) => {
    const whole = thingOf(thing, inTurn);
    // Each row once: what happened twice under one title would look like a mistake.
    const part = draft.add(whole, { count: whole.rows.split("\n").length });
    if (thing.isToldByFields) tellByFields(part, thing);
    return { thing, part };
  });
  const lead = reading.keeps?.lead;
  const kept =
    reading.keeps === undefined
      ? made
      : made.toReversed().toSorted((a, b) => Number(b.thing.name === lead) - Number(a.thing.name === lead));
  dropDangling(kept.map(({ part }) => part));
  const purpose = purposeOf(brief.text) ?? (things.length === 0 ? `${name}.` : everythingOf(things));
  if (reading.orders !== undefined) layOutOrders(draft, reading.orders, name);
  else if (reading.bookings !== undefined) layOutBookings(draft, reading.bookings, name);
  // A site is laid out by what its text wants visitors to find.
  else if (!isSite) layOut(draft, reading, kept, { name, purpose });
  const whole = {
    draft,
    kept: trade === undefined ? kept : kept.toSorted((a, b) => firstRank(a) - firstRank(b)),
    purpose,
    text: brief.text,
    questions: questionsOf(trade?.trade ?? {}),
  };
  if (!isLaidOut && reading.plays === undefined) {
    addUploads(whole, brief.text);
    addMedia(whole);
  }
  if (!isLaidOut) addCapabilities(capabilitiesOf(reading), whole, opensWith(brief.text));
  placeOnMaps(whole);
  if (!isLaidOut && reading.plays === undefined && reading.converters === undefined) addTasks(draft, reading, kept);
  showUploads(whole);
  const footer = isSite ? makeSite({ draft, reading, kept, name, questions: whole.questions }) : undefined;
  // Whoever orders a site lists what it is to do as well.
  if (isSite && reading.isOrder)
    addCapabilities(
      capabilitiesOf(reading).filter(({ id }) => id !== "about" && id !== "contact"),
      whole,
      opensWith(brief.text),
    );
  // Whoever orders a calculator gets it, with the lists the order asks for beside it.
  if (reading.isOrder) draft.pages[0]?.blocks.unshift(...calculatorsIn(brief));
  if (reading.joins !== undefined) joinPlays(draft, reading.joins);
  if (reading.joinedAsk !== undefined) joinAsk(draft, reading.joinedAsk);
  addTools(draft, reading.beside ?? []);
  const accounts = accountsOf(reading);
  if (accounts !== undefined) addPeople(draft, accounts);
  shortenForms(draft, brief.text);
  draft.replaceTexts(OUTDOOR_REMARKS);
  const usual = draft.currency() ?? "EUR";
  // Whoever orders a site in English and names no money is rarely on the continent.
  draft.countIn(brief.currency ?? (isSite && usual === "EUR" ? "USD" : usual), brief.text);
  const finished = draft.finish();
  const parsed = parseAppSpec({
    version: "1.0",
    seed,
    identity: identityOf(reading, name, ownWordsOf(reading, name, finished.pages)),
    theme: composeTheme(
      { directions: directionsOf(reading) },
      { idea: brief.text, has: (feature) => feature === "dark" && DARK.test(brief.text) },
      draft.random,
      false,
    ),
    ...finished,
    ...withAccounts(reading, accounts, finished),
    ...(footer !== undefined && { footer }),
    assumptions: [],
  });
  const spec = withHistory(isSite ? dropUnseen(parsed) : parsed, seed);
  return { ...spec, assumptions: assumeOfBrief(spec, brief.refused) };
}

const NO_CONTACT = /\b(?:no|without) (?:contact|email|forms?)\b/i;

/** What the brief asks for by name or by what is done, and what a site is never without. */
function capabilitiesOf(reading: Reading): Capability[] {
  const { brief, form, things, plays, ask, trade } = reading;
  const hasAccounts = accountsOf(reading) !== undefined;
  // A game, a tool and a questionnaire are all that is asked for, with an account to come back to.
  if (plays !== undefined || ask !== undefined)
    return hasAccounts ? CAPABILITIES.filter(({ id }) => id === "account") : [];
  // Who signs up for a shift needs no account.
  const isSheet = reading.together?.kind === "signUp";
  const asked = askedFor(brief.text)
    .map(({ capability }) => capability)
    .filter(({ id }) => !(isSheet && id === "account"));
  const meant = new Set<string>();
  if (brief.requests.some(({ verb, isLoose }) => verb === "chart" && !isLoose)) meant.add("charts");
  // Who signs in expects a page of their own behind it.
  if (hasAccounts || brief.requests.some(({ thing }) => thing === PROFILE)) meant.add("account");
  if (form === "site" && things.length === 0) meant.add("about");
  if (/\babout\b[^.!?]{0,60}\bpages?\b/i.test(brief.text)) meant.add("about");
  if (/\bcontact\b[^.!?]{0,30}\bpages?\b/i.test(brief.text)) meant.add("contact");
  // Whoever reads a site may want to write.
  const isAsked = things.length === 0 || (!ORDERED.test(brief.text) && trade?.trade.site === undefined);
  if (form === "site" && isAsked && !NO_CONTACT.test(brief.text)) meant.add("contact");
  // The clock of an exam is its own.
  const own = reading.joinedAsk === undefined ? asked : asked.filter(({ id }) => id !== "timer");
  return [...own, ...CAPABILITIES.filter((each) => meant.has(each.id) && !asked.includes(each))];
}

/** As many words as are read before they are gone. */
const READABLE = 7;
const isReadable = (text: string): boolean => text.split(/\s+/).length <= READABLE;

/** What catches the eye of who scrolls; where it is too long to be read in passing, what one gains, which is short. */
function hooksOf({ itch, pov, promise, gains = [] }: Trade["words"]): Identity["hooks"] {
  const [first, second] = gains.filter((gain) => isReadable(`POV: ${gain}`));
  return {
    itch: isReadable(itch) ? itch : (first ?? itch),
    pov: isReadable(pov) || first === undefined ? pov : `POV: ${second ?? first}`,
    promise: isReadable(promise) ? promise : (first ?? promise),
  };
}

/** Those the brief names, else those of the trade: 'technicians and clients'. */
function audienceOf(actors: readonly string[], people: readonly string[] = []): string {
  const named = actors.length > 0 ? actors.slice(0, 3).map(pluralOf) : people.slice(0, 3);
  const last = named.at(-1) ?? "everyone who uses it";
  return named.length < 2 ? last : `${named.slice(0, -1).join(", ")} and ${last}`;
}

/** Whether the name says what the subject says. */
const isIn = (subject: string, name: string): boolean => name.toLowerCase().includes(subject.toLowerCase());

/** Whether a subject stands in the text as it is, and is no piece of a sentence: 'and wife read'. */
const isPhrase = (subject: string, text: string): boolean =>
  subject.split(/\s+/).length < 4 &&
  !/^(?:and|or|do|does|i|we)\b|^\w+ing$/.test(subject) &&
  text.toLowerCase().includes(subject);

/** A name without a letter gives no hashtag. */
const orAny = (tags: string[]): string[] => (tags.length > 0 ? tags : ["#madeforyou"]);

const iconByUse = ({ form, orders, bookings }: Reading): string | undefined =>
  orders !== undefined
    ? "shopping-basket"
    : bookings !== undefined
      ? "calendar-check"
      : form === "site"
        ? "globe"
        : undefined;

/** What apps are called that know already what they are for. */
const nameByUse = ({ brief, orders, bookings }: Reading): string | undefined =>
  orders !== undefined
    ? nameOfOrders(brief.text, orders)
    : bookings !== undefined
      ? nameOfBookings(brief.text)
      : undefined;

/** What apps say of themselves that know already what they are for. */
function ownWordsOf(reading: Reading, name: string, pages: AppSpec["pages"]): Words | undefined {
  if (reading.orders !== undefined) return wordsOfOrders(reading.orders);
  if (reading.bookings !== undefined) return WORDS_OF_BOOKINGS;
  return isSiteOf(reading) ? wordsOfSite(reading, name, menuOf(pages)) : undefined;
}

const isSiteOf = ({ form, plays, converters, ask }: Reading): boolean =>
  form === "site" && plays === undefined && converters === undefined && ask === undefined;

const menuOf = (pages: AppSpec["pages"]): string[] =>
  pages.flatMap(({ blocks }) => blocks.flatMap(({ menu }) => menu ?? []));

/** Whether an app has one thing of its line of work, or less than half of what that does: then its words are about something else. */
function isPartOfTrade(reading: Reading): boolean {
  const { trade, things, plays, ask } = reading;
  if (trade?.trade.name === undefined || plays !== undefined || ask !== undefined)
    return focusOf(reading) !== undefined;
  const core = trade.trade.things.filter(({ use }) => use === "core");
  const kept = core.filter(({ id }) => things.some((each) => each.id === id));
  // Words for a business of several are not those of one who works alone.
  const isLess = trade.trade.things.some((each) => isStaff(each, trade.trade, reading.brief.text));
  return focusOf(reading) !== undefined || kept.length * 2 < core.length || isLess;
}

/** `ofSite`: what a site says of itself, which is not what those say who run the place. */
function identityOf(reading: Reading, name: string, ofSite?: Words): Identity {
  const { brief, things, trade, form, plays, ask } = reading;
  const subject = brief.subject || (things[0]?.plural ?? "things");
  const plurals = pluralsOf(things, 3);
  const list =
    plurals.length > 1 ? `${plurals.slice(0, -1).join(", ")} and ${plurals.at(-1) ?? ""}` : (plurals[0] ?? subject);
  const own = ofSite === undefined && !isPartOfTrade(reading) ? trade?.trade.words : undefined;
  const words = ofSite ?? own ?? wordsOfThings(reading);
  const said =
    own === undefined ||
    plays !== undefined ||
    ask !== undefined ||
    reading.together !== undefined ||
    reading.activity !== undefined ||
    isIn(subject, name) ||
    brief.text.length < FEW_WORDS ||
    !isPhrase(subject, brief.text)
      ? words.tagline
      : `${capital(subject)}. ${words.tagline}`;
  const tagline = oneLine(said, 120);
  return {
    name,
    tagline,
    description: oneLine(
      ofSite === undefined && plays === undefined && ask === undefined
        ? `${name}: ${list} in one place, on your own device.`
        : `${name}: ${tagline}`,
      2000,
    ),
    category: CATEGORIES[trade?.trade.sector ?? ""] ?? capitals(form),
    audience: oneLine(audienceOf(brief.actors, trade?.trade.people), 120),
    problem: words.itch,
    promise: hooksOf(words).promise,
    hashtags: orAny(
      [hashtag(name), ...(plays === undefined ? plurals : plays.map(({ title }) => title)).map(hashtag)]
        .filter((tag) => tag.length > 1)
        .slice(0, 5),
    ),
    icon: trade?.trade.icon ?? things[0]?.known?.icon ?? iconByUse(reading) ?? "layout-dashboard",
    language: "en",
    idea: brief.text,
    archetypes: [kindOf(reading)],
    hooks: hooksOf(words),
    verbs:
      ask !== undefined
        ? ["Answer", "Compare", "Share"]
        : plays === undefined
          ? ["Find", "Add", "Change"]
          : form === "game"
            ? ["Play", "Beat", "Share"]
            : ["Make", "Copy"],
  };
}
