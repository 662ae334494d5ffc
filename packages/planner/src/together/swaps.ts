import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { describedExactly } from "../recognise/known-of.ts";
import { table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";
import { firstSentence, placeIn, withoutOpening, withoutPlace } from "./words-in-text.ts";

/** What is swapped, with kinds and a few of each that people would offer. */
interface Swapped {
  says: RegExp;
  one: string;
  many: string;
  icon: string;
  kind: string;
  /** `Title|kind`, with `;` between. */
  rows: string;
}

const swapped = (says: RegExp, names: string, icon: string, kind: string, rows: string): Swapped => {
  const [one = "item", many = "items"] = names.split("/");
  return { says, one, many, icon, kind, rows };
};

const SWAPPED: readonly Swapped[] = [
  swapped(
    /\b(?:plants?|cuttings?|house ?plants?|succulents?|seedlings?)\b/,
    "cutting/cuttings",
    "sprout",
    "Plant",
    "Spider plant, three babies|House plant;Pothos cutting, rooted|House plant;Geranium cuttings|Garden plant;Aloe offset|Succulent;Mint in a pot|Herb;Monstera leaf with node|House plant",
  ),
  swapped(
    /\bseeds?\b/,
    "seed packet/seed packets",
    "sprout",
    "Kind",
    "Runner beans, own harvest|Vegetable;Marigold, mixed|Flower;Tomato Gardener's Delight|Vegetable;Sweet peas|Flower;Basil|Herb;Borage|Herb",
  ),
  swapped(
    /\b(?:text)?books?\b|novels?|comics?|magazines?\b/,
    "book/books",
    "book-open",
    "Genre",
    "A thick crime novel|Crime;Poems, bilingual|Poetry;Cookery for one|Cooking;Picture book about a bear|Children;Three travel books|Travel;Short stories|Fiction",
  ),
  swapped(
    /\b(?:baby|children'?s|kids'?|toddler) (?:clothes|clothing|things|stuff|items|gear)\b/,
    "baby item/baby items",
    "baby",
    "Size",
    "Sleepsuits, bundle of six|0-3 months;Snowsuit, red|6-12 months;Cardigans, hand-knitted|3-6 months;Rain trousers|1-2 years;Sun hat|6-12 months;Bibs, set of ten|Any size",
  ),
  swapped(
    /\b(?:clothes|clothing|dress(?:es)?|wardrobe|fashion|outfits?|saris?|costumes?)\b/,
    "piece/pieces",
    "shirt",
    "Size",
    "Linen shirt, blue|M;Winter coat|L;Summer dress|S;Wool jumper|M;Rain jacket|L;Party shoes|39",
  ),
  swapped(
    /\buniforms?\b/,
    "uniform item/uniform items",
    "shirt",
    "Size",
    "Jumper with logo|7-8;Grey skirt|9-10;PE kit|8-9;Blazer|11-12;White polo shirts, three|6-7",
  ),
  swapped(
    /\b(?:lego|playmobil|duplo|building bricks|bricks)\b/,
    "set/sets",
    "toy-brick",
    "State",
    "Fire station, complete|Complete;Pirate ship, no box|Complete;Mixed bricks, two kilos|Mixed;Space rover|Parts missing;Castle gate with knights|Complete;Train set, extra track|Complete",
  ),
  swapped(
    /\b(?:toys?|puzzles?|jigsaws?|board ?games?|games?)\b/,
    "toy or game/toys and games",
    "puzzle",
    "For ages",
    "Jigsaw, 500 pieces|8 and up;Wooden train set|3 to 6;Bricks, one big box|3 to 6;Memory game|5 to 8;Card game, complete|8 and up;Stacking cups|Under 3",
  ),
  swapped(
    /\b(?:yarns?|wool|fabrics?|craft|knitting|sewing)\b/,
    "craft supply/craft supplies",
    "scissors",
    "Kind",
    "Sock wool, two skeins|Yarn;Cotton print, 1.5 m|Fabric;Buttons, a jar full|Notions;Circular needles, 4 mm|Tools;Felt squares|Fabric",
  ),
  swapped(
    /\b(?:records?|vinyls?|lps?|cds?|dvds?)\b/,
    "record/records",
    "disc-3",
    "Genre",
    "Soul compilation|Soul;Piano trio, live|Jazz;Folk songs|Folk;Disco twelve-inch|Dance;String quartets|Classical",
  ),
  swapped(
    /\b(?:cards?|stickers?|stamps?|badges?|pins?|coins?|panini|pok[eé]mon)\b/,
    "collectible/collectibles",
    "badge",
    "State",
    "Doubles 14, 27 and 88|Mint;Set of five, complete|Good;First series, one|Good;Ten mixed|Played;Rare one, number 7|Mint",
  ),
  swapped(
    /\b(?:skills?|services?|favou?rs?|lessons?)\b/,
    "skill/skills",
    "hand-helping",
    "Kind",
    "An hour of bike repair|Repairs;Guitar for beginners|Lessons;Help with a CV|Writing;Bread baking, first steps|Kitchen;Hanging shelves|Repairs;Conversation in Spanish|Lessons",
  ),
  swapped(
    /\b(?:food|produce|vegetables?|fruit|veg|jam|preserves|eggs|harvest)\b/,
    "produce/produce",
    "carrot",
    "Kind",
    "Courgettes, too many|Vegetable;Windfall apples|Fruit;Eggs, half a dozen|Eggs;Plum jam, three jars|Preserve;Rhubarb|Vegetable",
  ),
  swapped(
    /\btools?|diy\b/,
    "tool/tools",
    "hammer",
    "Kind",
    "Hand drill|Hand tool;Jigsaw, corded|Power tool;Spade and fork|Garden;Tile cutter|Hand tool;Sander|Power tool",
  ),
  swapped(
    /\b(?:recipes?|dishes)\b/,
    "recipe/recipes",
    "chef-hat",
    "Kind",
    "Lentil dal from my aunt|Main;Plum cake on a tray|Baking;Quick pickles|Side;Bean stew|Main;Shortbread|Baking",
  ),
];

/** Goods that are named by a word of their own, with what people would offer of them. */
export const knownGoods = (noun: string): Swapped | undefined => SWAPPED.find(({ says }) => says.test(noun));

const GENRE_WORDS =
  /\b(?:swaps?|swop(?:ping)?|swapping|swap shop|shop|exchange|barter(?:ing)?|community|group|club|library|meet(?:s|ing|up)?|collectors?|lovers|fans|app|website|site|page|market|day|board|local|online|neighbou?rhood|village|our|my|the|an?|for|of|to|and)\b/gi;

/** What is swapped, in the text's own words. */
function nounIn(text: string, place: string | undefined): string {
  const head = withoutPlace(withoutOpening(firstSentence(text)), place).toLowerCase();
  const cut = head.split(/\s(?:with|where|so|in|among|between|without|at|no)\s|[.,:;(]/)[0] ?? head;
  return singularOf(cut.replaceAll(GENRE_WORDS, " ").replaceAll(/\s+/g, " ").trim());
}

/** Whether what is swapped is known to be, or named as a thing. */
export function isSwappable(text: string): boolean {
  const noun = nounIn(text, placeIn(text));
  return (
    SWAPPED.some(({ says }) => says.test(text.toLowerCase())) ||
    (/\bsw[ao]p/i.test(text) && noun !== "" && noun.split(" ").length <= 3)
  );
}

/** Offers and wishes, and who asks for what. */
export function swapOf({ text, givenName }: Brief): Together {
  const place = placeIn(text);
  const lower = text.toLowerCase();
  // What is named first: a toy and book swap is for toys.
  const known = SWAPPED.flatMap((each) => {
    const at = each.says.exec(lower)?.index;
    return at === undefined ? [] : [{ each, at }];
  }).toSorted((a, b) => a.at - b.at)[0]?.each;
  const said = nounIn(text, place);
  const one =
    said !== "" &&
    said.split(" ").length <= 3 &&
    !/\band\b|\b(?:garden|school|mum|parent|student|neighbour|street)$/.test(said)
      ? said
      : (known?.one ?? "item");
  const own = known === undefined || (known.says.test(one) && !one.endsWith("clothe")) ? one : known.one;
  // What ends in -ing would have no plural by rule: plant cuttings.
  const many =
    known !== undefined && own.endsWith(known.one)
      ? own.slice(0, own.length - known.one.length) + known.many
      : pluralOf(own);
  const described = known === undefined ? describedExactly(own) : undefined;
  const titles = described?.rows
    .split("\n")
    .slice(0, 6)
    .map((row) => [row.split(" | ")[0] ?? "", ""]);
  const listed =
    known?.rows.split(";").map((row) => row.split("|")) ??
    titles ??
    [`${capital(own)}, like new`, `${capital(own)}, well used`, `Two ${pluralOf(own)}`].map((title) => [title, ""]);
  const kinds = [...new Set(listed.map(([, kind = ""]) => kind).filter(Boolean))];
  const people = ["Amara Osei", "Mateo Ruiz", "Yuki Tanaka", "Lena Krüger", "Omar Haddad", "Ingrid Lund"];
  const streets = ["Mill Lane", "Station Road", "Park View", "Church Row", "Canal Street", "Market Place"];
  const id = camelCase(own);
  const rows = listed.map(([title = "", kind = ""], at) => {
    const isWish = at === listed.length - 1;
    return [
      title,
      isWish ? "wish" : "offer",
      kind,
      streets[at % 6],
      people[at % 6],
      isWish ? "" : ["Anything green", "Open to ideas", "Something similar", "Cake"][at % 4],
      at === 3 ? "promised" : "available",
      `@-${String(at)}`,
    ].join("|");
  });
  const offers = kept(
    { id, name: own, plural: many, role: "item", icon: known?.icon ?? "repeat-2" },
    [
      "What: text",
      "Picture: image",
      "Type: choice offer|wish",
      kinds.length > 1 &&
        `${known?.kind === "State" ? "Condition" : (known?.kind ?? "Kind")}: choice ${kinds.join("|")}`,
      "Place: location",
      "By: text @people",
      "Wants in return: text",
      "State: choice available|promised|swapped",
      "Listed: date -9..0",
      "About: longText In good shape.|Can bring it on Saturday.|Please collect it this week.",
    ],
    table(
      `type ${camelCase(known?.kind === "State" ? "Condition" : (known?.kind ?? "Kind"))} place by wantsInReturn state listed`,
      rows.join("\n"),
    ),
  );
  const first = listed[0]?.[0] ?? "";
  const second = listed[3]?.[0] ?? first;
  const request = kept(
    { id: "swapRequest", name: "swap request", plural: "swap requests", role: "place", icon: "repeat-2" },
    [
      "From: text @people",
      `For: relation ${id}`,
      "Offers in return: text",
      "Message: longText",
      "State: choice asked|agreed|swapped|declined",
      "Asked: date -4..0",
    ],
    table(
      "for offersInReturn message state asked",
      `Hana Sato|${first}|Something of mine, come and choose|Could I pick it up on Saturday?|asked|@-1\nDiego Quiroga|${second}|Two for one|I live round the corner.|agreed|@-2\nNadia Rahman|${first}||Still there?|asked|@0`,
    ),
  );
  return {
    kind: "swap",
    form: "community",
    name: givenName ?? nameFrom(text, `${capital(said.includes(" and ") ? said : many)} Swap`),
    icon: known?.icon ?? "repeat-2",
    things: [offers, request],
    words: {
      tagline: `${capital(many)} to swap${place === undefined ? " nearby" : ` in ${place}`}, and what people wish for.`,
      itch: "Too good to throw away?",
      promise: `${capital(many)} that find a new home`,
      pov: "POV: somebody down the road has it",
    },
  };
}
