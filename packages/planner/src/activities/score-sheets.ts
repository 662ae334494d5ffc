import type { NewBlock } from "../embedded/app-draft.ts";
import { type Activity, type ActivityEntity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, field, form, mark, numbered, rollup, rowsOf, stats, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { countIn, nameOf, peopleIn } from "./facts.ts";
import { all } from "./signs.ts";

const TEAMS = [
  "The Quizzards",
  "Know-It-Owls",
  "Table Nine",
  "Late Entry",
  "The Guessers",
  "Brains Trust",
  "Plan B",
  "Four Corners",
];
/** What a game is played in, by its own word. */
const ROUNDS: readonly (readonly [says: RegExp, one: string])[] = [
  [/\bends?\b/i, "End"],
  [/\bframes?\b/i, "Frame"],
  [/\bholes?\b/i, "Hole"],
  [/\bhands?\b/i, "Hand"],
  [/\binnings?\b/i, "Inning"],
  [/\blegs?\b/i, "Leg"],
  [/\bheats?\b/i, "Heat"],
];
/** Only one side scores in a round of these. */
const ONE_SCORES = /\b(?:p[ée]tanque|boules?|bocce|curling|corn ?hole|shuffleboard|bowls)\b/i;
/** The lowest total wins. */
const LOW_WINS =
  /\b(?:golf|hearts|rummy|phase ?10|uno|skyjo|romm[eé]|lowest (?:score |total )?wins|fewest (?:points|shots|strokes)|penalty points)\b/i;
/** One plays against the others for the value of the game. */
const DECLARED = /\b(?:skat|doppelkopf)\b/i;
const GAMES =
  "skat|doppelkopf|rummy|romm[eé]|hearts|spades|euchre|canasta|bridge|pinochle|cribbage|uno|phase ?10|wizard|yahtzee|kniffel|farkle|scrabble|qwirkle|dominoe?s|mexican train|p[ée]tanque|boules?|bocce|corn ?hole|darts|mini ?golf|crazy golf|rummikub|bowling|skyjo|tarot|belote|tute|mus|tichu|catan|board games?|card games?|game night|quiz|trivia";
const TARGET = new RegExp(
  `\\b(?:first (?:one |team |side |player )?(?:to|who gets to|to reach)|up to|until|race to|en|bis|hasta|até|à|auf|wins? (?:at|with)|reach(?:es)?) ${NUMBER}\\b(?! ?(?:%|rounds|runden|spieler|players))(?: ?(?:points?|punkten?|puntos|pontos|wins?))?`,
  "i",
);
const MOST = new RegExp(
  `\\brounds? (?:of|with|worth) (?:up to )?${NUMBER} (?:points?|questions?)|\\b(?:max(?:imum)?|at most|up to) (?:of )?${NUMBER} points? (?:per|a|each|in (?:each|a|every)) round|\\b${NUMBER} (?:points?|questions?) (?:per|a|each|in each|in every) round`,
  "i",
);
const JOKER = /\bjokers?\b|\bdouble (?:points )?(?:in )?(?:one|a) round\b|\bdoubles? (?:a|one|their) round\b/i;
const MOST_ROUNDS = 24;

interface Game {
  one: string;
  many: string;
  names: readonly string[];
  round: string;
  rounds: readonly string[];
  target?: number | undefined;
  most?: number | undefined;
  hasJoker: boolean;
  isLow: boolean;
}

function gameOf({ text, lower, language = "en" }: ActivityText): Game {
  const isTeam =
    /\bteams?\b|\bquiz\b|\btrivia\b|\bpub\b|\bhouses?\b|\béquipes?\b|\bequipos?\b|\bequipes?\b|\bmannschaft/.test(
      lower,
    ) || ONE_SCORES.test(text);
  const nouns = isTeam
    ? "teams?|équipes?|equipos?|equipes?|mannschaften"
    : "players?|spieler(?:innen)?|jugadores|joueurs|jogadores|people|of us|personen|friends";
  const { names: said, areNamed, count } = peopleIn(text, { nouns, usual: isTeam ? 4 : 4, most: 12 });
  const teams = ONE_SCORES.test(text) ? ["Team A", "Team B"] : language === "en" ? TEAMS : [];
  const wanted = Math.min(count ?? (ONE_SCORES.test(text) ? 2 : 5), 12);
  const names = areNamed
    ? said
    : isTeam
      ? Array.from({ length: wanted }, (_, at) => teams[at] ?? `Team ${String(at + 1)}`)
      : said.slice(0, count ?? 4).map((name) => name.split(" ")[0] ?? name);
  // In other languages rounds are called by one word, which is then said in theirs.
  const round =
    language !== "en"
      ? ONE_SCORES.test(text)
        ? "End"
        : "Round"
      : (ROUNDS.find(([says]) => says.test(text))?.[1] ?? (ONE_SCORES.test(text) ? "End" : "Round"));
  const said2 = countIn(
    text,
    "rounds?|hands?|ends?|frames?|holes?|innings?|legs?|heats?|runden|rondas|manches|mènes|rodadas|hoyos",
  );
  const length = Math.min(said2 ?? (round === "Hole" || /golf/i.test(text) ? 18 : 10), MOST_ROUNDS);
  const found = MOST.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const target = numberOf(TARGET.exec(text)?.[1]);
  const holes = /golf/i.test(text) ? "Hole" : round;
  return {
    one: isTeam ? "Team" : "Player",
    many: isTeam ? "Teams" : "Players",
    names,
    round: holes,
    rounds: Array.from({ length }, (_, at) => `${holes} ${String(at + 1)}`),
    target: target > 2 ? target : undefined,
    most: found === undefined ? undefined : numberOf(found),
    hasJoker: JOKER.test(text),
    isLow: LOW_WINS.test(text),
  };
}

const winner = (id: string, target: number | undefined): { warn?: ReturnType<typeof mark>[] } =>
  target === undefined ? {} : { warn: [mark(when.gte(id, target), "good", "Winner")] };

const WORDS: Activity["words"] = {
  tagline: "Every round written down, added up and ranked.",
  itch: "Who's keeping score?",
  promise: "Every point counted, no arguing",
  pov: "POV: your side just took the lead",
};

const orderOf = ({ one, many, isLow }: Game): NewBlock =>
  isLow
    ? {
        kind: "list",
        title: "Lowest total leads",
        entity: "side",
        facts: ["total"],
        sort: { field: "total", direction: "asc" },
        actions: [{ do: "log", entity: "score", via: "side", label: "Add a score", icon: "plus" }],
      }
    : {
        kind: "leaderboard",
        title: many,
        note: `Total of each ${one.toLowerCase()}.`,
        entity: "side",
        scoreField: "total",
        limit: 24,
        actions: [{ do: "log", entity: "score", via: "side", label: "Add a score", icon: "plus" }],
      };

/** Every side gets points in every round. */
function sheet(read: ActivityText): Activity {
  const game = gameOf(read);
  const { one, many, names, round, rounds, target, most, hasJoker } = game;
  // So much has been played already.
  const played = rounds.slice(0, Math.min(3, rounds.length));
  const top = most ?? (game.isLow ? 6 : 20);
  const points = (at: number, by: number): number =>
    Math.max(1, Math.min(top, Math.round(top * (0.55 + ((at * 7 + by * 5) % 9) / 20))));
  const full = played.flatMap((name, by) =>
    names.map((side, at) => [side, name, points(at, by), hasJoker && at === by]),
  );
  const totals = names.map((_, at) => played.reduce((sum, _name, by) => sum + points(at, by), 0));
  const last = names[totals.indexOf(Math.min(...totals))];
  // The next round has just begun: whoever is last has been written down first.
  const next = rounds[played.length];
  const lines = next === undefined ? full : [...full, [last, next, points(2, played.length), false]];
  const score: ActivityEntity = {
    id: "score",
    name: "Score",
    plural: "Scores",
    icon: "list-ordered",
    fields: [
      numbered("Score"),
      field(`${one}: relation side`, { id: "side", required: true }),
      field(`${round}: choice ${rounds.join("|")}`, { id: "round", required: true }),
      field("Points: number 0..20", { required: true, ...(most !== undefined && { max: most }) }),
      hasJoker ? "Joker: boolean 0" : undefined,
    ],
    rows: rowsOf(`side round points${hasJoker ? " joker" : ""}`, lines),
    limits: [
      { per: ["side", "round"], most: 1 },
      ...(hasJoker ? [{ per: ["side"], most: 1, where: [when.eq("joker", true)] }] : []),
    ],
  };
  const side: ActivityEntity = {
    id: "side",
    name: one,
    plural: many,
    icon: "users",
    fields: [
      "Name: text",
      ...(hasJoker
        ? [
            rollup("Points", "sum", "score.side.points"),
            rollup("From the joker", "sum", "score.side.points", { where: [when.eq("joker", true)] }),
            calc("Total", "points", "+", "fromTheJoker", winner("total", target)),
          ]
        : [rollup("Total", "sum", "score.side.points", winner("total", target))]),
      rollup(`${round}s played`, "count", "score.side"),
    ],
    rows: names.map((name) => ({ name })),
    actions: [{ do: "log", entity: "score", via: "side", label: "Add a score", icon: "plus" }],
  };
  const facts = hasJoker ? ["points", "fromTheJoker", "total"] : ["total"];
  return {
    ...frameOf(read, game),
    entities: [side, score],
    pages: [
      {
        title: "Scores",
        icon: "trophy",
        blocks: [
          orderOf(game),
          {
            kind: "matrix",
            title: `${round} by ${round.toLowerCase()}`,
            entity: "score",
            rowField: "side",
            columnField: "round",
            fn: "sum",
            measureField: "points",
          },
          form(
            "score",
            "Enter a score",
            ["side", "round", "points", ...(hasJoker ? ["joker"] : [])],
            "Add score",
            "The score counts now.",
          ),
        ],
      },
      {
        title: "All scores",
        icon: "list-ordered",
        blocks: [
          {
            kind: "table",
            title: "All scores",
            entity: "score",
            fields: ["side", "round", "points", ...(hasJoker ? ["joker"] : [])],
          },
        ],
      },
      {
        title: many,
        icon: "users",
        blocks: [
          { kind: "table", title: many, entity: "side", fields: [...facts, field(`${round}s played: number`).id] },
          form("side", `Add a ${one.toLowerCase()}`, ["name"], "Add", "They're on the board."),
        ],
      },
    ],
    notes: hasJoker ? ["A joker doubles one round; each team can play it once."] : [],
  };
}

const frameOf = ({ text, givenName }: ActivityText, { isLow }: Game) => ({
  id: "scoreSheet",
  form: "tool" as const,
  icon: "trophy",
  name: givenName ?? nameOf(text, "Score Sheet"),
  words: isLow ? { ...WORDS, tagline: "Every round written down and added up. Lowest wins." } : WORDS,
});

/** One side scores in a round, and the first to so many points has won. */
function ends(read: ActivityText): Activity {
  const game = gameOf(read);
  const { one, many, names, round } = game;
  const target = game.target ?? (/p[ée]tanque|boules?/i.test(read.text) ? 13 : 21);
  const most = /p[ée]tanque|boules?/i.test(read.text) ? 6 : 12;
  const marks = winner("total", target);
  const wins = [0, 1, 0, 0, 1].map((side, at) => [turn(names, side), [2, 1, 3, 1, 2][at]]);
  return {
    ...frameOf(read, game),
    entities: [
      {
        id: "side",
        name: one,
        plural: many,
        icon: "users",
        fields: [
          "Name: text",
          rollup("Total", "sum", "score.side.points", marks),
          calc("Still to go", target, "-", "total"),
          rollup(`${round}s won`, "count", "score.side"),
        ],
        rows: names.map((name) => ({ name })),
        actions: [{ do: "log", entity: "score", via: "side", label: "Add points", icon: "plus" }],
      },
      {
        id: "score",
        name: round,
        plural: `${round}s`,
        icon: "list-ordered",
        fields: [
          numbered(round),
          field("Won by: relation side", { id: "side", required: true }),
          field("Points: number 1..6", { required: true, min: 1, max: most }),
        ],
        rows: rowsOf("side points", wins),
        // The game is over at that many points.
        limits: [{ per: ["side"], amountField: "points", most: target }],
      },
    ],
    pages: [
      {
        title: "Score",
        icon: "trophy",
        blocks: [
          {
            kind: "leaderboard",
            title: `First to ${String(target)}`,
            entity: "side",
            scoreField: "total",
            limit: 12,
            actions: [{ do: "log", entity: "score", via: "side", label: "Add points", icon: "plus" }],
          },
          form("score", `Next ${round.toLowerCase()}`, ["side", "points"], "Add points", "The points count now."),
        ],
      },
      {
        title: `${round}s`,
        icon: "list-ordered",
        blocks: [
          stats([`${round}s played`, countOf("score"), "list-ordered"]),
          { kind: "table", title: `${round} by ${round.toLowerCase()}`, entity: "score", fields: ["side", "points"] },
        ],
      },
      {
        title: many,
        icon: "users",
        blocks: [
          {
            kind: "table",
            title: many,
            entity: "side",
            fields: ["total", "stillToGo", field(`${round}s won: number`).id],
          },
          form("side", `Add a ${one.toLowerCase()}`, ["name"], "Add", "They're in the game."),
        ],
      },
    ],
    notes: [`Nobody can go over ${String(target)} points. For a new game, delete the rounds.`],
  };
}

/** One player against the others, who wins the value of the game or loses it twice. */
function declared(read: ActivityText): Activity {
  const game = gameOf(read);
  const { names } = game;
  const hands: readonly (readonly [number, number, string])[] = [
    [0, 24, "won"],
    [1, 36, "lost"],
    [2, 27, "won"],
    [0, 40, "won"],
    [1, 18, "won"],
  ];
  return {
    ...frameOf(read, game),
    entities: [
      {
        id: "side",
        name: "Player",
        plural: "Players",
        icon: "users",
        fields: [
          "Name: text",
          rollup("Won", "sum", "score.side.points", { where: [when.eq("result", "won")] }),
          rollup("Lost", "sum", "score.side.points", { where: [when.eq("result", "lost")] }),
          calc("Lost twice", "lost", "*", 2),
          calc("Total", "won", "-", "lostTwice"),
          rollup("Games played", "count", "score.side"),
        ],
        rows: names.map((name) => ({ name })),
        hides: ["lostTwice"],
        actions: [{ do: "log", entity: "score", via: "side", label: "Add a game", icon: "plus" }],
      },
      {
        id: "score",
        name: "Game",
        plural: "Games",
        icon: "list-ordered",
        fields: [
          numbered("Game"),
          field("Played by: relation side", { id: "side", required: true }),
          field("Game value: number 18..60", { id: "points", required: true, min: 0 }),
          field("Result: choice won|lost", { required: true }),
          "Note: text",
        ],
        rows: rowsOf(
          "side points result",
          hands.map(([at, value, result]) => [turn(names, at), value, result]),
        ),
      },
    ],
    pages: [
      {
        title: "Scores",
        icon: "trophy",
        blocks: [
          { kind: "leaderboard", title: "Who leads", entity: "side", scoreField: "total", limit: 12 },
          form("score", "Enter a game", ["side", "points", "result", "note"], "Add game", "The game counts now."),
        ],
      },
      {
        title: "Games",
        icon: "list-ordered",
        blocks: [{ kind: "table", title: "Game by game", entity: "score", fields: ["side", "points", "result"] }],
      },
      {
        title: "Players",
        icon: "users",
        blocks: [
          { kind: "table", title: "Players", entity: "side", fields: ["won", "lost", "total", "gamesPlayed"] },
          form("side", "Add a player", ["name"], "Add", "They're in the game."),
        ],
      },
    ],
    notes: ["A lost game counts twice against whoever played it."],
  };
}

const IN_ROUNDS =
  /\b(?:rounds?|hands|ends|frames|holes|innings|legs|runden?|rondas?|manches?|mènes?|rodadas?|jokers?)\b/;
const KEEPS_SCORE =
  /\b(?:scores?|scoring|score ?(?:boards?|sheets?|cards?|keepers?|pads?)|points|punkte|punktestand|puntos|puntuaci[oó]n|pontos|tally|games|wins|punkte\w*|spielstand|marcador|anotador|tanteo|placar)\b/;

/** Points of a game in rounds, added up and ranked. */
export const scoreSheet: ActivityKind = {
  id: "scoreSheet",
  few: new RegExp(
    `\\b(?:write down|keep track of|track|log|note) (?:\\w+ ){0,2}(?:${GAMES})\\b|\\bscore ?(?:sheets?|pads?|cards?)\\b|\\bscore ?(?:board|keeper)s?\\b|\\bkeep(?:ing)? (?:the )?scores?\\b|\\b(?:${GAMES})\\b.*\\b(?:scores?|points|punkte|puntos|pontos)\\b|\\b(?:scores?|points|punkte|puntos|pontos)\\b.*\\b(?:${GAMES})\\b`,
    "i",
  ),
  head: /\b(?:score ?(?:boards?|sheets?|cards?|keepers?|pads?)|keep(?:ing)? (?:the )?scores?|track (?:the )?(?:scores|points))\b|^scores? (?:for|of) (?:our|the|my|a) (?:\w+ ){0,2}(?:quiz|trivia|game|tournament night)\b/,
  anywhere: all(
    new RegExp(`(?<!\\p{L})(?:${GAMES.replace(/\|board games.*$/, "")})(?!\\p{L})`, "u"),
    /\b(?:points|scores?) (?:of|per|in|for) (?:each|every|a) (?:round|hand|game|hole)\b|\b(?:enter|write down|note|keep) (?:the |our )?(?:points|scores?)\b/,
  ),
  not: /\b(?:league|fixtures?|tournaments?|season|credit|football|soccer|basketball|cricket|tennis|hockey|rugby|baseball|volleyball|referee|typing|snake|kpi|sales|live scores?|balanced|lead scor\w*|play (?:against|online)|multiplayer|quiz (?:app|game|maker|with)|questions and answers|flash ?cards?|exam|test scores|grades?|competitors|benchmark|risk|course finder|tee times?|booking|reviews?|rating|with (?:a )?scor\w+|(?:and|with|plus) (?:a )?(?:high )?scores?|high ?scores?|points of interest)\b/,
  make(read) {
    const { text, lower, language } = read;
    if (!KEEPS_SCORE.test(lower)) return undefined;
    if (ONE_SCORES.test(text)) return ends(read);
    if (DECLARED.test(text)) return declared(read);
    const isOfGame = language !== undefined || new RegExp(`(?<!\\p{L})(?:${GAMES})(?!\\p{L})`, "iu").test(text);
    if (
      IN_ROUNDS.test(lower) ||
      (isOfGame && (language !== undefined || !/\b(?:quiz|trivia|game night|board games?)\b/i.test(text)))
    )
      return sheet(read);
    return undefined;
  },
};
