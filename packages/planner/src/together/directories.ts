import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf, withAbbreviations } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { describedExactly } from "../recognise/known-of.ts";
import { kindOfName } from "../recognise/kinds-of-words.ts";
import { fieldsByThing } from "../recognise/fields-by-thing.ts";
import type { ReadThing } from "../recognise/reading.ts";
import { table } from "../vocabulary/rows.ts";
import { entryFor, NOBODY_THERE, QUALITIES, type Entry } from "./entries.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";
import { entriesOf, firstSentence, listAfter, placeIn, withoutOpening, withoutPlace } from "./words-in-text.ts";

const GENRE_WORDS =
  /\b(?:interactive|online|local|nearby|trusted|good|best|recommended|reliable|cheap|small|nice|great|cool|lovely|top|directory|directories|yellow pages|finder|locator|near me|guide|maps?|app|website|site|page)\b/gi;
const LEADING =
  /^(?:(?:an?|the|all|my|our|some|of|for|to|with|showing|find|finding|where|buy|eat|list|lists|looking|search|searchable|new|who'?s who)\s+)+/i;
/** What comes behind the entry and says more of it. */
const BEHIND =
  /\s+(?:in|around|near|near me|nearby|at|with|for|by|from|on|that|which|who|where|so|and (?:their|where|when)|within|across)\s.*$|\s*[,:;.(].*$/i;

/** People by what they do: 'people who repair things'. */
const DOERS: Readonly<Record<string, string>> = {
  repair: "repairer",
  mend: "repairer",
  fix: "repairer",
  teach: "tutor",
  tutor: "tutor",
  play: "musician",
  sew: "tailor",
  garden: "gardener",
  clean: "cleaner",
  translate: "translator",
  help: "helper",
  bake: "baker",
  cook: "cook",
  walk: "dog walker",
};
const WHO =
  /\b(?:people|persons?|those|anyone|someone|folks?|men|women|neighbou?rs|locals)\s+(?:who|that)\s+(?:can |still |will |could |do )*(\p{L}+?)s?\b/iu;

const APPROVED =
  /\b(?:approv\w+|moderat\w+|(?:i|we) (?:check|review|look at) (?:each|every|them|it|all)|before (?:it|they|he|she) (?:is|are|goes?|gets?) (?:shown|live|public|published|visible|online))\b/i;
const REVIEWS =
  /(?<!\b(?:no|without|not|bad|negative) (?:bad |negative )?)\b(?:reviews?|ratings?|rate (?:them|it|the|each)|stars?|yelp|tripadvisor)\b/i;
const NO_REVIEWS =
  /\b(?:no|without|not) (?:bad |negative |star )?(?:reviews?|ratings?|stars)\b|\b(?:reviews?|ratings?|stars) (?:are |is )?(?:not|un)/i;
const THANKS =
  /["“']?((?:this |it |he |she )?helped me|thank(?:s| you)? (?:them|him|her)|recommend(?:ed)?|useful|was helpful|like(?:d)? it|thumbs up)["”']?/i;

/** Whose they are is said of all of them, and no name of one. */
const OF_WHOM =
  /^(?:women|woman|female|lady|ladies|male|men|black|asian|muslim|christian|jewish|lgbt\w*|queer|community|verified|qualified|experienced|affordable)\b(?! (?:fridge|larder|pantr|kitchen|centre|center|garden))/i;

/** The entry a text lists: its name, and what is known of such. */
interface Listed {
  noun: string;
  entry: Entry | undefined;
  /** Kinds that the text names in place of one entry: plumbers, electricians and carpenters. */
  kinds: string[];
}

/** Where something is done, as the places are called. */
const WHERE = /^(?:where|places?|spots?) (?:to|for|(?:can|could|should) (?:i|we|you|people|one)) (\p{L}+)/iu;
const PLACES_TO: Readonly<Record<string, string>> = {
  park: "parking place",
  parking: "parking place",
  donate: "donation point",
  recycle: "recycling point",
  swim: "swimming spot",
  swimming: "swimming spot",
  camp: "campsite",
  stay: "place to stay",
  sleep: "place to stay",
  eat: "restaurant",
  drink: "pub",
  walk: "walk",
  fish: "fishing spot",
  climb: "climbing spot",
  surf: "surf spot",
  play: "playground",
  study: "study spot",
  work: "workplace",
  charge: "charging point",
  pray: "prayer room",
  skate: "skate park",
  picnic: "picnic spot",
  dance: "place to dance",
  volunteer: "organization",
  meet: "meeting place",
};

const EATEN =
  /(?:^| )(?:ramen|pizzas?|burgers?|sushi|curry|curries|coffee|tacos?|ice ?cream|gelato|kebabs?|biryani|dosas?|brunch|breakfasts?|noodles|fish and chips|barbecue|bbq|croissants?|cakes?|falafel|pho|dim sum|tapas|street food|chai|momos?|vada pav|food)$/;

function listedIn(text: string, place: string | undefined): Listed | undefined {
  const head = withoutPlace(withoutOpening(firstSentence(text)), place).replace(/[.!?]+$/, "");
  const doer = WHO.exec(text)?.[1]?.toLowerCase();
  const done = doer === undefined ? undefined : (DOERS[doer] ?? "helper");
  if (done !== undefined) return { noun: done, entry: entryFor(done), kinds: [] };
  const asked = head
    .replace(
      /^.*?\b(?:(?:directory|list|guide|register|index|database|gazetteer|catalogue) (?:of|for|to)|maps? (?:of|with|showing))\s+/i,
      "",
    )
    .replace(/^(?:find|finding|search for|looking for)\s+/i, "");
  const front = /^(.+?)\s+(?:directory|finder|list|map)\b/i
    .exec(head)?.[1]
    ?.replace(LEADING, "")
    .replace(GENRE_WORDS, "")
    .trim()
    .toLowerCase();
  if (
    front !== undefined &&
    /^[\p{L}' -]+$/u.test(front) &&
    front.split(" ").length < 5 &&
    !/\b(?:directory|list) of\b/i.test(head)
  ) {
    const known = entryFor(front) ?? entryFor(singularOf(front));
    if (known !== undefined || kindOfName(singularOf(front)) === "person")
      return { noun: singularOf(front), entry: known, kinds: [] };
  }
  const mended = /\b(\p{L}+) (?:repaired|fixed|mended|serviced)\b/iu.exec(head)?.[1];
  if (mended !== undefined) return { noun: `${mended.toLowerCase()} repairer`, entry: entryFor("repairer"), kinds: [] };
  const several = entriesOf(asked.split(/\s(?:in|around|near|for|with|that|who)\s|[.:;(]/)[0] ?? "").map((each) =>
    singularOf(each.replace(LEADING, "").replace(GENRE_WORDS, "").trim().toLowerCase()),
  );
  const all =
    several.length > 1 ? several.filter((each) => entryFor(each) !== undefined || kindOfName(each) === "person") : [];
  if (all.length > 1 && all.length === several.length) {
    const entry = entryFor(all[0] ?? "");
    return { noun: entry?.one ?? "provider", entry, kinds: all.map(capital) };
  }
  const toDo = WHERE.exec(firstSentence(text))?.[1]?.toLowerCase();
  const where = toDo === undefined ? undefined : PLACES_TO[toDo];
  const bought = /^where (?:to|can (?:i|we|you)) (?:buy|get|find|shop for)\b/i.test(
    withoutPlace(firstSentence(text), place),
  )
    ? "shop"
    : undefined;
  const bare = asked
    .replace(/\s+list\b.*$/i, "")
    .replace(BEHIND, "")
    .replace(GENRE_WORDS, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(LEADING, "")
    .trim()
    .toLowerCase();
  // Yellow pages are of businesses, whatever else they say.
  if (
    /\byellow pages\b/i.test(text) ||
    /^(?:our |the )?(?:village|town|local|neighbou?rhood|community|island|street)$/.test(bare)
  )
    return { noun: "business", entry: entryFor("business"), kinds: [] };
  if (where !== undefined) return { noun: where, entry: entryFor(where) ?? entryFor("place"), kinds: [] };
  const entry = entryFor(bare) ?? entryFor(singularOf(bare));
  if (entry === undefined && bought !== undefined)
    return { noun: `${singularOf(bare.split(" ").at(-1) ?? bare)} ${bought}`, entry: entryFor(bought), kinds: [] };
  // Who wants the best noodles wants to know where.
  if (entry === undefined && EATEN.test(bare))
    return { noun: `${bare} place`, entry: entryFor("eating place"), kinds: [] };
  if (bare === "" || bare.split(" ").length > 5 || !/^[\p{L}\p{N}'& -]+$/u.test(bare)) return undefined;
  return { noun: singularOf(bare), entry, kinds: [] };
}

/** Whether a text that asks to find something means an entry of a directory: a place or somebody, no recipe and no lost key. */
export function isFindable(text: string): boolean {
  const listed = listedIn(text, placeIn(text));
  if (listed === undefined) return false;
  // Of what only stands on a map, or is looked for by its owner, nobody keeps a directory.
  const known = /\bmaps?\b|\blooking for\b|^find my\b/i.test(text) ? undefined : describedExactly(listed.noun);
  return listed.entry !== undefined || known?.role === "place" || known?.role === "person";
}

/** Streets that a town may have. */
const STREETS = [
  "Station Road",
  "Market Place",
  "Mill Lane",
  "Park View",
  "Church Row",
  "Canal Street",
  "Hill Street",
  "Bridge Street",
];
const AREAS = ["Centre", "North", "South", "East", "West"];
const PHONES = "555-01";

/** A directory of what the text lists, which people search and add to. */
export function directoryOf(brief: Brief): Together | undefined {
  const { text, givenName } = brief;
  const place = placeIn(text);
  const listed = listedIn(text, place);
  if (listed === undefined) return undefined;
  const { entry } = listed;
  const noun = listed.noun
    .replace(OF_WHOM, "")
    .replace(/^\s*(?:only|friendly|owned|led)\s+/, "")
    .trim();
  const words = noun.split(" ");
  const isLong = words.length > 3 || noun === "";
  const one = isLong ? (entry?.one ?? words.slice(-2).join(" ")) : noun;
  const isPerson = entry === undefined ? kindOfName(one) === "person" : entry.role === "person";
  const said = listAfter(
    text,
    /\b(?:categor(?:y|ies)|kinds?|types?|sections|cuisines?|trades?|groups)\s*(?:like|such as|are|:|would be|e\.g\.|for example)+\s*/i,
  );
  // 'Local makers: candles, soap, pottery' names the kinds, unless they are properties.
  const behind = entriesOf(/:\s*([^.:!?\n]+)/.exec(firstSentence(text))?.[1] ?? "");
  if (said.length < 2 && behind.length > 1 && behind.filter((each) => PROPERTY.test(each)).length * 2 < behind.length)
    said.push(...behind);
  const kinds = said.length > 1 ? said.map((each) => capital(each)) : listed.kinds;
  const kindName =
    said.length > 1 || entry === undefined
      ? /\brepair/.test(text) && isPerson
        ? "Repairs"
        : isPerson && said.length < 2
          ? "Available"
          : "Category"
      : entry.kind;
  const options =
    kinds.length > 1
      ? kinds.slice(0, 20)
      : (entry?.options.split("|") ??
        (isPerson ? ["Any time", "Weekdays", "Evenings", "Weekends"] : ["Well known", "Hidden gem", "New"]));
  const isUnattended = entry !== undefined && NOBODY_THERE.has(entry.one);
  const isApproved = APPROVED.test(text);
  // Who looks for a good one wants to know what others say.
  const isSought = !isPerson && /\b(?:finder|best|top|guide to|recommend\w*)\b/i.test(firstSentence(text));
  const hasReviews = (REVIEWS.test(text) || isSought) && !NO_REVIEWS.test(text);
  const thanked = THANKS.exec(text);
  const qualities = QUALITIES.filter(({ says }) => says.test(text)).map(({ field }) => field);
  const withWhat = /\bwith (?:an? )?(\p{L}+(?: \p{L}+)?)\s*$/iu.exec(firstSentence(text).trim())?.[1];
  const extra =
    withWhat !== undefined &&
    qualities.length === 0 &&
    !/map|review|photo|rating|search|filter|comment|contact|picture/i.test(withWhat)
      ? `${capital(withWhat.toLowerCase())}: boolean 65`
      : undefined;
  const fields = [
    "Name: text",
    !isPerson && "Picture: image",
    // Who repairs shoes may mend bags as well.
    `${kindName}: ${isPerson && said.length > 1 ? "tags" : "choice"} ${options.join("|")}`,
    ...qualities,
    extra,
    isPerson ? "Place: location" : "Address: location",
    `Area: choice ${AREAS.join("|")}`,
    entry?.more,
    !isUnattended && "Phone: phone",
    isPerson
      ? "E-mail: email"
      : !isUnattended && "Opening hours: text Daily, 9 to 6|Monday to Saturday, 10 to 8|Wednesday to Sunday, 11 to 10",
    thanked !== null && "Thanks: number 0..24",
    isApproved && "State: choice shown|waiting|declined",
    isPerson
      ? "About: longText Ring before you come.|Speaks slowly and takes time.|Best reached in the morning.|Has done it for years."
      : "About: longText Small, and worth the way.|Two minutes from the bus.|Busy at weekends, quiet on weekdays.|Ask at the door.",
  ].flatMap((line) => (typeof line === "string" && line !== "" ? line.split("\n") : []));
  const listing = kept(
    {
      id: camelCase(one),
      name: one,
      plural: entry !== undefined && (isLong || one === entry.one) ? entry.many : pluralOf(one),
      role: isPerson ? "person" : "place",
      icon: entry?.icon ?? (isPerson ? "user-round" : "map-pin"),
    },
    fields,
    rowsOf({ one, entry, options, kindName, place, isPerson, isApproved }),
  );
  const own = withAsked(listing, brief, isPerson);
  const review: ReadThing | undefined = hasReviews ? reviewsOf(listing) : undefined;
  const average = review === undefined ? own : withAverage(own, listing.id ?? "");
  const plural = capital(listing.plural);
  const name = givenName ?? nameFrom(text, place === undefined ? nameOf(text, plural, one) : `${plural} in ${place}`);
  return {
    kind: "directory",
    form: "directory",
    name,
    icon: entry?.icon ?? "map-pin",
    things: review === undefined ? [average] : [average, review],
    words: {
      tagline: `${plural}${place === undefined ? "" : ` in ${place}`}, easy to find and easy to add to.`,
      itch: `Who knows a good ${withAbbreviations(one)}?`,
      promise: `The right ${one}, quickly`,
      pov: "POV: found on the first try",
    },
    isApproved,
    hasReviews,
    hasMap: !isPerson || /\bmaps?\b/i.test(text),
    ...(thanked === null ? {} : { thanks: thanksOf(thanked[1] ?? "") }),
    adding: `Suggest ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
  };
}

/** What it is called that names no place. */
function nameOf(text: string, plural: string, one: string): string {
  if (/\bmaps?\b/i.test(text)) return `${plural} Map`;
  if (/\bfind(?:er|ing)?\b|\bnear me\b|\blooking for\b/i.test(text)) return `${capital(one)} Finder`;
  return /\bdirectory\b/i.test(text) ? `${plural} Directory` : plural;
}

/** Properties that entries have, as people list them. */
const PROPERTY =
  /^(?:the |their |full )?(?:names?|phone(?: (?:no|number))?s?|mobile|number|e-?mails?|address(?:es)?|place|area|location|town|postcode|fees?|price(?: range)?s?|charges?|rates?|cost|hours|opening (?:times|hours)|timings?|days?|working days|website|web|link|instagram|photos?|pictures?|languages?|subjects?|class(?:es)?|levels?|ages?|experience|years|rating|category|type|kind|notes?|description|about|specialt(?:y|ies)|services?|availability|whatsapp|contact|parking|capacity|size)$/i;

/** Properties that a text lists in a row, without saying of what. */
function listedProperties(text: string): string[] {
  const lists = text
    .split(/[.!?;:\n()]/)
    .map((piece) =>
      entriesOf(piece.split(/\s-\s|\swith\s/).at(-1) ?? piece).filter((entry) => entry.split(" ").length <= 3),
    );
  const found = lists.find((list) => list.filter((entry) => PROPERTY.test(entry)).length >= 3);
  if (found !== undefined) return found.filter((entry) => PROPERTY.test(entry)).map((entry) => entry.toLowerCase());
  // 'With blood group and phone': one that is usual says what the others are.
  const behind = entriesOf(/\swith (?:their |the )?([^.!?;:\n]+)/i.exec(text)?.[1] ?? "").filter(
    (entry) => entry.split(" ").length < 3,
  );
  return behind.some((entry) => PROPERTY.test(entry))
    ? behind
        .filter((entry) => !/^(?:map|search|reviews?|filters?|ratings?|comments?)$/i.test(entry))
        .map((entry) => entry.toLowerCase())
    : [];
}

const thanksOf = (said: string): string => {
  const lower = said.toLowerCase();
  if (lower.includes("helped me")) return "This helped me";
  return /thank/.test(lower) ? "Thank you" : /recommend/.test(lower) ? "I recommend this" : capital(lower);
};

/** Fields that the text lists, in front of the usual ones; what it says in its own words the usual ones need not say again. */
function withAsked(listing: ReadThing, brief: Brief, isPerson: boolean): ReadThing {
  fieldsByThing(brief, [{ thing: listing, groups: [] }], false);
  if (listing.fields.length < 3)
    for (const name of listedProperties(brief.text))
      if (!listing.fields.some((field) => field.name === name)) listing.fields.push({ name, options: [] });
  // What is a kind of entry is no property of one.
  const known = listing.known?.fields.toLowerCase() ?? "";
  const asked = listing.fields.filter(
    ({ name }) =>
      !known.includes(`|${name.toLowerCase()}`) &&
      name.toLowerCase() !== listing.name &&
      // These are counted or decided, and not filled in.
      !/^(?:status|state|thanks?|average|approved|reviews?)$/.test(name.toLowerCase()) &&
      !/^(?:map|maps|district|category|categories|search|thing|user)s?$/.test(name),
  );
  const hasPlace = asked.some(({ name }) => /\b(?:place|area|location|address|town|postcode)\b/.test(name));
  const fields =
    listing.known?.fields
      .split("\n")
      .filter(
        (line) =>
          !(hasPlace && /^(?:Area):/.test(line)) &&
          !(
            asked.length >= 3 &&
            /^(?:Picture|E-mail|Opening hours)/.test(line) &&
            !(isPerson && /mail/i.test(brief.text))
          ),
      ) ?? [];
  // What the text lists is kept in its own way, and so are its values.
  const own = new Set(
    asked.map(({ name }) => camelCase(name)).filter((id) => !/^(?:place|address|location|phone)$/.test(id)),
  );
  const isKept = (cell: string, at: number): boolean => at === 0 || !own.has(cell.slice(0, cell.indexOf("=")));
  const rows = (listing.known?.rows ?? "")
    .split("\n")
    .map((row) => row.split(" | ").filter(isKept).join(" | "))
    .join("\n");
  return {
    ...listing,
    fields: asked.map(asKept),
    known: listing.known && { ...listing.known, fields: fields.join("\n"), rows },
  };
}

/** Days and languages, which would be kept as a date and a remark by their last word. */
function asKept(field: ReadThing["fields"][number]): ReadThing["fields"][number] {
  if (/^(?:working|opening|open|available|free) days?$/i.test(field.name))
    return { ...field, isListed: true, as: "text Monday to Saturday|Monday to Friday|Tuesday to Sunday|Every day" };
  if (/^blood (?:group|type)$/i.test(field.name))
    return { ...field, options: ["A+", "A-", "B+", "B-", "O+", "O-", "AB+", "AB-"] };
  if (/\b(?:opening )?(?:hours|times|timings?)$/i.test(field.name))
    return {
      ...field,
      isListed: true,
      as: "text Daily, 9 to 6|Monday to Saturday, 10 to 8|Wednesday to Sunday, 11 to 10",
    };
  const [, one = "", other = ""] = /^(\p{L}+) or (\p{L}+)(?: note| language)?$/iu.exec(field.name) ?? [];
  return one === "" ? field : { ...field, isListed: true, as: `choice ${capital(one)}|${capital(other)}` };
}

const withAverage = (listing: ReadThing, id: string): ReadThing => ({
  ...listing,
  known: listing.known && {
    ...listing.known,
    fields: `${listing.known.fields}\nAverage: rollup average entryReview.${id}.stars`,
  },
});

function reviewsOf(listing: ReadThing): ReadThing {
  const titles = listing.known?.rows.split("\n").map((row) => row.split(" | ")[0] ?? "") ?? [];
  const [a = "", b = a, c = a] = titles;
  return kept(
    { id: "entryReview", name: "review", plural: "reviews", role: "place", icon: "star" },
    [
      "Review: text",
      `${capital(listing.name)}: relation ${listing.id ?? ""}`,
      "Stars: rating 1..5",
      "By: text @people",
      "Written on: date -40..0",
    ],
    table(
      `${camelCase(listing.name)} stars by writtenOn`,
      `Friendly, and just what I was looking for|${a}|5|Amara Osei|@-2\nGood, though busy on Saturday|${a}|4|Mateo Ruiz|@-9\nWould go again|${b}|4|Yuki Tanaka|@-5\nFine once|${c}|3|Lena Krüger|@-20`,
    ),
  );
}

interface RowFacts {
  one: string;
  entry: Entry | undefined;
  options: readonly string[];
  kindName: string;
  place: string | undefined;
  isPerson: boolean;
  isApproved: boolean;
}

/** A few neutral entries in that place. */
function rowsOf({ one, entry, options, kindName, place, isPerson, isApproved }: RowFacts): string {
  const listed =
    entry?.rows.split(";").map((row) => row.split("|")) ??
    ["Riverside", "Market Place", "Hillside", "Old Town", "Park View"].map((where) => [
      isPerson ? "" : `${where} ${one}`,
      "",
    ]);
  const people = ["Amara Osei", "Mateo Ruiz", "Yuki Tanaka", "Lena Krüger", "Omar Haddad", "Ingrid Lund"];
  const lines = listed.map(([title = "", kind = ""], at) => {
    const name = title === "" ? (people[at] ?? "") : title;
    const street = STREETS[at % STREETS.length] ?? "";
    const where = isPerson
      ? place === undefined
        ? street
        : `${street}, ${place}`
      : `${String(4 + at * 7)} ${street}${place === undefined ? "" : `, ${place}`}`;
    const shown = isApproved && at === listed.length - 1 ? "waiting" : "shown";
    return [
      name,
      options.includes(kind) ? kind : (options[at % options.length] ?? ""),
      where,
      AREAS[at % AREAS.length] ?? "",
      `${PHONES}${String(21 + at)}`,
      ["Daily, 9 to 6", "Monday to Saturday, 10 to 8", "Wednesday to Sunday, 11 to 10", "Daily, 8 to 4"][at % 4],
      isApproved ? shown : "",
    ].join("|");
  });
  return table(
    `${camelCase(kindName)} ${isPerson ? "place" : "address"} area phone openingHours state`,
    lines.join("\n"),
  );
}
