import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { describedExactly } from "../recognise/known-of.ts";
import { PUBLIC, STAFF, table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { knownGoods } from "./swaps.ts";
import { kept, type Together } from "./together.ts";
import { listAfter, placeIn, withoutPlace } from "./words-in-text.ts";

/** What is sold, by a word for it: `Title|kind`, with `;` between. */
interface Goods {
  says: RegExp;
  icon: string;
  kind: string;
  rows: string;
  /** How much dearer than a book one is. */
  times?: number;
  one?: string;
}

const SOLD = [
  /\bmarketplaces? (?:for|of|to (?:buy|sell|trade))\s+(?:and \w+ )?/i,
  /\b(?:buy|buying) (?:and|&|or|\/) ?(?:sell|selling)\s+/i,
  /\b(?:sell|selling) (?:and|&|or) (?:buy|buying)\s+/i,
  /\b(?:classifieds?|classified ads|small ads)(?: (?:site|page|app|board))? (?:for|of)\s+/i,
  /(?=\b(?:second[- ]?hand|pre-?owned|used)\s)/i,
];
const WORN =
  /^(?:(?:(?:app|site|website|page|board|group) for|used|second[- ]?hand|pre-?owned|old|your|my|our|their|local|unwanted|all kinds of|the)\s+)+/i;
const END =
  /\s(?:at|in|for|with|where|so|that|between|among|within|on|from|to|marketplace|market|shop|store|app|site|website|page|board)\b|[.,;:(!?]/i;

/** What is bought and sold, in the text's own words. */
function nounIn(text: string): string {
  const bare = withoutPlace(text, placeIn(text));
  for (const says of SOLD) {
    const found = says.exec(bare);
    if (found === null) continue;
    const rest = bare.slice(found.index + found[0].length).replace(WORN, "");
    const noun = (rest.split(END)[0] ?? "").trim().toLowerCase();
    if (noun !== "" && noun.split(" ").length <= 3) return noun;
  }
  return "";
}

/** Whatever people have: 'a little marketplace where neighbours post stuff to sell'. */
const ANYTHING =
  /\b(?:stuff|things|items|anything|goods)\b[^.]{0,30}\b(?:sell|give away|sale|buy)\b|\b(?:sell|buy|give away)\b[^.]{0,30}\b(?:stuff|things|items|anything)\b/i;

/** Whether a text says what is bought and sold. */
export const isListable = (text: string): boolean => nounIn(text) !== "" || ANYTHING.test(text);

/** Goods that people sell more often than they swap them. */
const GOODS: readonly Goods[] = [
  {
    says: /^items?$/,
    icon: "tag",
    times: 2,
    kind: "Kind",
    rows: "Desk lamp, brass|Home;Children's bike, 20 inch|Children;Toaster, hardly used|Kitchen;Box of puzzles|Children;Two garden chairs|Garden;Shelf, 80 x 180 cm|Home;Plant pots, six|Garden",
  },
  {
    says: /\btext ?books?\b/,
    icon: "book-open",
    kind: "Subject",
    rows: "Calculus, early transcendentals|Maths;Organic chemistry, with answers|Chemistry;Microeconomics, 9th edition|Economics;Introduction to psychology|Psychology;Physics for engineers|Physics;Contract law, cases|Law",
  },
  {
    says: /\b(?:sneakers?|shoes?|trainers|boots)\b/,
    icon: "footprints",
    times: 3,
    kind: "Kind",
    rows: "Canvas high-tops, size 42|High-top;Suede runners, blue, 44|Runner;White court shoes, 39|Low;Leather boots, 41|Boots;Trail shoes, one season, 43|Runner;Platform slip-ons, 38|Low",
  },
  {
    says: /\bfurniture\b/,
    icon: "armchair",
    times: 8,
    kind: "Kind",
    rows: "Oak table, seats six|Table;Two-seat sofa, grey|Sofa;Bookcase, white|Storage;Four kitchen chairs|Chairs;Bed frame, 140 cm|Bed;Desk with drawers|Table",
  },
  {
    says: /\b(?:bikes?|bicycles?)\b/,
    icon: "bike",
    times: 14,
    kind: "Kind",
    rows: "City bike, 28 inch|City;Road bike, size 54|Road;Children's bike, 20 inch|Children;Mountain bike, full suspension|Mountain;Folding bike|Folding;Cargo bike, two seats|Cargo",
  },
  {
    says: /\b(?:instruments?|guitars?|synths?|pianos?|drums?)\b/,
    icon: "guitar",
    times: 12,
    kind: "Kind",
    rows: "Acoustic guitar with case|Strings;Electric piano, 88 keys|Keys;Snare drum|Drums;Alto saxophone|Wind;Violin, three quarter size|Strings;Bass amp, 30 W|Amps",
  },
  {
    says: /\b(?:electronics|phones?|laptops?|computers?|gadgets?|consoles?|cameras?|lenses?)\b/,
    icon: "smartphone",
    times: 20,
    kind: "Kind",
    rows: "Laptop, 14 inch, 16 GB|Laptop;Phone, 128 GB, new battery|Phone;Camera with 50 mm lens|Camera;Headphones, over ear|Sound;Tablet with pen|Tablet;Monitor, 27 inch|Screen",
  },
  {
    says: /\b(?:sports?|skis?|snowboards?|surfboards?|gym|climbing|hockey|golf|camping|outdoor)\b/,
    icon: "dumbbell",
    times: 4,
    kind: "Kind",
    rows: "Skis, 164 cm, with poles|Winter;Tent for three|Camping;Climbing shoes, 41|Climbing;Tennis racket|Ball games;Dumbbells, 2 x 10 kg|Gym;Wetsuit, size M|Water",
  },
];

const LISTS =
  /\b(?:post|posts|list|lists|add|adds|sell|sells|offer|offers|put up)\b[^.:]{0,30}?\b(?:with(?: (?:a|the|its))?|including|:)\s+/i;
/** What is there on every listing. */
const OWN =
  /^(?:(?:asking )?price|condition|photos?|pictures?|images?|(?:item )?title|name|seller|state|status|description)$/i;
const MOST_FIELDS = 6;
/** What is done with a listing, and nothing that stands in it. */
const VERB = /^(?:search|find|filter|message|contact|mark|chat|sell|buy|pay|rate|report|delete|edit|browse|see)\b/;

/** Things that people offer one another for money, and who asks for what. */
export function listingsOf({ text, givenName }: Brief): Together {
  const said = ANYTHING.test(text) ? "item" : nounIn(text);
  const known = GOODS.find(({ says }) => says.test(said)) ?? knownGoods(said);
  // Nobody sells one clothe.
  const noun = /clothes$|clothing$|gear$|stuff$/.test(said) ? (known?.one ?? "piece") : singularOf(said);
  const id = camelCase(noun);
  const described = known === undefined ? describedExactly(noun) : undefined;
  const titles = known?.rows.split(";").map((row) => row.split("|")) ??
    described?.rows.split("\n").map((row) => [row.split(" | ")[0] ?? "", ""]) ?? [
      [`${capital(noun)}, like new`, ""],
      [`${capital(noun)}, well used`, ""],
      [`Two ${pluralOf(noun)}`, ""],
      [`${capital(noun)} with box`, ""],
    ];
  const kinds = [...new Set(titles.map(([, kind = ""]) => kind).filter(Boolean))];
  const kindName = known === undefined || known.kind === "State" ? "Kind" : known.kind;
  const listed = listAfter(text, LISTS)
    .map((name) => name.toLowerCase())
    .filter((name) => !OWN.test(name) && name.split(" ").length < 4 && !VERB.test(name))
    .slice(0, MOST_FIELDS);
  const sellers = [...STAFF.split(",").slice(0, 4), ...PUBLIC.split(",").slice(0, 4)];
  const conditions = ["like new", "good", "good", "well used"];
  const times = known !== undefined && "times" in known ? (known.times ?? 1) : 1;
  const prices = [12, 8, 25, 15, 40, 6, 18, 30].map((price) => price * times);
  const listing = kept(
    { id, name: noun, plural: pluralOf(noun), role: "item", icon: known?.icon ?? "tag" },
    [
      "Title: text",
      "Picture: image",
      `Price: money ${String(5 * times)}..${String(60 * times)} EUR`,
      "Condition: choice new|like new|good|well used",
      kinds.length > 1 && `${kindName}: choice ${kinds.join("|")}`,
      "Place: location",
      "Seller: text @people",
      "State: choice for sale|reserved|sold",
      "Listed: date -12..0",
      "About: longText In good shape, from a home without smokers.|Can bring it on Saturday.|Pick up this week, please.",
    ],
    table(
      `price condition ${kinds.length > 1 ? camelCase(kindName) : "seller"} seller state listed`,
      titles
        .slice(0, 8)
        .map(([title = "", kind = ""], at) =>
          [
            title,
            String(prices[at % prices.length]),
            conditions[at % conditions.length],
            kinds.length > 1 ? kind : (sellers[at % sellers.length] ?? ""),
            sellers[at % sellers.length],
            at === 3 ? "reserved" : at === 5 ? "sold" : "for sale",
            `@-${String(at)}`,
          ].join("|"),
        )
        .join("\n"),
    ),
  );
  const [first = [""], second = first] = titles;
  const offer = kept(
    { id: "offer", name: "offer", plural: "offers", role: "event", icon: "message-circle" },
    [
      "From: text @people",
      `About: relation ${id}`,
      "Message: longText",
      `Offers: money ${String(6 * times)}..${String(30 * times)} EUR`,
      "Answer: text",
      "Sent: date -4..0",
    ],
    table(
      "about message sent",
      `Hana Sato|${first[0] ?? ""}|Is it still there? I could come by on Saturday.|@-1\nDiego Quiroga|${second[0] ?? ""}|Would you take a little less?|@-2\nNadia Rahman|${first[0] ?? ""}|Can you hold it until Friday?|@0`,
    ),
  );
  const many = capital(pluralOf(noun));
  return {
    kind: "listings",
    adding: /\b(?:message|contact|chat|ask|write)\b/i.test(text) ? "Message the seller" : "Make an offer",
    form: "marketplace",
    name: givenName ?? nameFrom(text, `${many} Market`),
    icon: known?.icon ?? "tag",
    things: [{ ...listing, fields: listed.map((name) => ({ name, options: [] })) }, offer],
    words: {
      tagline: `${many} from people nearby, bought and sold without fuss.`,
      itch: "Too good to keep in a box?",
      promise: `${many} that find their next owner`,
      pov: "POV: sold before dinner",
    },
  };
}
