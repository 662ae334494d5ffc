import { capital, pluralOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, field, form, mark, rollup, rowsOf, stats } from "./build.ts";
import { numberOf } from "../brief/written-numbers.ts";
import { countIn, nameOf, peopleIn } from "./facts.ts";
import { all, either } from "./signs.ts";

/** What is lent, by the words for it: what one is called, samples, and how it is told apart. */
const THINGS: readonly (readonly [says: RegExp, one: string, sample: readonly string[], more: string])[] = [
  [
    /\bkeys?|fobs?|llaves?|schlüssel|cl[ée]s|chaves\b/,
    "key",
    ["Front door", "Back door", "Storage room", "Kitchen", "Mailbox", "Garage"],
    "Number: text",
  ],
  [
    /\binstruments?|violins?|horns?|instrumente?\b/,
    "instrument",
    ["Trumpet 1", "Trumpet 2", "Clarinet 1", "Flute 1", "Trombone 1", "Violin 3/4"],
    "Number: text",
  ],
  [
    /\bcostumes?|kostüme?|uniforms?|trikots?|jerseys?|kits?\b/,
    "costume",
    ["Red ball gown", "Sailor jacket", "Wolf mask", "Tailcoat", "Fairy wings", "Crown and cape"],
    "Size: text",
  ],
  [
    /\btools?|werkzeuge?|herramientas?|outils?|ferramentas?|drill\b/,
    "tool",
    ["Cordless drill", "Extension ladder", "Hedge trimmer", "Sander", "Tile cutter", "Pressure washer"],
    "Condition: choice good|worn|needs repair",
  ],
  [
    /\bgames?|board games?|spiele\b/,
    "game",
    ["Harbor Masters", "Two Towers of Salt", "Fox in the Orchard", "Night Train", "Seven Islands"],
    "Players: text",
  ],
  [
    /\bbooks?|bücher|libros|livres|livros\b/,
    "book",
    ["The Orchard Wall", "A Short Walk North", "Salt and Rye", "The Last Ferry", "Bread for Beginners"],
    "Author: text",
  ],
  [
    /\bcameras?|laptops?|tablets?|projectors?|mics?|microphones?|equipment|gear|kit|av\b/,
    "item",
    ["Projector", "Wireless microphone", "Tripod", "Laptop 1", "Extension reel", "Speaker"],
    "Number: text",
  ],
  [
    /./,
    "thing",
    ["Cordless drill", "Camping stove", "Board game", "Suitcase", "Folding table", "Sewing machine"],
    "Notes: text",
  ],
];

const FRAMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:for|after|within|max(?:imum)?) (\d{1,3}|two|three|four|six) weeks?\b/i, 7],
  [/\b(?:for|after|within|max(?:imum)?) (\d{1,3}|two|three|four|six) days?\b/i, 1],
];

const loanDays = (text: string): number | undefined => {
  const found = FRAMES.flatMap(([says, times]) => {
    const said = numberOf(says.exec(text)?.[1]);
    return said > 0 ? [said * times] : [];
  });
  return found[0];
};

/** Who has what: out to whom, since when, back by when. */
function loansOf({ text, lower, givenName }: ActivityText): Activity {
  const [, one = "thing", sample = [], more = ""] = THINGS.find(([says]) => says.test(lower)) ?? THINGS.at(-1) ?? [];
  const many = pluralOf(one);
  const count = countIn(text, `${one}s?|${many}`);
  const isNumbered =
    (one === "key" || one === "instrument" || one === "item") &&
    count !== undefined &&
    count > sample.length &&
    count <= 40;
  const titles = isNumbered ? Array.from({ length: count }, (_, at) => `${capital(one)} ${String(at + 1)}`) : sample;
  const { names } = peopleIn(text, {
    nouns: "friends|neighbou?rs|people|members|flatmates|cast|players|kids",
    usual: 4,
    most: 10,
  });
  const length = loanDays(text) ?? (one === "key" ? 90 : 21);
  const loans = [0, 1, 2, 3].map((at) => [
    names[at % names.length],
    titles[at],
    day([-Math.round(length * 1.3), -5, -2, -40][at] ?? -1),
    day([-Math.round(length * 0.3), length - 5, length - 2, -12][at] ?? 7),
    at === 3,
  ]);
  const moreField = field(more);
  return {
    id: "loans",
    form: "tracker",
    icon: one === "key" ? "key-round" : "arrow-left-right",
    name: givenName ?? nameOf(text, one === "thing" ? "Who Has What" : `${capital(many)}: Who Has What`),
    words: {
      tagline: "Who has it, since when, and when it's due back.",
      itch: "Who has it now?",
      promise: "Everything finds its way back",
      pov: "POV: it came back before you missed it",
    },
    entities: [
      {
        id: "thing",
        name: capital(one),
        plural: capital(many),
        icon: one === "key" ? "key-round" : "package",
        fields: [
          "Name: text",
          moreField,
          rollup("Out now", "count", "loan.thing", {
            where: [when.eq("returned", false)],
            warn: [mark(when.gt("outNow", 0), "attention", "Out"), mark(when.eq("outNow", 0), "good", "Here")],
          }),
          rollup("Times lent", "count", "loan.thing"),
          one === "key" ? undefined : "Photo: image",
        ],
        rows: titles.map((name, at) => ({
          name,
          ...(moreField.type === "choice" && { [moreField.id]: moreField.options?.[at % 5 === 4 ? 1 : 0] }),
          ...(moreField.id === "number" && { number: String(101 + at) }),
          ...(one !== "key" && { photo: `art:${name}` }),
        })),
        actions: [{ do: "log", entity: "loan", via: "thing", label: "Lend", icon: "hand-helping" }],
      },
      {
        id: "loan",
        name: "Loan",
        plural: "Loans",
        icon: "hand-helping",
        fields: [
          "Who has it: text",
          field(`${capital(one)}: relation thing`, { id: "thing", required: true }),
          field("Since: date -30..0", { default: "@today", required: true }),
          field("Back by: date 1..30", {
            warn: [mark(when.lt("backBy", "@today"), "alert", "Overdue")],
          }),
          "Returned: boolean 0",
          "Note: text",
        ],
        rows: rowsOf("whoHasIt thing since backBy returned", loans),
        // Nothing can be in two places.
        limits: [{ per: ["thing"], most: 1, where: [when.eq("returned", false)] }],
        actions: [
          { do: "set", field: "returned", value: true, label: "Back", icon: "check", when: when.eq("returned", false) },
        ],
      },
    ],
    pages: [
      {
        title: "Out now",
        icon: "arrow-up-right",
        blocks: [
          stats(
            ["Out", countOf("loan", when.eq("returned", false)), "arrow-up-right"],
            ["Overdue", countOf("loan", when.eq("returned", false), when.lt("backBy", "@today")), "circle-alert"],
          ),
          {
            kind: "list",
            title: "Who has what",
            entity: "loan",
            subtitleField: "thing",
            facts: ["since", "backBy"],
            where: [when.eq("returned", false)],
            sort: { field: "backBy", direction: "asc" },
            actions: [{ do: "set", field: "returned", value: true, label: "Back", icon: "check" }],
          },
          form("loan", "Lend something", ["thing", "whoHasIt", "since", "backBy", "note"], "Lend", "It's on the list."),
        ],
      },
      {
        title: capital(many),
        icon: "package",
        blocks: [
          {
            kind: "cards",
            title: `All ${many}`,
            entity: "thing",
            media: one === "key" ? "icon" : "image",
            badges: [],
            facts: ["outNow", moreField.id, "timesLent"],
            search: true,
            actions: [{ do: "log", entity: "loan", via: "thing", label: "Lend", icon: "hand-helping" }],
          },
          form(
            "thing",
            `Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
            ["name", moreField.id, ...(one === "key" ? [] : ["photo"])],
            "Add",
            "It can be lent now.",
          ),
        ],
      },
      {
        title: "Returned",
        icon: "history",
        blocks: [
          {
            kind: "table",
            title: "Returned",
            entity: "loan",
            fields: ["thing", "since", "note"],
            where: [when.eq("returned", true)],
          },
        ],
      },
    ],
  };
}

/** Who has what. */
export const loans: ActivityKind = {
  id: "loans",
  yields: true,
  few: /\bwho(?:'s| has|s| have)? (?:got )?(?:my|our|the|which|what)(?: \w+)? (?:keys|books|tools|stuff|things|games|instruments|costumes|equipment|kit)\b|\bwho has (?:what|which)\b|\bwho borrowed\b|\b(?:keys|instruments|costumes|tools|equipment|kit|gear|laptops|cameras|uniforms|books|toys|games)\b.*\b(?:on loan|lent out|who has (?:it|them|which|what)|signed out|due back)\b|\b(?:on loan|lent out|lends? out|lending)\b.*\b(?:keys|instruments|costumes|tools?|equipment|kit|gear|uniforms|books|toys|games|rackets?|balls)\b|\b(?:tool|toy|game|equipment|kit|costume|instrument)s? lending\b|\bthings? (?:i(?:'ve)?|we(?:'ve)?) (?:have )?(?:lent|loaned|borrowed)\b|\bstuff i(?:'ve)? (?:have )?lent\b|\b(?:lent|loaned|borrowed) (?:out )?(?:to (?:friends|people|whom)|things|items|stuff|tracker|list|log)\b|\b(?:key|keys|instrument|costume|equipment|tool|kit|uniform) (?:loans?|lending|sign[- ]?out|check ?out|register|log|tracker)\b(?=.*\b(?:who|out|loan\w*|lend\w*|lent|sign\w*|back|return\w*|key|keys)\b)|\bkey register\b/,
  head: /\bwho has (?:which|what|our|my)\b(?! (?:paid|read|most|highest))|\b(?:lent|loaned) (?:out )?to\b|\bthings? i(?:'ve)? lent\b/,
  anywhere: either(
    /\b(?:forget|lose track of|never know|don'?t know) who (?:has|borrowed|took) (?:which|what|my|our|the)\b(?! (?:paid|read|most|open|done|access|shift|appointment))/,
    all(
      /\b(?:lent|lend|borrow(?:ed|s)?|on loan)\b/,
      /\bwho has (?:it|what|which|them)\b|\bwho borrowed\b|\bbring (?:it|them) back\b/,
    ),
    /\bwhich (?:musician|member|player|child|family|actor|singer) has which\b/,
  ),
  not: /\b(?:library|libraries|garden|customers?|rentals?|rent|loan (?:calculator|applications?|officers?|interest)|bank|mortgage|money|owe[sd]?|password|keyboard|monkeys?|keywords?|hotels?|guests|property|tenants?|letting|api|it assets?|employees?|piano|shop|store|sell)\b/,
  make: loansOf,
};
