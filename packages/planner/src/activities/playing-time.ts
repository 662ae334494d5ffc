import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, field, form, mark, numbered, rollup, rowsOf, stats } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { countIn, nameOf, peopleIn, someKids } from "./facts.ts";
import { all, either } from "./signs.ts";

const ON = new RegExp(
  `\\b${NUMBER} (?:(?:kids|players|girls|boys) )?(?:on|at a time|on the (?:pitch|field|court|ice)|play(?:ing)? at once)\\b`,
  "i",
);
const PARTS: readonly (readonly [says: RegExp, one: string, count: number])[] = [
  [/\bquarters?\b/i, "Quarter", 4],
  [/\binnings?\b/i, "Inning", 6],
  [/\bhal(?:f|ves)\b/i, "Half", 2],
  [/\bperiods?\b/i, "Period", 3],
  [/\bsets?\b/i, "Set", 3],
  [/./, "Quarter", 4],
];
const USUAL: readonly (readonly [RegExp, number])[] = [
  [/\bbasketball\b/i, 5],
  [/\b(?:baseball|softball|t-?ball)\b/i, 9],
  [/\bvolleyball\b/i, 6],
  [/\b(?:hockey|handball)\b/i, 6],
  [/\b(?:football|soccer)\b/i, 7],
];

/** Who plays when, so that everybody gets about the same time. */
function playingTimeOf({ text, lower, givenName }: ActivityText): Activity {
  const [, part = "Quarter", usual = 4] = PARTS.find(([says]) => says.test(text)) ?? [];
  const parts = Math.min(countIn(text, `${part}s?|halves`) ?? usual, 9);
  const {
    names: said,
    areNamed,
    count,
  } = peopleIn(text, { nouns: "kids|players|children|girls|boys|squad", usual: 12, most: 24 });
  const on = Math.max(1, numberOf(ON.exec(text)?.[1]) || (USUAL.find(([says]) => says.test(text))?.[1] ?? 7));
  const names = areNamed ? said : someKids(Math.max(on + 1, Math.min(count ?? 12, 24)));
  const spells = Array.from({ length: parts }, (_, at) => `${part} ${String(at + 1)}`);
  // Going round the squad gives everybody as many as the others, or one more.
  const slots = spells.flatMap((spell, at) =>
    Array.from({ length: on }, (_, by) => [names[(at * on + by) % names.length], spell]),
  );
  return {
    id: "playingTime",
    form: "tracker",
    icon: "users-round",
    name: givenName ?? nameOf(text, "Playing Time"),
    words: {
      tagline: "Who plays when, and that everyone gets about the same time.",
      itch: "Who sits out next?",
      promise: "Fair playing time, on paper before kickoff",
      pov: "POV: no parent asks about playing time",
    },
    entities: [
      {
        id: "player",
        name: "Player",
        plural: "Players",
        icon: "user-round",
        fields: [
          "Name: text",
          rollup(`${part}s on`, "count", "spell.player", {
            id: "on",
            warn: [mark(when.eq("on", 0), "alert", "Not playing")],
          }),
          calc("Sits out", parts, "-", "on"),
          "Absent today: boolean 0",
          ...spells.map((spell, at) =>
            rollup(spell, "count", "spell.player", { id: `in${String(at + 1)}`, where: [when.eq("spell", spell)] }),
          ),
        ],
        rows: names.map((name) => ({ name })),
        actions: [{ do: "toggle", field: "absentToday", label: "Absent", doneLabel: "Absent today", icon: "user-x" }],
        hides: spells.map((_, at) => `in${String(at + 1)}`),
      },
      {
        id: "spell",
        name: "Place",
        plural: "Places",
        icon: "shirt",
        fields: [
          numbered("Place"),
          field("Player: relation player", { required: true }),
          field(`${part}: choice ${spells.join("|")}`, { id: "spell", required: true }),
          "Position: text",
        ],
        rows: rowsOf("player spell", slots),
        // Nobody is on twice; how many are on is counted, so that two can be swapped.
        limits: [{ per: ["player", "spell"], most: 1 }],
      },
    ],
    pages: [
      {
        title: "Who plays when",
        icon: "users-round",
        blocks: [
          {
            kind: "matrix",
            title: `${part} by ${part.toLowerCase()}`,
            entity: "spell",
            rowField: "player",
            columnField: "spell",
            fn: "count",
          },
          ...spells.slice(0, 6).map((spell, at) => ({
            kind: "list" as const,
            title: `${spell}: sits out`,
            entity: "player",
            facts: ["on"],
            where: [when.eq(`in${String(at + 1)}`, 0)],
          })),
        ],
      },
      {
        title: "Lineup",
        icon: "shirt",
        blocks: [
          stats(
            ...spells
              .slice(0, 6)
              .map((spell) => [`${spell}: on`, countOf("spell", when.eq("spell", spell)), "shirt"] as const),
          ),
          {
            kind: "list",
            title: `On, by ${part.toLowerCase()}`,
            note: "To swap, change the player of a place.",
            entity: "spell",
            subtitleField: "player",
            facts: ["position"],
            groupField: "spell",
          },
          form("spell", "Put somebody on", ["player", "spell", "position"], "Put on", "They're in the lineup."),
        ],
      },
      {
        title: "Players",
        icon: "users",
        blocks: [
          {
            kind: "list",
            title: "Least time first",
            entity: "player",
            facts: ["on", "sitsOut", "absentToday"],
            sort: { field: "on", direction: "asc" },
            actions: [
              { do: "toggle", field: "absentToday", label: "Absent", doneLabel: "Absent today", icon: "user-x" },
            ],
          },
          form("player", "Add a player", ["name"], "Add", "They're in the squad."),
        ],
      },
    ],
    notes: [
      `${String(on)} play in each ${part.toLowerCase()}; Lineup counts them. Absent players are swapped by hand.`,
      ...(lower.includes("goal") ? ["Goalkeepers count like everyone else: note it under Position."] : []),
    ],
  };
}

/** Who plays when. */
export const playingTime: ActivityKind = {
  id: "playingTime",
  few: /\b(?:equal|fair|same|even) (?:playing|play|game|pitch) time\b|\bplays? (?:an )?equal(?:ly)?\b|\bequal (?:innings|quarters|minutes)\b|\bwho sits out\b|\bsub(?:stitution)?s? (?:rotation|planner|plan)\b|\b(?:bench|lineup|playing time) (?:rotation|planner|tracker)\b/,
  head: /\b(?:equal|fair|same) (?:playing|play|game) time\b|\bwho sits out\b|\bplaying time\b/,
  anywhere: either(
    /\b(?:about the )?(?:equal|same|fair|even) (?:amount of )?(?:playing|play|game|pitch) time\b|\bwho sits out\b/,
    all(
      /\b(?:same amount|equal(?:ly)?|same time|fair(?:ly)?|as much as)\b/,
      /\bon the (?:pitch|field|court|ice)\b/,
      /\b(?:kids|girls|boys|players|children)\b/,
    ),
  ),
  not: /\b(?:video games?|screen time|music|theatre|plays? \w+ instrument)\b/,
  make: playingTimeOf,
};
