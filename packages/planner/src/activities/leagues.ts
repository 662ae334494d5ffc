import { capital } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, day, field, form, numbered, rollup, rowsOf, turn } from "./build.ts";
import { countIn, nameOf, peopleIn, somePeople } from "./facts.ts";
import { all, either } from "./signs.ts";

const TEAMS = [
  "North End",
  "Harbor Town",
  "Mill Lane",
  "Park Rangers",
  "Old Boys",
  "Station Road",
  "Riverside",
  "Hilltop",
  "Valley United",
  "West Gate",
];
/** Nobody can draw in these. */
const NO_DRAWS =
  /\b(?:tennis|badminton|table tennis|ping ?pong|squash|darts|pool|snooker|volleyball|pickleball|padel|foosball|fifa)\b/;

/** Who plays whom, round by round, so that everybody meets everybody once. */
function roundsOf(names: readonly string[]): (readonly [string, string])[][] {
  const [fixed = "", ...others] = names.length % 2 === 0 ? names : [...names, ""];
  return others.map((_, round) => {
    const turned = [...others.slice(round), ...others.slice(0, round)];
    const circle = [fixed, ...turned];
    const pairs = circle
      .slice(0, circle.length / 2)
      .map((name, at) => [name, circle[circle.length - 1 - at] ?? ""] as const);
    // Whoever meets nobody has the day off.
    return pairs.filter(([home, away]) => home !== "" && away !== "");
  });
}

/** What the text says of who plays, and the sample rows that follow from it. */
function leagueFacts({ text, lower }: ActivityText) {
  const isOne = NO_DRAWS.test(lower) || /\bplayers?\b|\boffice\b/.test(lower);
  const [one, many] = isOne && !/\bteams?\b/.test(lower) ? ["Player", "Players"] : ["Team", "Teams"];
  const { names: said, areNamed } = peopleIn(text, {
    nouns: "teams?|players?|clubs?|people|of us|colleagues",
    usual: 6,
    most: 16,
  });
  const count = Math.min(Math.max(3, countIn(text, "teams|players|clubs|people") ?? 6), 16);
  const names = areNamed
    ? said.map(capital)
    : one === "Team"
      ? Array.from({ length: count }, (_, at) => TEAMS[at] ?? `Team ${String(at + 1)}`)
      : somePeople(count).map((name) => name.split(" ")[0] ?? name);
  const score = /\b(?:football|soccer|hockey|handball|foosball|futsal|\d[- ]a[- ]side)\b/.test(lower)
    ? "goals"
    : /\b(?:tennis|badminton|volleyball|squash|padel|pickleball|ping ?pong)\b/.test(lower)
      ? "sets"
      : /\b(?:darts)\b/.test(lower)
        ? "legs"
        : /\b(?:pool|snooker)\b/.test(lower)
          ? "frames"
          : "points";
  const spoken =
    /\b(\d)\s?(?:points? )?(?:for|per) (?:a )?win\b/.exec(lower)?.[1] ??
    /\b(\d)\s?[/-]\s?1\s?[/-]\s?0\b/.exec(lower)?.[1];
  const win = Number(spoken ?? (NO_DRAWS.test(lower) ? 2 : 3));
  const hasDraws = !NO_DRAWS.test(lower);
  const rounds = roundsOf(names);
  const results: readonly (readonly [number, number])[] = hasDraws
    ? [
        [2, 1],
        [0, 0],
        [1, 3],
        [4, 2],
        [1, 1],
        [0, 2],
        [3, 1],
      ]
    : [
        [3, 1],
        [2, 3],
        [3, 0],
        [1, 3],
        [3, 2],
      ];
  const played = Math.min(3, Math.max(1, rounds.length - 1));
  const matches = rounds.slice(0, 6).flatMap((pairs, round) =>
    pairs.map(([home, away], at) => {
      const result = round < played ? turn(results, round * 3 + at) : undefined;
      return [home, away, result?.[0], result?.[1], day((round - played) * 7 + 3)];
    }),
  );
  const isWon = (side: "home" | "away", name: string) =>
    rollup(name, "count", `match.${side}`, { where: [side === "home" ? when.gt("margin", 0) : when.lt("margin", 0)] });
  const hidden = ["homeWins", "awayWins", "homeDraws", "awayDraws", "winPoints", "played1", "played2", "for1", "for2"];
  const goalLabel = capital(score);
  return { one, many, count, names, win, hasDraws, played, matches, isWon, hidden, goalLabel, text };
}

type LeagueFacts = ReturnType<typeof leagueFacts>;

const leagueEntities = ({
  one,
  many,
  names,
  win,
  hasDraws,
  matches,
  isWon,
  hidden,
  goalLabel,
}: LeagueFacts): Activity["entities"] => [
  {
    id: "side",
    name: one,
    plural: many,
    icon: "shield",
    fields: [
      "Name: text",
      rollup("Played at home", "count", "match.home", { id: "played1", where: [when.filled("margin")] }),
      rollup("Played away", "count", "match.away", { id: "played2", where: [when.filled("margin")] }),
      { ...calc("Played", "played1", "+", "played2"), id: "played" },
      isWon("home", "Home wins"),
      isWon("away", "Away wins"),
      calc("Won", "homeWins", "+", "awayWins"),
      ...(hasDraws
        ? [
            rollup("Home draws", "count", "match.home", { where: [when.eq("margin", 0)] }),
            rollup("Away draws", "count", "match.away", { where: [when.eq("margin", 0)] }),
            calc("Drawn", "homeDraws", "+", "awayDraws"),
          ]
        : []),
      rollup(`${goalLabel} at home`, "sum", "match.home.margin", { id: "for1" }),
      rollup(`${goalLabel} away`, "sum", "match.away.margin", { id: "for2" }),
      { ...calc("Difference", "for1", "-", "for2"), id: "difference" },
      ...(hasDraws
        ? [calc("Win points", "won", "*", win), calc("Points", "winPoints", "+", "drawn")]
        : [calc("Points", "won", "*", win)]),
    ],
    rows: names.map((name) => ({ name })),
    hides: hidden,
  },
  {
    id: "match",
    name: "Match",
    plural: "Matches",
    icon: "swords",
    fields: [
      numbered("Match"),
      field(`${one} 1: relation side`, { id: "home", required: true }),
      field(`${one} 2: relation side`, { id: "away", required: true }),
      field(`${goalLabel} 1: number 0..5`, { id: "homeScore", min: 0 }),
      field(`${goalLabel} 2: number 0..5`, { id: "awayScore", min: 0 }),
      calc("Margin", "homeScore", "-", "awayScore"),
      field("Date: date -20..20", { required: true }),
    ],
    rows: rowsOf("home away homeScore awayScore date", matches),
  },
];

const leaguePages = ({ one, many, hasDraws }: LeagueFacts): Activity["pages"] => [
  {
    title: "Table",
    icon: "trophy",
    blocks: [
      { kind: "leaderboard", title: "Standings", entity: "side", scoreField: "points", limit: 30 },
      {
        kind: "table",
        title: "In detail",
        entity: "side",
        fields: ["played", "won", ...(hasDraws ? ["drawn"] : []), "difference", "points"],
        sort: { field: "points", direction: "desc" },
      },
      form(
        "match",
        "Enter a result",
        ["home", "away", "homeScore", "awayScore", "date"],
        "Add result",
        "The table is up to date.",
      ),
    ],
  },
  {
    title: "Matches",
    icon: "swords",
    blocks: [
      {
        kind: "list",
        title: "Still to play",
        entity: "match",
        subtitleField: "home",
        facts: ["away", "date"],
        where: [when.empty("homeScore")],
        sort: { field: "date", direction: "asc" },
      },
      {
        kind: "table",
        title: "Results",
        entity: "match",
        fields: ["home", "homeScore", "awayScore", "away", "date"],
        where: [when.filled("homeScore")],
        sort: { field: "date", direction: "desc" },
      },
    ],
  },
  {
    title: many,
    icon: "users",
    blocks: [
      { kind: "table", title: many, entity: "side", fields: ["played", "won", "points"] },
      form("side", `Add a ${one.toLowerCase()}`, ["name"], "Add", "They're in the league."),
    ],
  },
];

/** A table that works itself out from the results of matches. */
function leagueOf(read: ActivityText): Activity {
  const facts = leagueFacts(read);
  const { win, hasDraws } = facts;
  const { text, givenName } = read;
  return {
    id: "league",
    form: "tracker",
    icon: "trophy",
    name: givenName ?? nameOf(text, "League Table"),
    words: {
      tagline: "Enter a result, and the table works itself out.",
      itch: "Who's top of the table?",
      promise: "Results in, table done",
      pov: "POV: one win and you're top",
    },
    entities: leagueEntities(facts),
    pages: leaguePages(facts),
    notes: [
      `${String(win)} points for a win${hasDraws ? ", 1 for a draw" : ""}. Level on points, the difference decides.`,
    ],
  };
}

/** A league table out of results. */
export const leagues: ActivityKind = {
  id: "league",
  yields: true,
  few: /\bleague (?:table|standings)\b|\b(?:ping ?pong|table tennis|foosball|pool|darts|fifa|padel|pickleball|badminton|squash|chess|office) (?:league|ladder|standings)\b|\bround robin\b/,
  head: /\bleague table\b|\bround robin\b|\bstandings from (?:the )?results\b/,
  anywhere: either(
    /\b(?:3|three|2|two) points? for (?:a )?win\b/,
    all(
      /\b(?:plays?|meets?) (?:each|every(?:body|one)) (?:against )?(?:each|every(?:body|one)|other)|\beach against each\b|\bhome and away\b/,
      /\bresults?\b/,
      /\b(?:table|standings|ranking)\b/,
    ),
  ),
  not: /\b(?:fantasy|premier league|betting|predict\w*|live scores?|news|website|management|fixtures? generator|registration|tickets?|scheduling algorithm|load balanc\w*|dns|job offers?|pool (?:cleaning|service))\b/,
  make: leagueOf,
};
