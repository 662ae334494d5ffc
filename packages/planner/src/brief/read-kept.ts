import { singularOf } from "../embedded/inflect.ts";
import { kindOfName } from "../recognise/kinds-of-words.ts";
import { PEOPLE } from "./words-of-briefs.ts";

/** How a text says that something is kept; a lend is a keeping of its own. */
export type Keeping = "log" | "diary" | "register" | "list" | "inventory" | "tracker" | "loans" | "care";

/** What a note says that it keeps, in its own words. */
export interface KeptNoun {
  /** In the singular, in lower case, at most three words. */
  name: string;
  /** As said, in the plural where it is. */
  said: string;
  keeping: Keeping;
  at: number;
  /** Who has it, in the singular, where the text asks that. */
  by?: string;
  /** What is measured of it, where that is all that is said: temperature and rain. */
  measured?: readonly string[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Before the noun they say which or how many, and are no part of its name. */
const BEFORE = set(
  "a an the my our your his her their its all every each any some new old various different several many few lots about around roughly over some out of simple small big own other spare late dear poor " +
    "one two three four five six seven eight nine ten twelve twenty thirty forty fifty hundred dozen",
);
/** Where a noun ends. */
const STOPS = set(
  "and or with for in on at of from to by as that which who whom whose where when how what why is are was were be been must should can could will would need needs has have had so because if before after " +
    "during between since until till per each every then than but not no i we you they he she it me us here there im we're i'm they're it's out up away back over under into onto off about around instead please pls " +
    "get gets got do does did make makes go goes come comes want wants know knows see sees let lets last next today tomorrow daily weekly monthly etc like such",
);
/** What names no thing. */
const EMPTY = set(
  "thing things stuff everything something anything it them this that these those all one ones track record records log list what who which where when how us me everyone people person day days week month year time times " +
    "money cost hours way lot lots bit need needs detail details info information data note notes number name names",
);
/** Nouns of those a log may be for. */
const PERSON =
  /(?:keeper|maker|worker|owner|driver|leader|manager|ist|ician|teacher|carer|porter|warden|nurse|officer|warehouse|school|club|shop|team|group|company|business|daughter|son|mum|mother|father|dad|wife|husband|inspector)$/;

const POSSESSIVE =
  /^(?:\p{L}+['’]s|\p{L}+s['’]|mums|moms|dads|grandmas|grandads|nans|aunts|wifes|husbands|brothers|sisters)$/u;
const PARTICIPLE =
  /(?:[^e]ed|own|ent)$|^(?:cut|sold|made|given|bought|found|kept|held|taken|done|gone|seen|left|lost|built|broken|worn|gave|took|sell|sold)$/;
const NO_PARTICIPLE =
  /^(?:.*(?:bed|shed|seed|weed|feed|breed|thread|bread|sled|led|red|clown|crown|gown|town|rent|tent|plant|student|patient|client|event|incident|accident|agent|equipment|instrument|document|appointment|payment|treatment|shipment|garment|element|cement|tournament|supplement|ornament|experiment|argument|monument|resident|parent|content|present|component|apartment|department|statement|investment|moment|segment|fragment|ingredient|assignment|complement))$/;

/** The noun that begins at a place of the text; undefined where none does. */
function nounAt(text: string, from: number): { name: string; said: string } | undefined {
  const [head = ""] = text.slice(from, from + 80).split(/[.,:;!?()\n–—/"“”+]|\s-\s/);
  const words: string[] = [];
  for (const word of head.trim().split(/\s+/)) {
    const lower = word.toLowerCase();
    if (words.length === 0 && (BEFORE.has(lower) || /^[~£€$]?\d/.test(lower))) continue;
    // 'My late aunt's things': whose they are.
    if (POSSESSIVE.test(lower)) {
      words.length = 0;
      continue;
    }
    if (STOPS.has(lower) || !/^\p{L}[\p{L}\p{N}'’-]*$/u.test(word)) break;
    if (words.length > 0 && PARTICIPLE.test(lower) && !NO_PARTICIPLE.test(lower)) break;
    words.push(lower);
  }
  const kept = words.slice(-3);
  const last = kept.at(-1);
  if (last === undefined || last.length < 3 || EMPTY.has(last) || words.length > 4) return undefined;
  const said = kept.join(" ");
  return { name: singularOf(said), said };
}

const KEEPERS =
  "track|data|notes?|records?|logs?|logbook|register|directory|list|inventory|tabs|count|diary|book|database|catalogue|catalog|tracker|library|overview|archive|spreadsheet";
const ADJECTIVES = String.raw`(?:(?:a|an|the|some|one|proper|simple|good|better|digital|central|running|full|complete|little|quick|daily|weekly|basic|small|my|our)\s+)*`;

interface Cue {
  pattern: RegExp;
  keeping: (said: string) => Keeping;
  /** It may say for whom rather than of what. */
  isFor?: true;
  /** Only of what there are several: who manages a fridge keeps what is in it. */
  isOfMany?: true;
}

const keepingOf = (said: string): Keeping => {
  const word = said.toLowerCase();
  if (/\b(?:lend|loan|lends|loans|hand out|give out)/.test(word)) return "loans";
  if (/\bdiary\b/.test(word)) return "diary";
  if (/\b(?:log|record)/.test(word)) return "log";
  if (/\bregister\b/.test(word)) return "register";
  if (/\b(?:inventory|catalog|database|library)/.test(word)) return "inventory";
  if (/\blist\b/.test(word)) return "list";
  return "tracker";
};

const CUES: readonly Cue[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:keep(?:s|ing)?|keep a|have|make|want|need|maintain(?:ing)?)\s+${ADJECTIVES}(?:${KEEPERS})\s+(?:of|on)\s+`,
      "gi",
    ),
    keeping: keepingOf,
  },
  { pattern: new RegExp(String.raw`\b(?:${KEEPERS})\s+(?:of|on|about)\s+`, "gi"), keeping: keepingOf },
  { pattern: new RegExp(String.raw`\b(?:${KEEPERS})\s+for\s+`, "gi"), keeping: keepingOf, isFor: true },
  {
    pattern: /\b(?:we|neighbou?rs|families|flats|houses|who)\s+(?:all )?shares?\s+(?:an?|one|the)\s+/giu,
    keeping: () => "loans",
  },
  {
    pattern: /\b(?:\p{L}+)\s+(?:lends?|loans?)\s+(?:out\s+)?/giu,
    keeping: () => "loans",
  },
  {
    pattern:
      /(?:^|\b(?:to|we|i|must|can|should|will|and|please)\s+)(?:track|log|record|catalogue|catalog|note down|write down|register|manage|organi[sz]e)\s+/giu,
    keeping: keepingOf,
    isOfMany: true,
  },
  {
    pattern:
      /\b(?:looks?|looking) after\s+|\b(?:i|we|dad|father|husband|wife|brother)\s+(?:rescue|foster|repairs?|coordinate|restores?|services?|breeds?|grow|keep|collect|own)s?\s+/giu,
    keeping: () => "care",
  },
];

const BEFORE_KEEPER =
  /(?:^|[\s"(])((?:[\p{L}'’-]+\s+){1,3})(log|logbook|tracker|register|inventory|diary|database|catalogue|record|handover book|list)\b/giu;

/** What a text says that it keeps, what says so most plainly first. */
export function readKept(text: string): KeptNoun[] {
  const found: KeptNoun[] = [];
  for (const { pattern, keeping, isFor, isOfMany } of CUES)
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const noun = nounAt(text, from);
      if (noun === undefined || !isKept(noun.name)) continue;
      // 'A log for a warden' is hers; 'a log for site changes' is of them.
      if (isFor === true && (noun.name === noun.said || PERSON.test(noun.name))) continue;
      if (isOfMany === true && noun.name === noun.said) continue;
      found.push({ ...noun, keeping: keeping(match[0]), at: from });
    }
  const [first = ""] = text.split(/(?<=[.!?\n])\s/);
  for (const match of first.matchAll(BEFORE_KEEPER)) {
    const noun = lastNoun(match[1] ?? "");
    // 'Fire extinguisher list for three sites' is one of extinguishers.
    if (noun !== undefined) found.unshift({ ...noun, keeping: keepingOf(match[2] ?? ""), at: match.index });
  }
  const lent = lentIn(text);
  if (lent !== undefined && isKept(lent.name)) found.unshift({ ...lent, keeping: "loans", at: 0, by: "who" });
  for (const { 1: by = "", 2: what = "", index: at } of text.matchAll(WHICH_HAS)) {
    const noun = nounAt(what, 0);
    // Which gig has which gear is no loan: somebody has what is lent.
    const isSomebody = kindOfName(singularOf(by.toLowerCase())) === "person" || /^(?:who|one|kid|team)$/i.test(by);
    if (noun !== undefined && isSomebody && isKept(noun.name))
      found.unshift({ ...noun, keeping: "loans", at, by: singularOf(by.toLowerCase()) });
  }
  return found;
}

const LENT =
  /^\W*(?:(?:my|our|the|a|list of|register of|all) )*(?:loaned|lent|borrowed)(?: out)? ([\p{L}' -]+?)(?: (?:list|log|register|tracker|app))?\W*$/iu;
const LOANS =
  /^\W*(?:(?:my|our|the|a) )*([\p{L}' -]+?) (?:loans|lending|borrowing)(?: (?:list|log|register|tracker|app|system))?\W*$/iu;
/** Loans of these are of money. */
const OF_MONEY =
  /\b(?:bank|home|car|student|personal|business|mortgage|payday|bridge|bridging|micro|house|company|group|farm|peer|gold|money|cash|staff|employee|family)\b/i;

/** A title that names what goes from hand to hand: 'umbrella stand loans', 'lent out ladders'. */
function lentIn(text: string): { name: string; said: string } | undefined {
  const said = LENT.exec(text)?.[1] ?? LOANS.exec(text)?.[1];
  return said === undefined || OF_MONEY.test(said) ? undefined : nounAt(said, 0);
}

/** 'Which student borrowed which calculator', 'who took which bike'. */
const WHICH_HAS =
  /\b(?:which |what )?(\p{L}+)\s+(?:has|have|had|got|borrow(?:s|ed)?|took|takes|uses|used|holds|keeps)\s+which\s+(\p{L}+(?: \p{L}+)?)/giu;

/** 'Prop', not 'prop master': whom it is about is no thing unless it says what is kept of each. */
const isKept = (name: string): boolean => !EMPTY.has(name.split(" ").at(-1) ?? name) && !PEOPLE.has(name);

/** What is done once each time: a testing log is one of tests. */
const DEEDS: Readonly<Record<string, string>> = { testing: "test", checking: "check", servicing: "service" };
const DOING = /(?:testing|checking|servicing)$/i;

/** The noun that ends before what keeps it: 'need a beehive inspection' log. */
function lastNoun(words: string): Pick<KeptNoun, "name" | "said" | "measured"> | undefined {
  const both = /\b([\p{L}-]+) and ([\p{L}-]+)\s*$/iu.exec(words);
  if (both !== null && !STOPS.has(both[1]?.toLowerCase() ?? ""))
    return {
      name: "reading",
      said: both[0].trim().toLowerCase(),
      measured: [both[1] ?? "", both[2] ?? ""].map((each) => each.toLowerCase()),
    };
  const kept: string[] = [];
  for (const word of words.trim().toLowerCase().split(/\s+/).toReversed()) {
    if (
      STOPS.has(word) ||
      BEFORE.has(word) ||
      EMPTY.has(word) ||
      /^(?:daily|weekly|monthly|digital|proper|online|good|better|handy|for|need|want|make|build|create)$/.test(word)
    )
      break;
    kept.unshift(word);
  }
  const said = kept.join(" ").replace(DOING, (doing) => DEEDS[doing.toLowerCase()] ?? doing);
  return said.length < 3 ? undefined : { name: singularOf(said), said };
}

const KEEPER_AT_END = new RegExp(
  String.raw`(?:\s+|^)(?:${KEEPERS})\b(?!\s+(?:cards?|books?))(?=\s*(?:$|for\b|of\b))`,
  "i",
);

/** What a title before a colon or a dash names, where it is no sentence: 'Jars in the pantry: what, date made'. */
export function titleKept(text: string): { name: string; keeping: Keeping } | undefined {
  const [title = ""] = text
    .trim()
    .replace(/^(?:our|my|the)\s+/i, "")
    .split(/\s-\s|[:–—]|\.\s|,\s(?=(?:about |around |some )?\d)/);
  if (
    title.length > 60 ||
    title.length + 20 > text.length ||
    /\b(?:i|we|my|our|is|are|need|want|have|has|please)\b/i.test(title)
  )
    return undefined;
  // 'Handover book' keeps handovers.
  const noun = nounAt(title.replace(KEEPER_AT_END, ""), 0);
  if (noun !== undefined && (kindOfName(noun.name) === "person" || PERSON.test(noun.name))) return undefined;
  const keeper = KEEPER_AT_END.exec(title)?.[0];
  return (
    noun && { name: noun.name, keeping: keeper === undefined ? "tracker" : keepingOf(keeper.replace(/book/i, "log")) }
  );
}
