import { capital, pluralOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, field, form, mark, numbered, rollup, rowsOf, stats, stepsOf, sumOf, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { countIn, listBehind, nameOf, peopleIn, someKids, somePeople } from "./facts.ts";

interface Criterion {
  name: string;
  most: number;
}

const ENTRIES: readonly (readonly [
  says: RegExp,
  one: string,
  sample: readonly string[],
  criteria: readonly string[],
])[] = [
  [
    /\bscience fair\b|\bprojects?\b/,
    "project",
    [
      "Which paper towel soaks up most",
      "Plants and colored light",
      "How far a catapult throws",
      "Yeast and sugar",
      "A bridge of spaghetti",
      "Mold on three breads",
      "The best paper plane",
      "Melting ice with salt",
      "A battery from lemons",
    ],
    ["Question", "Method", "Results", "Presentation"],
  ],
  [
    /\b(?:bake[- ]?off|baking|cakes?|pies?|cookies?|scones)\b/,
    "bake",
    ["Lemon drizzle", "Carrot cake", "Chocolate orange torte", "Rhubarb pie", "Almond cookies", "Cardamom buns"],
    ["Taste", "Texture", "Look"],
  ],
  [
    /\b(?:chili|bbq|barbecue|cook[- ]?off|soup|curry)\b/,
    "dish",
    ["Smoky black bean", "White chicken", "Three-chile beef", "Green verde", "Sweet corn and turkey"],
    ["Taste", "Aroma", "Texture", "Look"],
  ],
  [
    /\b(?:pitch\w*|start ?ups?|hackathon|demo day)\b/,
    "pitch",
    ["Refill stations", "Bike bus", "Repair finder", "Quiet hours map", "Leftover lunch"],
    ["Idea", "Market", "Team", "Delivery"],
  ],
  [
    /\b(?:talent|singing|dance|dancing|acts?|performances?|choirs?|bands?|karaoke|gymnast\w*|div(?:ing|ers))\b/,
    "act",
    ["Shadow dance", "Two voices, one guitar", "Yo-yo routine", "Tap trio", "Magic with cups"],
    ["Technique", "Expression", "Stage presence"],
  ],
  [
    /\b(?:costumes?|halloween|pumpkins?|photos?|art|gardens?|scarecrows?|floats?|dogs?|essays?|posters?|sand ?castles?)\b/,
    "entry",
    ["The lighthouse", "Night garden", "Old timer", "Grandma's attic", "Blue hour"],
    ["Originality", "Craft", "Overall impression"],
  ],
];

const WITH_MOST =
  /([\p{L}][\p{L} /'-]{1,30}?)\s*\((?:out of |max(?:imum)? |up to )?(\d{1,3})(?: ?(?:points?|pts|p))?\)/giu;
const OUT_OF = /\b(?:out of|from 1 to|1 ?(?:to|-|–) ?|0 ?(?:to|-|–) ?|scale of)\s?(\d{1,3})\b/i;

/** What is judged, each with the most points there are. */
function criteriaIn(text: string, usual: readonly string[]): Criterion[] {
  const weighted = [...text.matchAll(WITH_MOST)].map(([, name = "", most]) => ({
    name: capital(name.replace(/^(?:and|criteria|criterion|for)\s+/i, "").trim()),
    most: Number(most),
  }));
  if (weighted.length > 1) return weighted.slice(0, 8);
  const most = numberOf(OUT_OF.exec(text)?.[1]);
  const listed = listBehind(
    text,
    "criteria|criterion|categories|judged on|scored? (?:on|for)|rated (?:on|for)|points for|judge on",
  );
  const on = /\b(?:judged?|scored?|rated?|marked) (?:\w+ )?(?:on|for|by)\s+([^.!?\n]+)/i.exec(text)?.[1];
  const names =
    listed.length > 1
      ? listed
      : on === undefined
        ? []
        : on.split(/\s*,\s*(?:and )?|\s+and\s+/).filter((each) => each.split(" ").length < 4);
  return (names.length > 1 ? names : usual)
    .slice(0, 8)
    .map((name) => ({ name: capital(name.trim()), most: most > 1 ? most : 10 }));
}

const EACH = new RegExp(
  `\\b(?:scored|judged|seen|rated|marked) by ${NUMBER}\\b|\\b${NUMBER} (?:different )?(?:judges|scores|jurors) (?:each|per|for (?:each|every))|\\bfewer than ${NUMBER} scores`,
  "i",
);

function groupsIn(text: string): { label: string; options: string[] } | undefined {
  const found =
    /\b(?:by|per|each|for) (grade|year|class|age group|category|division|section)s?\b[^.;\n]{0,4}?((?:\s?\w+\s?(?:,|and|&|to)\s?)+\w+)?/i.exec(
      text,
    );
  if (found === null) return undefined;
  const label = capital((found[1] ?? "group").toLowerCase());
  const numbers = [...(found[2] ?? "").matchAll(/\d{1,2}/g)].map(([number]) => `${label} ${number}`);
  const listed = listBehind(text, `${found[1] ?? "group"}s?|categories`).map(capital);
  const options = numbers.length > 1 ? numbers : listed.length > 1 && !/category/i.test(label) ? listed : [];
  return {
    label,
    options:
      options.length > 1
        ? options
        : label === "Grade" || label === "Year"
          ? [6, 7, 8].map((n) => `${label} ${String(n)}`)
          : ["Junior", "Senior"],
  };
}

/** What the text says of what is judged, and the sample rows that follow from it. */
function entryFacts({ text, lower }: ActivityText) {
  const [, one = "entry", sample = [], usual = []] = ENTRIES.find(([says]) => says.test(lower)) ?? ENTRIES.at(-1) ?? [];
  const many = pluralOf(one);
  const criteria = criteriaIn(text, usual);
  const group = groupsIn(text);
  const { names: judges } = peopleIn(text, { nouns: "judges|jurors|jury|panel", usual: 3, most: 12 });
  const found = EACH.exec(text)
    ?.slice(1)
    .find((value) => value !== undefined);
  const each = found === undefined ? Math.min(judges.length, 3) : numberOf(found);
  const total = criteria.reduce((sum, { most }) => sum + most, 0);
  const ids = criteria.map(({ name }) => field(`${name}: number`).id);
  const wanted = Math.min(countIn(text, `${many}|entries`) ?? sample.length, sample.length);
  const entries = sample.slice(0, Math.max(3, wanted));
  const hasNames = one === "project" || one === "act" || one === "bake";
  const makers = one === "project" ? someKids(entries.length) : somePeople(entries.length + 6).slice(6);
  const scores = entries.flatMap((entry, at) =>
    // The last one still waits for a judge.
    Array.from({ length: at === entries.length - 1 ? Math.max(1, each - 1) : each }, (_, by) => [
      entry,
      turn(judges, at + by),
      ...criteria.map(({ most }, index) =>
        Math.max(1, Math.round(most * (0.6 + ((at * 5 + by * 3 + index * 2) % 8) * 0.05))),
      ),
    ]),
  );
  const groupId = group === undefined ? undefined : field(`${group.label}: text`).id;
  const ranking = (option?: string) =>
    ({
      kind: "leaderboard",
      title: option ?? "Ranking",
      entity: "entry",
      scoreField: "average",
      limit: 60,
      ...(option !== undefined && groupId !== undefined && { where: [when.eq(groupId, option)] }),
    }) as const;
  return {
    one,
    many,
    criteria,
    group,
    judges,
    found,
    each,
    total,
    ids,
    entries,
    hasNames,
    makers,
    scores,
    groupId,
    text,
    ranking,
  };
}

type EntryFacts = ReturnType<typeof entryFacts>;

const entryEntities = ({
  one,
  many,
  criteria,
  group,
  judges,
  found,
  each,
  ids,
  entries,
  hasNames,
  makers,
  scores,
  groupId,
}: EntryFacts): Activity["entities"] => [
  {
    id: "entry",
    name: capital(one),
    plural: capital(many),
    icon: "file-text",
    fields: [
      "Title: text",
      hasNames ? "By: text" : undefined,
      group === undefined ? undefined : field(`${group.label}: choice ${group.options.join("|")}`, { required: true }),
      rollup("Average", "average", "score.entry.total"),
      rollup("Scores", "count", "score.entry", {
        where: [when.filled("total")],
        warn: [mark(when.lt("scores", each), "attention", "Not complete")],
      }),
      "Notes: longText",
    ],
    rows: entries.map((title, at) => ({
      title,
      ...(hasNames && { by: makers[at] }),
      ...(group !== undefined && groupId !== undefined && { [groupId]: turn(group.options, at) }),
    })),
    actions: [{ do: "log", entity: "score", via: "entry", label: "Score it", icon: "star" }],
  },
  {
    id: "judge",
    name: "Judge",
    plural: "Judges",
    icon: "user-check",
    fields: ["Name: text", rollup("Scored", "count", "score.judge"), "Note: text"],
    rows: judges.map((name) => ({ name })),
  },
  {
    id: "score",
    name: "Score",
    plural: "Scores",
    icon: "list-ordered",
    fields: [
      numbered("Score"),
      field(`${capital(one)}: relation entry`, { id: "entry", required: true }),
      field("Judge: relation judge", { required: true }),
      ...criteria.map(({ name, most }) =>
        field(`${name}: number 0..${String(most)}`, {
          min: 0,
          max: most,
          required: true,
          help: `0 to ${String(most)} points`,
        }),
      ),
      ...(criteria.length > 1 ? sumOf("Total", ids) : []),
      "Comment: longText",
    ],
    rows: rowsOf(`entry judge ${ids.join(" ")}`, scores),
    // Each judge scores each entry once, and each is scored so many times.
    limits: [{ per: ["entry", "judge"], most: 1 }, ...(found === undefined ? [] : [{ per: ["entry"], most: each }])],
    hides: stepsOf(criteria.length),
  },
];

const entryPages = ({ one, many, group, each, ids, hasNames, groupId, ranking }: EntryFacts): Activity["pages"] => [
  {
    title: "Score",
    icon: "star",
    blocks: [
      form("score", "Enter your score", ["judge", "entry", ...ids, "comment"], "Send score", "Your score counts now."),
      {
        kind: "list",
        title: "Still to be scored",
        entity: "entry",
        facts: ["scores", ...(groupId === undefined ? [] : [groupId])],
        where: [when.lt("scores", each)],
        actions: [{ do: "log", entity: "score", via: "entry", label: "Score it", icon: "star" }],
      },
    ],
  },
  {
    title: "Ranking",
    icon: "trophy",
    blocks: group === undefined ? [ranking()] : group.options.slice(0, 6).map((option) => ranking(option)),
  },
  {
    title: capital(many),
    icon: "file-text",
    blocks: [
      stats(
        [capital(many), countOf("entry"), "file-text"],
        ["Complete", countOf("entry", when.gte("scores", each)), "circle-check"],
        ["Not complete", countOf("entry", when.lt("scores", each)), "hourglass"],
      ),
      {
        kind: "table",
        title: `All ${many}`,
        entity: "entry",
        fields: [...(hasNames ? ["by"] : []), ...(groupId === undefined ? [] : [groupId]), "average", "scores"],
      },
      form(
        "entry",
        `Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
        ["title", ...(hasNames ? ["by"] : []), ...(groupId === undefined ? [] : [groupId])],
        "Add",
        "It can be scored now.",
      ),
    ],
  },
  {
    title: "Judges",
    icon: "user-check",
    blocks: [
      { kind: "table", title: "Judges", entity: "judge", fields: ["scored"] },
      {
        kind: "list",
        title: "Scores by judge",
        entity: "score",
        subtitleField: "entry",
        facts: ["total"],
        groupField: "judge",
      },
      form("judge", "Add a judge", ["name"], "Add judge", "They can score now."),
    ],
  },
];

/** Entries that several judges score by criteria. */
function judged(read: ActivityText): Activity {
  const facts = entryFacts(read);
  const { total } = facts;
  const { text, lower, givenName } = read;
  return {
    id: "judging",
    form: "tool",
    icon: "award",
    name: givenName ?? nameOf(text, "Judging"),
    words: {
      tagline: "Points by criteria, averaged over all judges and ranked.",
      itch: "Who won, and why?",
      promise: "Fair scores, added up by themselves",
      pov: "POV: the ranking is done when the last judge is",
    },
    entities: entryEntities(facts),
    pages: entryPages(facts),
    notes: [
      `${String(total)} points in all; the ranking is the average over the judges.`,
      ...(/\bonly (?:see )?their|just their\b/.test(lower)
        ? ["Judges find their scores under their name; everyone can see all of them."]
        : []),
    ],
  };
}

/** Entries that judges score. */
export const judging: ActivityKind = {
  id: "judging",
  few: /\bjudg(?:ing|es?) (?:app|sheets?|forms?|tool|scores?|cards?)\b|\b(?:science fair|bake[- ]?off|cook[- ]?off|talent (?:show|contest|competition)|pitch (?:night|competition|contest)|costume (?:contest|competition)|pumpkin contest|dance competition|hackathon|photo (?:contest|competition)|dog show|chili|essay contest)\b.*\b(?:judg\w*|scor(?:es?|ing)|criteria|jury|points|marks)\b|\b(?:contest|competition|cook[- ]?off|bake[- ]?off) (?:scoring|judging|scores|scorecards?)\b|\b(?:judg(?:ing|e)|scoring|jury)\b.*\b(?:science fair|bake[- ]?off|cook[- ]?off|talent|pitch|costumes?|contest|competition|entries|hackathon|show)\b/,
  head: /\b(?:judging|jury|judges?)\b/,
  anywhere:
    /\bjudges\b[^.]{0,80}\b(?:scores?|points|criteria|marks)\b|\beach (?:project|entry|act|pitch|dish|cake) is (?:scored|judged)\b/,
  not: /\b(?:courts?|law|legal|lawyers?|case law|legal cases|judges? of|voting|votes?|figure skating video|games?|coding judge|online judge|submissions? of code)\b/,
  readsFields: true,
  make: (read) => (/\b(?:judg\w+|jury|jurors?|scor\w+|criteria)\b/.test(read.lower) ? judged(read) : undefined),
};
