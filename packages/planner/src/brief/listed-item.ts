import { fold } from "../embedded/fold.ts";
import { isFieldName } from "../embedded/named-fields.ts";
import { isWish, phrasedItem, withoutExample } from "./item-phrases.ts";
import { workedOutItem } from "./worked-out-items.ts";
import { sentencesOf } from "./sentence.ts";
import { ATTRIBUTES } from "./words-of-briefs.ts";

/** One item of a list that says what is written down: a property with its kind, where the words tell it. */
export interface ListedItem {
  /** As a form would label it, in lower case but for names and abbreviations: 'heard only', 'ID checked'. */
  name: string;
  options: readonly string[];
  /** Type of the field where the words say it: y/n is a tick, 'how many' a number; see field-line.ts. */
  as?: string;
  /** Its last word is one that properties usually have. */
  isUsual: boolean;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Words that make a sentence of it: where one is, it names nothing. */
const SENTENCE = set(
  "i we you they he she it me us them him is are was were be am been do does did have has had can cant can't cannot could will would should must want wants need needs " +
    "like likes get gets got go goes going let lets make makes see sees say says tell tells keep keeps know ask asks please pls thanks thx not no dont don't isn't doesn't " +
    "that this these those because so if when while then than but there here very just only also maybe ever never always lol idk matter matters complain fix put puts " +
    "currently basically properly mostly sometimes usually already still",
);
/** Behind these it is said of whom, where or how often. */
const ASIDE =
  /\s+(?:per|for|from|on|in|at|to|into|with|w|w\/|by|as|since|during|before|after|every|each|of each|of the|for each)\s.*$/i;
/** What starts an item and is no part of its name. */
const LEADING =
  /^(?:and|or|also|plus|then|with|w|w\/|the|an?|its|their|his|her|my|our|your|some|any|one|each|every|all|a note of|the name of|optional)\s+/i;
const TICK = /\s*[([]?\b(?:y ?\/ ?n|yes ?\/ ?no|yes or no|true\/false)[)\]]?\s*$/i;
const ASKED =
  /^(?:was|were|is|are|has|have|did|does|can|if|whether)\s+(?:(?:it|they|he|she|we|the|their|they're|its|it's)\s+)?/i;
const PAID_HOW =
  /^(?:paid how|how (?:it was |they |was it )?paid|how (?:they|he|she) pays?|pays? how|payment (?:method|type)|cash or (?:card|transfer|bank transfer))$/i;
/** What is measured of two things apart: condition sleeve/record. */
const APART = set("condition weight size price length width height temperature");

/** Whether properties are usually called so. */
export const isUsualName = (name: string): boolean => {
  const folded = fold(name);
  const last = folded.split(" ").at(-1) ?? folded;
  return ATTRIBUTES.has(last) || isFieldName(folded) || isFieldName(last) || NOTED.has(last);
};

/** What is often written down and is no thing with rows of its own. */
const NOTED = set(
  "variety species breed variant postcode ward shelf row bin bay rack pressing label pages page packets jars litres liters metres meters ml brix tally comment comments who where when lot " +
    "purpose kettle county region district pic pics medication meds dose feed nappy sleep mood symptom transcript interests hobbies vintage signature initials invoice receipt " +
    "allergy allergies plate registration mileage odometer cradle hook berth slot room table seat draft engine hours foam fabric deposit balance cash paid owed expiry mutations meaning example translation " +
    "firm supplier vendor donor finder observer target dilution technique fault position origin placement reference lock bait lure weather tide wind depth visibility sets reps kg lb milk yield",
);

/** 'Small medium large' are three. */
const SIZES = /^(?:(?:tiny|small|medium|large|big|giant|xs|s|m|l|xl|xxl)(?:\s+|$)){2,}$/i;

/** Options of a choice: two to ten, of one to three words each, none of them a sentence; undefined where they are something else. */
export function optionsIn(text: string): string[] | undefined {
  const range = /^(?:rows?|sizes?|zones?|bays?|levels?|groups?)?\s*([A-Za-z])\s*(?:to|-|–|up to)\s*([A-Za-z])$/.exec(
    text.trim(),
  );
  if (range !== null) return lettersBetween(range[1] ?? "", range[2] ?? "");
  if (SIZES.test(text.trim())) return text.trim().split(/\s+/);
  const parts = apart(text)
    .split(/\s*(?:,|\||;|\s\/\s|\/(?!\d)|\bor\b)\s*/i)
    .map((part) =>
      part
        .replace(/^(?:and|or|the|an?)\s+/i, "")
        .replace(/[.…!?'"“”‘’]+$|^['"“”‘’]+/g, "")
        .trim(),
    )
    .filter((part) => part !== "" && !/^(?:etc|e\.?g|and so on)$/i.test(part));
  if (parts.length < 2 || parts.length > 10) return undefined;
  if (parts.every((part) => /^(?:y|n|yes|no)$/i.test(part))) return undefined;
  // Of three and more in a row none is a sentence, whatever the tagger makes of 'hold cage'.
  const isRow = parts.length > 2;
  return parts.every((part) => isOption(part, isRow)) ? [...new Set(parts)] : undefined;
}

/** What begins the sentence has a capital for that alone. */
function lowerFirst(options: readonly string[]): string[] {
  const [first = "", ...others] = options;
  const isLower = others.every((part) => part === part.toLowerCase()) && /^\p{Lu}\p{Ll}/u.test(first);
  return isLower ? [first.toLowerCase(), ...others] : [...options];
}

/** Abbreviations in a row are one each: 'MIG TIG stick'. */
const apart = (text: string): string =>
  text.replace(/\b\p{Lu}{2,5}(?: \p{Lu}{2,5})+(?: \p{Ll}+)?(?=\s*(?:,|$))/gu, (row) => row.replaceAll(" ", ", "));

function lettersBetween(from: string, to: string): string[] | undefined {
  const [first, last] = [from.toUpperCase().charCodeAt(0), to.toUpperCase().charCodeAt(0)];
  return last <= first || last - first > 11
    ? undefined
    : Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}

const PREPOSITIONS = /^(?:in|on|at|to|from|with|for|by|of|how|what|who|where|which|when)$/i;

function isOption(part: string, isRow: boolean): boolean {
  const words = part.split(/\s+/);
  if (words.length > 3 || part.length > 28 || !/^[\p{L}\p{N}]/u.test(part) || /[+=<>()]/.test(part)) return false;
  if (words.length > 1 && words.some((word) => SENTENCE.has(word.toLowerCase()))) return false;
  if (/^(?:i|we|you|they|he|she|it)$/i.test(part)) return false;
  // 'In' and 'on bench' are stages among others.
  const first = isRow && words.length < 3 ? /^(?:to|with|by|of|how|what|who|where|which|when)$/i : PREPOSITIONS;
  if (first.test(words[0] ?? "")) return false;
  if (words.length === 1 || (isRow && !isWish(part))) return true;
  return !(sentencesOf(part)[0] ?? []).some(({ isVerb, isGerund, isPast }) => isVerb && !isGerund && !isPast);
}

const item = (name: string, rest: Partial<ListedItem> = {}): ListedItem => ({
  name,
  options: [],
  isUsual: isUsualName(name) || rest.as !== undefined || (rest.options?.length ?? 0) > 1,
  ...rest,
});

/** 'Dashboard of milk yield' is what is asked for. */
const IS_PRODUCT =
  /^(?:(?:dashboard|app|web ?site|web ?page|tracker|register|system|tool|spreadsheet|log|logbook|diary|database) (?:of|for|to|with|that)|(?:list|overview|calendar|screen|view|board) of)\b/i;
/** 'Ticks start and finish', 'opens it on the phone': what somebody does with it. */
const IS_DONE =
  /^(?:ticks|opens|sees|adds|uploads|gets|sends|scans|approves|assigns|chooses|fills|enters|logs|writes|shows|reminds|warns)\s+\p{L}/iu;

/** Reads one item of a list; none where it names no property, several where it names some of a kind. */
export function itemsOf(text: string): ListedItem[] {
  let said = text
    .trim()
    .replace(/[.…!]+$/, "")
    .trim();
  for (let before = ""; before !== said;) {
    before = said;
    said = said.replace(LEADING, "");
  }
  const explained = /\(/.test(said) ? { text: said } : withoutExample(said);
  said = explained.text;
  if (said === "" || said.length > 60 || /["“”]/.test(said) || IS_PRODUCT.test(said) || IS_DONE.test(said)) return [];
  const phrased = workedOutItem(said) ?? phrasedItem(said);
  if (phrased !== undefined) {
    const { name, options = [], as } = phrased;
    return [{ name, options, isUsual: true, ...(as === undefined || as === "" ? {} : { as }) }];
  }
  if (explained.example !== undefined && /\d/.test(explained.example))
    return plain(said).map((each) => ({ ...each, isUsual: true, as: `text ${explained.example ?? ""}` }));
  if (PAID_HOW.test(said)) return [item("paid by", { options: ["cash", "card", "bank transfer"] })];
  if (TICK.test(said)) return tickOf(said.replace(TICK, ""));
  if (/\w\?$/.test(said)) return tickOf(said.slice(0, -1));
  if (/^(?:was|were|is|are|has|did|if|whether)\b/i.test(said)) return tickOf(said.replace(ASKED, ""));
  const bracket = /^(.*?)\s*\(([^()]*)\)$/.exec(said);
  if (bracket !== null) {
    const inside = (bracket[2] ?? "").trim();
    if (TICK.test(` ${inside}`)) return tickOf(bracket[1] ?? "");
    const options = optionsIn(inside);
    return itemsOf(bracket[1] ?? "").map((each) =>
      options === undefined || each.options.length > 0 || each.as === "boolean 60"
        ? each
        : { ...each, options, isUsual: true, ...(/^tags?\b|^tagged\b/i.test(said) ? { as: "tags" } : {}) },
    );
  }
  // 'Closer ok', 'flushed ok': something is in order or not.
  if (/\S (?:ok|okay)$/i.test(said)) return tickOf(said);
  return slashed(said) ?? asked(said) ?? plain(said);
}

/** What is true or not: 'heard only', 'ID checked'. */
function tickOf(said: string): ListedItem[] {
  const name = said.replace(LEADING, "").trim();
  const words = name.split(/\s+/);
  return name === "" || words.length > 4 || words.some((word) => /^(?:i|we|you|they|it)$/i.test(word))
    ? []
    : [item(lowerCased(name), { as: "boolean 60" })];
}

/** 'Nappy wet/dirty', 'mobile or workshop', 'chair or sofa type'. */
function slashed(said: string): ListedItem[] | undefined {
  const joined = /^((?:[\p{L}'-]+ ){0,2}?)([\p{L}'-]+(?:\s*\/\s*[\p{L}'-]+(?: [\p{L}'-]+)?)+)$/u.exec(said);
  if (joined !== null) {
    const label = (joined[1] ?? "").trim();
    const options = optionsIn(joined[2] ?? "");
    if (options === undefined) return undefined;
    if (APART.has(label.toLowerCase()) && options.length === 2)
      return options.map((each) => item(`${each} ${label}`.toLowerCase()));
    if (/^how many$/i.test(label)) return options.map((each) => item(lowerCased(each), { as: "number 1..8" }));
    if (label === "") return [item(lowerCased(options.join(" or ")), { options })];
    if (SENTENCE.has(label.split(" ")[0]?.toLowerCase() ?? "")) return undefined;
    // Who gets on with one may get on with others.
    return [item(lowerCased(label), { options, ...(/ with$/i.test(label) ? { as: "tags" } : {}) })];
  }
  const typed = /^([\p{L}-]+(?: [\p{L}-]+)?) or ([\p{L}-]+) (type|kind|size|side|style)$/iu.exec(said);
  if (typed !== null)
    return [
      item((typed[3] ?? "type").toLowerCase(), {
        options: lowerFirst(optionsIn(`${typed[1] ?? ""}, ${typed[2] ?? ""}`) ?? []),
      }),
    ];
  const labelled = /^([\p{L}-]+(?: [\p{L}-]+)?) ([\p{L}\p{N}-]{1,14}) or ([\p{L}\p{N}-]{1,14})$/iu.exec(said);
  if (labelled !== null) {
    const [, label = "", one = "", other = ""] = labelled;
    // 'Class 1 or 2', 'purpose business or private': what there is to choose from follows its label.
    const isMark = [one, other].every((each) => /^(?:\d{1,3}|\p{L})$/u.test(each));
    if ((isMark || isUsualName(label)) && !label.split(" ").some((word) => SENTENCE.has(word.toLowerCase())))
      return [item(lowerCased(label), { options: [one, other] })];
  }
  const either = /^([\p{L}-]+) or ([\p{L}-]+)$/iu.exec(said);
  const options = either === null ? undefined : optionsIn(said);
  return options === undefined ? undefined : [item(lowerCased(said), { options })];
}

/** 'How many packets', 'who listened', 'where found', 'keys hanging on which hook'. */
function asked(said: string): ListedItem[] | undefined {
  const [, word = "", rest = ""] =
    /^(how many|number of|no\.? of|how much|what|which|who|whose|where|when|how old|how long)\b\s*(.*)$/i.exec(said) ??
    [];
  const bare = rest
    .replace(/\s+(?:came out|are|is|was|were|there are|they have|it was|it is|left|needed)$/i, "")
    .trim();
  switch (word.toLowerCase()) {
    case "how many":
    case "number of":
    case "no of":
    case "no. of":
      return bare === "" ? [item("how many", { as: "number 1..24" })] : named(bare, { as: "number 1..24" });
    case "how much":
      return bare === "" ? [item("amount")] : named(bare, { as: "number 1..40" });
    case "what":
    case "which":
      return bare === "" ? [item("what")] : named(bare.replace(/^(?:kind|type|sort) of /i, ""));
    case "who":
    case "whose":
      return [item(bare === "" ? "who" : cut(`who ${bare}`), { as: "text @people" })];
    case "where":
      return [item(bare === "" ? "where" : cut(`where ${bare}`, 4), { as: "location" })];
    case "when":
      return [
        item(bare === "" ? "when" : cut(bare.replace(/^(?:i|we|you|they|it was|he|she|it)\s+/i, "")), {
          as: "date -30..0",
        }),
      ];
    case "how old":
      return [item("age", { as: "number 1..80 years" })];
    case "how long":
      return [item("how long", { as: "duration 5..90" })];
    default: {
      const which = /\b(?:which|what) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(said)?.[1];
      return which === undefined ? undefined : named(which);
    }
  }
}

const cut = (name: string, words = 3): string => lowerCased(name.split(/\s+/).slice(0, words).join(" "));

function named(said: string, rest: Partial<ListedItem> = {}): ListedItem[] {
  return plain(said).map((each) => ({ ...each, ...rest, isUsual: true }));
}

/** They end as what is done does, and are things. */
const NOUN_ON_ING =
  /^(?:building|fitting|ceiling|ring|wing|string|spring|housing|bearing|coating|filling|lining|covering|painting|drawing|setting|topping|wiring|dressing|bedding|king|sibling|seedling|opening)$/i;

/** A noun with at most three words before it. */
function plain(said: string): ListedItem[] {
  const of =
    /^(?:litres?|liters?|metres?|meters?|grams?|kilos?|hours?|minutes?|date|time|place|number|cost|name) of [\p{L}-]+$/iu.test(
      said,
    );
  const cutName = of
    ? said
    : said
        .replace(ASIDE, "")
        .replace(/\s+(?:in|on|up|off|out)$/i, "")
        .replace(/\s+(?:daily|weekly|monthly|used)$/i, "");
  const name = cutName
    .replace(/^(?:new|extra|silly|first|short|full|exact|own|actual|little)\s+(?=\p{L})/iu, "")
    .trim();
  const words = name.split(/\s+/);
  if (name.length < 2 || name.length > 30 || words.length > 4) return [];
  if (!words.every((word) => /^\p{L}[\p{L}\p{N}'’&-]*\.?$/u.test(word))) return [];
  if (words.some((word) => SENTENCE.has(word.toLowerCase()) && word.toLowerCase() !== "no")) return [];
  if (/^no$/i.test(words[0] ?? "")) return [];
  if (isFieldName(fold(name))) return [item(lowerCased(name))];
  // On a list a word alone is a noun: 'child, book, pages'.
  if (words.length === 1)
    return /ing$/i.test(name) && !isUsualName(name) && !NOUN_ON_ING.test(name) ? [] : [item(lowerCased(name))];
  const tagged = sentencesOf(name.replace(/\bno\.?$/i, "number"))[0] ?? [];
  const last = tagged.at(-1);
  const isNoun = last !== undefined && (last.isNoun || isUsualName(last.lower));
  // 'Hire firm' is a firm; 'print certificate' is a wish.
  const isVerbal =
    tagged
      .slice(words.length === 2 && !isWish(name) ? 1 : 0, -1)
      .some(({ isVerb, isGerund, isPast }) => isVerb && !isGerund && !isPast) || isWish(name);
  return isNoun && !isVerbal ? [item(lowerCased(name.replace(/\bno\.?$/i, "no.")))] : [];
}

/** In lower case but for abbreviations and single letters. */
const lowerCased = (name: string): string =>
  name
    .trim()
    .replace(/\p{L}+/gu, (word) =>
      word.length > 1 && word === word.toUpperCase() ? word : word === "pH" ? word : word.toLowerCase(),
    );
