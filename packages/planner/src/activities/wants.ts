import { capital } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, field, form, mark, numbered, rollup, rowsOf, stats, turn } from "./build.ts";
import { listBehind, nameOf, peopleIn } from "./facts.ts";
import { all, either } from "./signs.ts";

const ESTATE: readonly (readonly [what: string, room: string])[] = [
  ["Grandfather clock", "Hallway"],
  ["Oak sideboard", "Dining room"],
  ["Sewing machine", "Spare room"],
  ["Blue teapot", "Kitchen"],
  ["Box of photo albums", "Attic"],
  ["Armchair by the window", "Living room"],
  ["Garden bench", "Garden"],
  ["Copper pans", "Kitchen"],
  ["Record player", "Living room"],
];
const GIVEAWAY: readonly (readonly [what: string, room: string])[] = [
  ["Desk lamp", "Study"],
  ["Bookshelf, white", "Bedroom"],
  ["Rice cooker", "Kitchen"],
  ["Board games", "Living room"],
  ["Folding chairs", "Garage"],
  ["Floor rug", "Living room"],
  ["Plant pots", "Garden"],
];

/** What the text says of who wants what, and the sample rows that follow from it. */
function wantFacts({ text, lower }: ActivityText) {
  const isEstate = !/\b(?:giv(?:e|ing) ?aways?|moving out|free stuff|left ?overs?|surplus)\b/.test(lower);
  const { names } = peopleIn(text, {
    nouns:
      "siblings|brothers|sisters|cousins|heirs|children|grandchildren|of us|friends|family members|people|neighbou?rs|flatmates|colleagues",
    usual: 4,
    most: 12,
  });
  const listed = listBehind(text, "things|items|stuff|furniture").map(capital);
  const things =
    listed.length > 1 && !listed.some((each) => names.includes(each))
      ? listed.map((what) => [what, ""] as const)
      : isEstate
        ? ESTATE
        : GIVEAWAY;
  const hasRoom = things.some(([, room]) => room !== "");
  // The first is wanted by two, some by one, the last by nobody.
  const wishes: (readonly [string | undefined, string | undefined, string])[] = [
    [turn(names, 0), things[0]?.[0], "It always stood in my room"],
    [turn(names, 1), things[0]?.[0], "I'd keep it running"],
    [turn(names, 2), things[1]?.[0], ""],
    [turn(names, 3), things[3]?.[0], "For the kids"],
    [turn(names, 1), things[3]?.[0], ""],
    [turn(names, 0), things[4]?.[0], "I'd scan them for everyone"],
  ];
  const wanting = { do: "log", entity: "wish", via: "thing", label: "I'd like this", icon: "heart" } as const;
  return { names, things, hasRoom, wishes, wanting, text };
}

type WantFacts = ReturnType<typeof wantFacts>;

const wantEntities = ({ names, things, hasRoom, wishes, wanting }: WantFacts): Activity["entities"] => [
  {
    id: "person",
    name: "Person",
    plural: "People",
    icon: "users",
    fields: ["Name: text", rollup("Wants", "count", "wish.person"), rollup("Gets", "count", "thing.goesTo")],
    rows: names.map((name) => ({ name })),
  },
  {
    id: "thing",
    name: "Thing",
    plural: "Things",
    icon: "package",
    fields: [
      "What: text",
      "Photo: image",
      hasRoom ? field(`Room: choice ${[...new Set(things.map(([, room]) => room))].join("|")}`) : undefined,
      "About it: longText",
      rollup("Wanted by", "count", "wish.thing", {
        warn: [
          mark(when.gt("wantedBy", 1), "attention", "More than one"),
          mark(when.eq("wantedBy", 0), "alert", "Nobody yet"),
        ],
      }),
      "Goes to: relation person",
      "If nobody: choice keep for now|sell|donate",
    ],
    rows: things.map(([what, room], at) => ({
      what,
      photo: `art:${what}`,
      ...(room !== "" && { room }),
      ...(at === 2 && names.length > 2 && { goesTo: names[2] }),
    })),
    actions: [wanting],
  },
  {
    id: "wish",
    name: "Wish",
    plural: "Wishes",
    icon: "heart",
    fields: [
      numbered("Wish"),
      field("Person: relation person", { required: true }),
      field("Thing: relation thing", { required: true }),
      "Why: text",
    ],
    rows: rowsOf("person thing why", wishes),
    // Everybody marks a thing once, and as many as like can mark it.
    limits: [{ per: ["person", "thing"], most: 1 }],
  },
];

const wantPages = ({ hasRoom, wanting }: WantFacts): Activity["pages"] => [
  {
    title: "Things",
    icon: "package",
    blocks: [
      {
        kind: "list",
        title: "Wanted by more than one",
        entity: "thing",
        facts: ["wantedBy", ...(hasRoom ? ["room"] : []), "goesTo"],
        where: [when.gt("wantedBy", 1)],
      },
      {
        kind: "cards",
        title: "All things",
        entity: "thing",
        media: "image",
        badges: hasRoom ? ["room"] : [],
        facts: ["wantedBy", "goesTo"],
        search: true,
        actions: [wanting],
      },
    ],
  },
  {
    title: "Wishes",
    icon: "heart",
    blocks: [
      form("wish", "Mark what you'd like", ["person", "thing", "why"], "Mark it", "Marked. Others can mark it too."),
      {
        kind: "list",
        title: "Who wants what",
        entity: "wish",
        subtitleField: "thing",
        facts: ["why"],
        groupField: "person",
      },
    ],
  },
  {
    title: "Decide",
    icon: "circle-check",
    blocks: [
      stats(
        ["Wanted by several", countOf("thing", when.gt("wantedBy", 1)), "users"],
        ["Nobody wants yet", countOf("thing", when.eq("wantedBy", 0)), "circle-help"],
        ["Decided", countOf("thing", when.filled("goesTo")), "circle-check"],
      ),
      {
        kind: "list",
        title: "Nobody wants it yet",
        entity: "thing",
        facts: ["ifNobody"],
        where: [when.eq("wantedBy", 0)],
      },
      { kind: "table", title: "Who gets what", entity: "thing", fields: ["goesTo", "wantedBy", "ifNobody"] },
      form(
        "thing",
        "Add a thing",
        ["what", "photo", ...(hasRoom ? ["room"] : []), "aboutIt"],
        "Add",
        "Everyone can mark it now.",
      ),
    ],
  },
  {
    title: "People",
    icon: "users",
    blocks: [
      { kind: "table", title: "People", entity: "person", fields: ["wants", "gets"] },
      form("person", "Add a person", ["name"], "Add", "They can mark what they'd like."),
    ],
  },
];

/** Things on which several people mark what they would like. */
function wantsOf(read: ActivityText): Activity {
  const facts = wantFacts(read);
  const { text, givenName } = read;
  return {
    id: "wants",
    form: "tracker",
    icon: "heart",
    name: givenName ?? nameOf(text, "Who Wants What"),
    words: {
      tagline: "Everyone marks what they'd like, and what more than one wants stands out.",
      itch: "Who wants what?",
      promise: "Nothing handed out behind anyone's back",
      pov: "POV: two of you want the same clock",
    },
    entities: wantEntities(facts),
    pages: wantPages(facts),
  };
}

/** Who wants which of the things there are. */
export const wants: ActivityKind = {
  id: "wants",
  few: /\bwho wants what\b|\b(?:things|belongings|furniture|jewell?ery|house|estate|heirlooms)\b.*\b(?:siblings|cousins|brothers|sisters|heirs|grandchildren|relatives)\b.*\b(?:want|like|wish|choose|get)\w*\b|\b(?:siblings|cousins|brothers|sisters|heirs|grandchildren|relatives)\b.*\b(?:want|like|wish|choose|get)\w*\b.*\b(?:things|belongings|furniture|jewell?ery|estate|heirlooms)\b|\bgiv(?:e|ing) (?:my |our )?(?:stuff|things|furniture|everything) away\b|\bgiving away (?:my |our )?(?:stuff|things|furniture)\b|\bwho gets what\b|\b(?:divide|dividing|split(?:ting)?|share out|clear(?:ing)?(?: out)?) (?:up )?(?:my |our |the )?(?:mum|mom|dad|gran\w*|parents?|mother|father|aunt|uncle|estate|inherit\w*|house|belongings|heirlooms)\b/,
  head: /\bwho wants what\b|\bwho gets what\b|\bhouse is being cleared\b|\bclearing (?:out )?(?:my |our |the )?(?:mum|mom|dad|gran\w*|parents?|mother|father|aunt|uncle)\b|\b(?:mark|say) what (?:we|they|each of us) (?:want|would like)\b/,
  anywhere: either(
    /\b(?:mark|tick|say|choose) what (?:they|we|each)(?:'d| would)? (?:want|like)\b[^.]{0,60}\b(?:house|estate|things|same|more than one)\b|\bmore than one (?:of us )?wants? the same\b/,
    all(
      /\b(?:died|estate|late|passed away|inherit\w*|clear(?:ed|ing)?|care home|downsizing)\b/,
      /\b(?:siblings|cousins|grandchildren|brothers|sisters|heirs|children)\b/,
      /\b(?:would like|they'd like|want(?:s)? (?:the same|it|which|what)|each (?:should |can )?(?:say|mark|choose))\b/,
    ),
  ),
  not: /\b(?:cleaning (?:company|service)|clearance (?:company|business|service)|bills?|rent|expenses?|chores|estate agents?|lunch|menu|pizza)\b/,
  make: wantsOf,
};
