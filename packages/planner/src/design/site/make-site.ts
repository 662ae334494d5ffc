import type { Footer } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { capital, singularOf } from "../../embedded/inflect.ts";
import { cardsOf } from "../../embedded/plan.ts";
import { agendaOf, dateOf } from "../../embedded/plan-parts.ts";
import { whoseSite } from "../../recognise/asks-for-site.ts";
import { ownWords } from "../../recognise/own-words.ts";
import type { Reading } from "../../recognise/reading.ts";
import { WHEN } from "../../recognise/calendar-day.ts";
import type { ChosenTrade, Trade } from "../../recognise/trade.ts";
import type { Kept } from "../kept.ts";
import { factsAmong } from "../site-sections.ts";
import { addLegalPage } from "./legal-pages.ts";
import { LAST, openingOf, type Placed } from "./opening-words.ts";
import { blockFor, OF_ANY_SITE } from "./part-blocks.ts";
import type { SiteMaterial } from "./site-material.ts";
import { isSent } from "./site-forms.ts";
import { kindOfPart, type PartKind } from "./part-kinds.ts";
import { addPublic, forVisitors, isBetweenTwo, isShownBy, isShownEvent } from "./public-part.ts";
import { readSiteWishes, type SiteWishes } from "./read-site.ts";
import { saidOfSite } from "./said-of-site.ts";
import { saidParts, type SaidPart } from "./said-parts.ts";
import { layOutOpening } from "./site-opening.ts";
import { usualPartsOf } from "./usual-parts.ts";

/** What a site is made from. */
interface SiteInput {
  draft: AppDraft;
  reading: Reading;
  kept: readonly Kept[];
  name: string;
  questions: readonly { question: string; answer: string }[];
}

const SITE_WORD =
  /\b(?:web ?sites?|sites?|home ?page|landing page|portfolio|one[- ]?pager|cv|resume|(?:us|me|need|want|like) an? (?:\w+ )?page)\b/i;
const REFUSED = /^\W*(?:no|not|without|never|don'?t|nothing)\b/i;
const NO_CONTACT = /\b(?:no|without) (?:contact|email|forms?)\b/i;
/** As many blocks as a page holds beside its opening. */
const MOST = 11;
/** With as many parts of its own a text has said what is to be there. */
const SAID_IT_ALL = 3;
/** Lays a site out by what its text wants on it, in the text's order, and fills in what those of its trade show. Gives the foot. */
export function makeSite({ draft, reading, kept, name, questions }: SiteInput): Footer {
  const { brief, trade: chosen } = reading;
  const { text } = brief;
  const known = chosen === undefined || isKnownByKind(chosen.evidence) ? undefined : chosen;
  const trade = known?.trade;
  const wishes = readSiteWishes(text);
  const material: SiteMaterial = {
    draft,
    text,
    name,
    said: saidOfSite(text),
    pieces: reading.isOrder ? piecesSaid(text, brief.subject) : [],
    trade,
    questions: known === undefined ? [] : questions,
    openings: wishes.facts.hours ?? [],
    address: wishes.facts.address,
    isCalledBack: wishes.callback,
    sought: soughtIn(text),
  };
  const said = wanted(text, wishes, reading.isOrder);
  const placed = place(said, material);
  addKept(placed, kept, material.said.listed);
  if (known !== undefined && !reading.isOrder) addNamed(placed, known, material);
  addListed(placed, material);
  addUsual(placed, material, { isShort: placed.length < SAID_IT_ALL, isRefused: NO_CONTACT.test(text) });
  const ordered = [
    ...placed.filter(({ kind }) => !LAST.includes(kind)),
    ...LAST.flatMap((last) => placed.filter(({ kind }) => kind === last)),
  ];
  const blocks = fitting(ordered);
  const names = [...draft.parts.values()].flatMap(({ name: one, plural }) => [one, plural]);
  const when = WHEN.exec(text)?.[0];
  const facts = reading.isOrder
    ? []
    : factsAmong(factPieces(text, wishes), names, name).filter(
        ({ title }) => when === undefined || !when.includes(title),
      );
  const hero = openingOf(material, facts, blocks);
  draft.page("home", "Home", "house", [hero, ...blocks.map(({ block }) => block)]);
  for (const { block } of blocks) {
    if (block.kind === "cards" && material.sought.length === 0) delete block.filters;
    const part = block.kind === "cards" ? draft.parts.get(block.entity) : undefined;
    if (part !== undefined) draft.detail(part);
  }
  layOutOpening(hero, {
    text,
    sector: trade?.sector,
    facts,
    contact: undefined,
    picture: pictureOf(material),
    random: draft.random,
  });
  if (hero.points === undefined && facts.length > 1)
    draft.pages[0]?.blocks.splice(1, 0, { kind: "section", look: "features", items: [...facts] });
  addLegal(draft, wishes);
  // What the trade usually offers is not what this one does.
  const about = trade?.site === undefined || material.said.listed.length > 1 ? undefined : ownWords(trade.site).body;
  return { ...(about !== undefined && { about: about.slice(0, 240) }), ...wishes.facts };
}

/** What an order lists of what it is about: 'study abroad programs' and 'study abroad consulting' of a site on studying abroad. */
function piecesSaid(text: string, subject: string): string[] {
  const words = subject.split(/\s+/).filter((word) => word.length > 4 && !OF_ANY_COMPANY.test(word));
  const found = saidParts(text)
    .map(({ phrase }) => phrase)
    .filter(
      (phrase) =>
        kindOfPart(phrase) === undefined &&
        !OF_THE_PRODUCT.test(phrase) &&
        !OF_ANY_COMPANY.test(phrase) &&
        phrase.split(/\s+/).length <= LONGEST_PIECE &&
        words.some((word) => phrase.toLowerCase().includes(word) && phrase.toLowerCase() !== word),
    )
    .map((phrase) => capital(phrase));
  return [...new Set(found)].slice(0, 6);
}
const LONGEST_PIECE = 4;
/** Words of orders that name nothing one offers. */
const OF_ANY_COMPANY =
  /\b(?:company|companies|business|brand|website|site|page|should|design|develop|create|incorporate|provide|customers?|feedback|information|introductions?|contact|news)\b/i;

const SOUGHT = /^(?:filter|search|sort|choose|pick|look)(?:ed|ing)?(?: it| them)? (?:by|for)\s+(.+)$/i;

/** What visitors filter dates by, where the text says what each can be: 'by age (3+, 6+)' and 'venue' with its venues named. */
function soughtIn(text: string): SiteMaterial["sought"] {
  const all = saidParts(text);
  const from = all.findIndex(({ phrase }) => SOUGHT.test(phrase));
  const [first, ...more] = from < 0 ? [] : all.slice(from).filter(({ sentence }) => sentence === all[from]?.sentence);
  const names = [...(first === undefined ? [] : [{ ...first, phrase: SOUGHT.exec(first.phrase)?.[1] ?? "" }]), ...more];
  return names.flatMap(({ phrase, items }) => {
    const own =
      items.length > 1
        ? items
        : (all.find(
            (part) =>
              part.items.length > 1 &&
              singularOf(part.phrase.replace(/^\d+\s/, "").toLowerCase()) === singularOf(phrase.toLowerCase()),
          )?.items ?? []);
    return own.length < 2
      ? []
      : [{ name: singularOf(phrase.toLowerCase()), options: own.map(({ title }) => title.replaceAll("|", " ")) }];
  });
}

/** Something that takes place has a program, whatever else its text speaks of. */
const TAKES_PLACE = /\b(?:festival|fete|fête|conference|congress|tournament|exhibition|open day|summit|convention)\b/i;
const CONTACT_DATA = /\b(?:phone|tel|e-?mail|open)\b|\d{5,}/i;

/** What is said beside what is asked for. */
function factPieces(text: string, { sections }: SiteWishes): { whole: string; aside?: string }[] {
  if (sections.length > 0) return [];
  const whose = whoseSite(text)?.toLowerCase();
  return saidParts(text)
    .filter(
      ({ phrase, whole }) =>
        kindOfPart(phrase) === undefined &&
        kindOfPart(whole) === undefined &&
        !SOUGHT.test(phrase) &&
        !SITE_WORD.test(whole) &&
        !CONTACT_DATA.test(whole) &&
        !(whose !== undefined && whole.toLowerCase().includes(whose)),
    )
    .map(({ whole, aside }) => ({ whole, ...(aside === undefined ? {} : { aside }) }));
}

/** What whoever orders a site says of how it is made, and no part of what visitors find on it. */
const OF_THE_PRODUCT =
  /^(?:home|home ?page|main page|(?:the |a )?website|(?:the |a )?site|pages?|more|others?|users?)$|\b(?:navigation|user[- ]friendly|responsive|layouts?|devices?|screen sizes?|screens?|terminals?|browsers?|visual(?:ly)?|interface|search engine|seo|optimi[sz]\w+|loading|schema markup|structured data|back-?end|admin\w*|source code|deploy\w*|domain|plugins?|wordpress|compatib\w+|mobile and|search function\w*|easy[- ]to|functionalit\w+|accurately|information they)\b|^(?:mobile|desktop|computers?|tablets?|phones?)$/i;

/** What the text asks for: its named sections, else what its sentences name. What says whose site it is, and what it is to do without, is none of it. */
function wanted(text: string, wishes: SiteWishes, isOrder: boolean): SaidPart[] {
  if (wishes.sections.length > 0)
    return wishes.sections.map((phrase) => ({ phrase, whole: phrase, items: [], sentence: 0 }));
  const whose = whoseSite(text)?.toLowerCase();
  const all = saidParts(text);
  const isWish = ({ whole }: SaidPart): boolean =>
    SITE_WORD.test(whole) && !/\b(?:on|from|off) (?:the|our|my) (?:site|website)\b/i.test(whole);
  // What stands before the wish in its sentence says who wishes it.
  const wish = new Map(all.filter(isWish).map((part) => [part.sentence, all.indexOf(part)]));
  const found = all.filter(
    (part, at) =>
      // What comes first is what it is about.
      at > 0 &&
      !REFUSED.test(part.whole) &&
      !REFUSED.test(part.phrase) &&
      !SOUGHT.test(part.phrase) &&
      !isWish(part) &&
      !(isOrder && OF_THE_PRODUCT.test(part.phrase)) &&
      (kindOfPart(part.phrase) !== undefined ||
        !(at < (wish.get(part.sentence) ?? 0) || (whose !== undefined && part.whole.toLowerCase().includes(whose)))),
  );
  const more: SaidPart[] = [
    ...(wishes.newsletter ? ["newsletter"] : []),
    ...(wishes.beforeAfter ? ["before and after"] : []),
    ...(wishes.logos ? ["partners"] : []),
    ...(wishes.team ? ["team"] : []),
  ].map((phrase) => ({ phrase, whole: phrase, items: [], sentence: -1 }));
  const kinds = new Set(
    found.flatMap(({ phrase, whole }) => kindOfPart(phrase)?.kind ?? kindOfPart(whole)?.kind ?? []),
  );
  return [...found, ...more.filter(({ phrase }) => !kinds.has(kindOfPart(phrase)?.kind ?? "about"))];
}

/** Blocks of what is wanted, each kind once. */
function place(said: readonly SaidPart[], material: SiteMaterial): Placed[] {
  const placed: Placed[] = [];
  for (const part of said) {
    // Something nobody has described is shown where it stands among what else is asked for.
    const isListed = said.some(
      (other) => other !== part && other.sentence === part.sentence && kindOfPart(other.phrase) !== undefined,
    );
    const made = blockFor(part, material, isListed);
    if (made !== undefined && isNew(placed, made)) placed.push(made);
  }
  // 'A menu with prices' is one part.
  const isPriced = placed.some(({ kind }) => kind === "menu" || kind === "services");
  return isPriced ? placed.filter(({ kind, block }) => kind !== "prices" || block.kind !== "richText") : placed;
}

/** Kinds of which a site may have more than one. */
const SEVERAL: ReadonlySet<PartKind | "shown"> = new Set(["shown", "events", "good-to-know", "stories"]);
const isNew = (placed: readonly Placed[], made: Placed): boolean =>
  !placed.some(
    ({ kind, block }) =>
      (kind === made.kind && !SEVERAL.has(kind)) || block.title === made.block.title || isOfSame(block, made.block),
  );
const isOfSame = (one: NewBlock, other: NewBlock): boolean =>
  one.kind === other.kind && "entity" in one && "entity" in other && one.entity === other.entity;

/** What a brief says is kept, where people can look at it. */
function addKept(placed: Placed[], kept: readonly Kept[], listed: readonly string[]): void {
  for (const { part, thing } of kept.slice(0, 6)) {
    const isShown = placed.some(({ block }) => "entity" in block && block.entity === part.id);
    if (
      isShown ||
      thing.known?.role === "person" ||
      thing.known?.role === "log" ||
      isNameless(part) ||
      // 'Family law' is offered, and no laws are kept.
      listed.some((piece) => ` ${singular(piece)}`.endsWith(` ${singular(thing.name)}`)) ||
      OF_ANY_SITE.test(thing.name) ||
      kindOfPart(part.plural) !== undefined
    )
      continue;
    const shown = forVisitors(part);
    placed.push({
      kind: "shown",
      block: {
        ...cardsOf(shown, { search: false, limit: 9 }),
        title: part.plural,
        menu: part.plural.slice(0, 40),
      } as NewBlock,
    });
  }
}

const singular = (words: string): string => singularOf(words.toLowerCase());

/** What the text lists as offered stands first; examples of the trade under the name of one of them do not. */
function addListed(placed: Placed[], material: SiteMaterial): void {
  const { listed } = material.said;
  if (listed.length < 2 || placed.some(({ kind }) => kind === "services" || kind === "menu")) return;
  const isOneOf = ({ kind, block }: Placed): boolean =>
    kind === "shown" && listed.some((piece) => ` ${singular(piece)}`.endsWith(` ${singular(block.title ?? "")}`));
  for (const each of placed.filter(isOneOf)) placed.splice(placed.indexOf(each), 1);
  const made = blockFor({ phrase: "services", whole: "services", items: [], sentence: -1 }, material, true);
  if (made !== undefined) placed.unshift(made);
}

/** A title that any thing of its kind could have, which fills a list in an office and says nothing to visitors. */
const STOCK_TITLE = /^(?:Planner|Call those concerned|Button|Price)$|^.{0,40}specification for everyone$/i;

/** Whether nothing is known of a thing but its name: 'Region 1' tells visitors nothing. */
const isNameless = ({ entity: { rows, titleField } }: Part): boolean =>
  rows.every((row) => /^(?:first|second|third|new|small|other)\b|[\s-]\d+$/i.test(String(row[titleField]))) ||
  rows.some((row) => STOCK_TITLE.test(String(row[titleField])));

/** Things of the trade that the text names by the way: 'quiz on Tuesdays' makes a list of the pub's events. */
function addNamed(placed: Placed[], { trade, named }: ChosenTrade, material: SiteMaterial): void {
  const { text } = material;
  if (trade.name === undefined) return;
  const add = (kind: PartKind | "shown", block: NewBlock | undefined, title: string): void => {
    const made =
      block === undefined ? undefined : { kind, block: { ...block, title, menu: title.slice(0, 40) } as NewBlock };
    if (made !== undefined && isNew(placed, made)) placed.push(made);
  };
  const who = (whoseSite(text) ?? "").toLowerCase();
  const rest = text.toLowerCase().replace(who, "");
  const modifiers = ` ${(who.split(/\s(?:in|at|on|for|of|near)\s/)[0] ?? "").replace(/\S+$/, "")}`;
  // 'A dog grooming salon' names no dogs to show.
  const isOfTheName = ({ names }: Trade["things"][number]): boolean => {
    const said = names.toLowerCase().split("|");
    return (
      said.some((each) => modifiers.includes(` ${each} `)) && !said.some((each) => ` ${rest} `.includes(` ${each} `))
    );
  };
  for (const each of trade.things.filter((thing) => named.has(thing.id) && !isOfTheName(thing))) {
    if (each.role === "person") {
      // An illustrator shows no six others.
      if (material.said.isOne) continue;
      const made = blockFor({ phrase: "team", whole: "team", items: [], sentence: -1 }, material);
      if (made !== undefined && !/: (?:phone|email)\b/.test(each.fields))
        add("team", made.block, capital(each.names.split("|")[1] ?? "Team"));
    } else if (isShownEvent(each) && !placed.some(({ kind }) => kind === "today")) {
      const part = addPublic(material.draft, each);
      add("events", agendaOf(part, part.plural, { facts: part.of("time", "text").slice(0, 2) }), part.plural);
    } else if (each.role === "item" && isShownBy(trade, each.id) && !isBetweenTwo(each)) {
      const part = addPublic(material.draft, each);
      add("shown", cardsOf(part, { search: false, limit: 9 }), part.plural);
    }
  }
}

/** Trades whose work is looked at before it is bought. */
const SHOWN_IN: ReadonlySet<string> = new Set(["media", "making", "retail", "farming", "property", "travel", "food"]);

const TRUSTED: ReadonlySet<string> = new Set(["professional", "finance", "health", "public", "hiring"]);

/** What people expect on such a site and the text did not have to say. */
function addUsual(
  placed: Placed[],
  material: SiteMaterial,
  { isShort, isRefused }: { isShort: boolean; isRefused: boolean },
): void {
  const { draft, trade, questions, openings, text } = material;
  const has = (...kinds: (PartKind | "shown")[]): boolean => placed.some(({ kind }) => kinds.includes(kind));
  const add = (phrase: string, at = placed.length): void => {
    const made = blockFor({ phrase, whole: phrase, items: [], sentence: -1 }, material, true);
    if (made !== undefined && isNew(placed, made)) placed.splice(at, 0, made);
  };
  const isBusiness = trade?.site?.services !== undefined && trade.sector !== "life";
  if (isShort && isBusiness && !has("services", "prices", "menu", "shown", "events")) add("services", 0);
  if (isShort && trade !== undefined && SHOWN_IN.has(trade.sector ?? "") && !has("gallery", "shown", "menu")) {
    const shown = trade.things.find(
      ({ id, role, fields }) => role === "item" && /: image\b/.test(fields) && isShownBy(trade, id),
    );
    const part = shown === undefined ? undefined : addPublic(draft, shown);
    if (part !== undefined)
      placed.push({
        kind: "shown",
        block: {
          ...cardsOf(part, { search: false, limit: 6 }),
          title: part.plural,
          menu: part.plural.slice(0, 40),
        } as NewBlock,
      });
  }
  if (TAKES_PLACE.test(whoseSite(text) ?? "") && !has("events"))
    add(material.sought.length > 0 ? "shows" : "programme", 0);
  const next = isShort && !has("events", "today") ? trade?.things.find((each) => isShownEvent(each)) : undefined;
  if (next !== undefined) {
    const part = addPublic(draft, next);
    const agenda =
      dateOf(part) === undefined
        ? undefined
        : agendaOf(part, part.plural, { facts: part.of("time", "text").slice(0, 2) });
    if (agenda !== undefined)
      placed.push({ kind: "events", block: { ...agenda, menu: part.plural.slice(0, 40) } as NewBlock });
  }
  const isBare = placed.length < SAID_IT_ALL;
  const isChosenByTrust = TRUSTED.has(trade?.sector ?? "");
  if (isBare)
    for (const phrase of usualPartsOf(text))
      if (isLacking(phrase, placed, { isBusiness, isRefused, isChosenByTrust })) add(phrase);
  if (isShort && !isBare && !has("about") && !TAKES_PLACE.test(whoseSite(text) ?? ""))
    add(material.said.isOne || isOneself(text) ? "about me" : "about us");
  if (isShort && questions.length > 0 && trade?.sector !== "life" && !has("faq")) add("faq");
  if (openings.length > 0 && !has("hours")) add("opening hours");
  if (!isRefused && !placed.some(({ kind }) => kind !== "shown" && isSent(kind) && kind !== "bring")) {
    const action = trade?.site?.action?.split("|")[0]?.trim();
    // The trade asks for it, and the text did not say that times are chosen here.
    const kind =
      action === undefined
        ? "contact"
        : /book|reserve|appointment|slot|visit/i.test(action)
          ? "booking"
          : /quote|estimate|price/i.test(action)
            ? "quote"
            : "contact";
    add(kind === "booking" ? "booking request" : kind);
    const last = placed.at(-1);
    if (last !== undefined && action !== undefined && kind !== "contact")
      last.block = { ...last.block, title: action, menu: action.slice(0, 40) } as NewBlock;
  }
}

/** Whether a usual part is not there in another form. The way to write is added last, in the words of the trade. */
function isLacking(
  phrase: string,
  placed: readonly Placed[],
  { isBusiness, isRefused, isChosenByTrust }: { isBusiness: boolean; isRefused: boolean; isChosenByTrust: boolean },
): boolean {
  const kind = kindOfPart(phrase)?.kind;
  const has = (...kinds: (PartKind | "shown")[]): boolean => placed.some((each) => kinds.includes(each.kind));
  if (kind === "contact" || (kind === "services" && isBusiness) || (kind === "gallery" && has("shown"))) return false;
  // Nobody chooses a lawyer or a clinic by pictures.
  if (kind === "gallery" && isChosenByTrust) return false;
  return (
    kind === undefined ||
    !isSent(kind) ||
    !(isRefused || placed.some((each) => each.kind !== "shown" && isSent(each.kind)))
  );
}
const isOneself = (text: string): boolean =>
  /\b(?:i|my|me|i'm|im)\b/i.test(text) && !/\b(?:we|our|us|we're)\b/i.test(text);

/** No more than a page holds, and nothing that has nothing to show twice. */
const fitting = (placed: readonly Placed[]): Placed[] => placed.slice(0, MOST);

/** Kinds of organization: they say nothing of what one does. */
const ORGANIZATION =
  /^(?:(?:small|local|new|big|a|the|our|and|for|of|charity|charities|club|society|association|foundation|company|business|shop|store|group|organi[sz]ation|nonprofit|non-profit|volunteers?|donations?|website|site|page)\s*)+$/i;

/** Whether a line of work was found by the kind of organization alone: 'charity' is no food bank yet. */
const isKnownByKind = (evidence: readonly string[]): boolean =>
  evidence.length > 0 && evidence.every((phrase) => ORGANIZATION.test(phrase));

/** What the picture at the top shows: what those of the trade go by, else what the text is about. */
const pictureOf = ({ trade, said, name }: SiteMaterial): string =>
  [said.offer ?? said.deed ?? said.who ?? name, trade?.icon.replaceAll("-", " ") ?? ""].join(" ").trim();

/** Where people leave their data there is a privacy page; the others where the text asks for them. */
function addLegal(draft: AppDraft, { imprint, terms }: SiteWishes): void {
  const kinds = new Set(draft.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  if (imprint) addLegalPage(draft, "imprint");
  if (["form", "booking", "newsletter", "wizard", "cart"].some((kind) => kinds.has(kind as NewBlock["kind"])))
    addLegalPage(draft, "privacy");
  if (terms || kinds.has("cart")) addLegalPage(draft, "terms");
}
