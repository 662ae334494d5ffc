import { GAME_NAMES, TOOL_NAMES } from "@sayhey/appspec";
import type { Brief } from "../brief/brief.ts";
import { capital } from "../embedded/inflect.ts";
import { GAME_FACTS, type Game, type GameFacts } from "./games.ts";
import type { GeneratorSet } from "./sets.ts";
import { playSets } from "./loaded-sets.ts";
import { piecesFor } from "./pieces.ts";
import type { Play, Plays } from "./play.ts";
import { TOOL_FACTS, type Tool, type ToolFacts } from "./tools.ts";

/** Somebody speaks of playing. */
const PLAYING =
  /\b(?:games?|gam(?:e|ing)|play(?:s|ed|ing|er|ers|able)?|puzzles?|high ?scores?|arrow keys|endless|flappy|platformer|but (?:with|it|its|it's|my|as)|swipe|levels?|arcade|(?:against|with|vs\.?|versus) (?:the |a )?(?:computer|machine|ai|bots?)|roll(?:er|ing)?|toddler|spiel\w*|juego|jeu|jogo)\b/i;
/** What is kept or organized of games, or around them: no game is meant. */
const AROUND =
  /\b(?:track\w*|log|diary|collection|collect(?:or|ing)|nights?|clubs?|librar(?:y|ies)|shops?|store|rent\w*|lend\w*|tournaments?|leagues?|ladder|ratings?|reviews?|backlog|lessons?|coach\w*|season|fixtures?|tickets?|organi[sz]e\w*|schedul\w*|manag\w*|book(?:ings?)?|room|guide|wiki|forum|community|records?|scoreboard|score ?(?:keeper|sheet)|news|servers?|accounts?|daily activit\w+|api|marketplace|used|second-hand)\b/i;
/** A game is what is asked for: 'a game about otters', 'ping pong game website'. */
const GAME_ASKED =
  /\bgame\b(?=$|\s*[.,:;!?(]|\s(?:about|with|where|for|but|in|on|that|like|to|based|using|called|named|which|website|web ?site|site|app|application|platform|page|mini-program|play(?:ed|ing)?|and)\b)/i;
/** Somebody else's product for games is none. */
const LIKENED = /\blike \w+ (?:but )?for\b/;
/** Many games in one place. */
const ARCADE =
  /\b(?:various|several|many|different|collection of|classic|mini|casual|retro|arcade|brain|web|browser|party) (?:\w+ )?games\b|\bgames? (?:portal|hall|center|centre|arcade|collection|website|platform|zone)\b(?!.{0,30}\b(?:where|that tests)\b)|\barcade games?\b/i;
const MANY: readonly Game[] = ["merge2048", "snake", "memory", "breakout", "ticTacToe", "runner"];

/** How a game that nobody has named is played, by what happens in it. */
const MECHANICS: readonly (readonly [Game, RegExp])[] = [
  [
    "invaders",
    /\b(?:shoot\w*|enem(?:y|ies)|zombies?|aliens?|battle\w*|combat|fight\w*|war|monsters?|laser|bullets?|tanks?)\b/,
  ],
  ["catcher", /\b(?:catch\w*|collect\w*|falling|fruits?|coins?|feed\w*|eats?)\b/],
  [
    "runner",
    /\b(?:rac(?:e|es|ing)|driv\w+|fly\w*|flight|jump\w*|run(?:s|ning|ner)?|dodg\w*|avoid\w*|climb\w*|ski\w*|surf\w*|bik(?:e|es|ing)|cars?|planes?|parkour|adventure)\b/,
  ],
  ["memory", /\b(?:match\w*|pairs?|cards?|remember\w*|memor\w+)\b/],
  ["whack", /\b(?:hit|pop|tap|smash|squash|moles?|bugs?)\b/],
  ["maze", /\b(?:escape|explor\w+|dungeon|quest|treasure|find (?:the|your|a) way)\b/],
  ["clicker", /\b(?:farm|tycoon|idle|build\w*|breed\w*|simulat\w+|pets?|upgrade\w*|economy)\b/],
  ["sums", /\b(?:math\w*|numbers?|arithmetic|counting)\b/],
  ["hangman", /\b(?:words?|letters?|spell\w*|guess\w*|vocabulary)\b/],
  ["slidingPuzzle", /\bpuzzles?\b/],
];

/** So much of a text says what it is about. */
const HEAD = 220;
/** Behind so many characters of an order a tool is one of its parts. */
const EARLY = 110;
const FEW = 4;

const EASY =
  /\b(?:easy|kids?|child(?:ren)?|toddlers?|daughter|son|grand(?:ma|pa|son|daughter)|preschool\w*|beginners?|(?:[3-7]|three|four|five|six|seven)[ -]?(?:yr|year)s?[ -]?olds?|[3-7]yo)\b/i;
const HARD = /\b(?:hard|difficult|expert|challenging|competitive|advanced)\b/i;
const QUOTED = /(?<!\p{L})['"“‘]([^'"”’\n]{2,40})['"”’](?!\p{L})/gu;

/** What of a text says what it is about: its first sentence, with the second where the first is no more than a title. */
function headOf(text: string): string {
  const [first = text, second = ""] = text.split(/(?<=[.!?\n])\s+/);
  return (first.length < 40 ? `${first} ${second}` : first).slice(0, HEAD).toLowerCase();
}

interface Found<F> {
  facts: F;
  at: number;
  phrase: string;
}

/** What is named first in a text. */
function firstNamed<N extends string, F extends { says: RegExp }>(
  facts: Readonly<Partial<Record<N, F>>>,
  head: string,
): (Found<F> & { name: N }) | undefined {
  const found = (Object.entries(facts) as [N, F][]).flatMap(([name, each]) => {
    const match = each.says.exec(head);
    return match === null ? [] : [{ name, facts: each, at: match.index, phrase: match[0] }];
  });
  return found.toSorted((a, b) => a.at - b.at || b.phrase.length - a.phrase.length)[0];
}

/** Whether a text may ask for something that `loadPlaySets` loads. */
export function mayPlay(text: string): boolean {
  const head = headOf(text);
  return BY_CHANCE.test(head) || PLAYING.test(text) || firstNamed(GAME_FACTS, head) !== undefined;
}

/** The games and tools that a text asks for; undefined where it asks for something else. */
export function playsIn(brief: Brief): Plays | undefined {
  const head = headOf(brief.text);
  const [generator, chance] = generatorIn(head) ?? [];
  const tool = firstNamed(TOOL_FACTS, head);
  const game = gameNamed(brief.text, head);
  const at = Math.min(game?.at ?? Infinity, chance ?? Infinity);
  if (tool !== undefined && tool.at < EARLY && tool.at <= at && !AROUND.test(head.slice(0, tool.at)))
    return { plays: [toolPlay(tool.name, tool.facts)], name: titleFor(brief, head, TOOL_NAMES[tool.name]) };
  if (generator !== undefined && (chance ?? 0) <= (game?.at ?? Infinity))
    return { plays: [generatorPlay(generator)], name: titleFor(brief, head, generator.title) };
  if (game !== undefined) return single(game.name, brief, head);
  if (AROUND.test(head) || LIKENED.test(head)) return undefined;
  if (ARCADE.test(head))
    return { plays: MANY.map((each) => gamePlay(each, brief.text)), name: titleFor(brief, head, "Arcade") };
  if (!GAME_ASKED.test(head)) return undefined;
  const inText = (text: string) => MECHANICS.find(([, says]) => says.test(text))?.[0];
  const near = inText(head) ?? inText(brief.text.toLowerCase()) ?? "catcher";
  return { ...single(near, brief, head), isGuessed: true };
}

/** Tools that an order can hold beside what it keeps, with no doubt about what is meant. */
const BESIDE: readonly Tool[] = [
  "qrCode",
  "diagram",
  "whiteboard",
  "markdown",
  "imageEditor",
  "imageResize",
  "speech",
  "mediaPlayer",
  "password",
  "textCompare",
  "csvTable",
  "timeZones",
  "jsonFormat",
];
const MOST_BESIDE = 2;

/** Tools that an order asks for somewhere in its list of functions. */
export function toolsBeside({ text, refused }: Brief): Play[] {
  const lower = text.toLowerCase();
  return BESIDE.flatMap((tool) => {
    const facts = TOOL_FACTS[tool];
    const [said] = facts?.says.exec(lower) ?? [];
    const isRefused = said !== undefined && refused.some((each) => said.includes(each));
    return facts === undefined || said === undefined || isRefused ? [] : [toolPlay(tool, facts)];
  }).slice(0, MOST_BESIDE);
}

/** A game or tool of this name alone, with what the text says of it. */
export function playNamed(name: Game | Tool, text: string): Plays {
  const tool = name in TOOL_FACTS ? TOOL_FACTS[name as Tool] : undefined;
  const play = tool === undefined ? gamePlay(name as Game, text) : toolPlay(name as Tool, tool);
  // Words are known in English alone; names are names.
  const { words, ...bare } = play;
  return { plays: [words?.one === "name" || name === "wheel" ? play : bare], name: play.title };
}

/** The game that a text names and means. */
function gameNamed(text: string, head: string): (Found<GameFacts> & { name: Game }) | undefined {
  const found = firstNamed(GAME_FACTS, head);
  if (found === undefined) return undefined;
  // For whom it is, or when, is told behind it.
  const rest = `${head.slice(0, found.at)} ${head.slice(found.at + found.phrase.length).replace(/\bfor\b.*$/, "")}`;
  const isBare = rest.trim().split(/\s+/).filter(Boolean).length < FEW;
  if (AROUND.test(rest)) return undefined;
  return found.facts.isOrdinary !== true || isBare || PLAYING.test(text) || PLAYING.test(found.phrase)
    ? found
    : undefined;
}

function single(game: Game, brief: Brief, head: string): Plays {
  const { theme } = piecesFor(game, withoutName(game, brief.text)) ?? { theme: "" };
  const called = theme === "" ? GAME_NAMES[game] : `${theme} ${GAME_NAMES[game].toLowerCase()}`;
  return { plays: [gamePlay(game, brief.text)], name: titleFor(brief, head, called) };
}

const ASKED_FOR =
  /^(?:(?:please|make|build|create|design|develop|implement|write|me|i|we|want|need|would like|an?|the|my|our|simple|small|little|some)\s+)+/;
/** Words for the product behind its name. */
const PRODUCT_WORDS =
  /\s+(?:web|online|website|web ?site|site|app|application|platform|page|mini-program|system|tool)(?=\s|$)/g;

/** What it is called: as somebody said, else by the few words that ask for it, else by what it is. */
export function titleFor({ givenName, text, subject }: Brief, head: string, title: string): string {
  if (givenName !== undefined) return givenName;
  const isOrder = /^\W*(?:please|kindly|implement|develop)/i.test(text);
  const said = isOrder ? subject : head.split(/[.,;:(!?]/)[0];
  const bare = ` ${said ?? ""}`
    .replace(PRODUCT_WORDS, "")
    .trim()
    .replace(ASKED_FOR, "")
    .replace(/\s+(?:for|with|to|about|that|but|against|vs)(?:\s.*)?$/, "");
  const words = bare.split(/\s+/);
  return capital(
    words.length > 1 && words.length < 5 && !/^(?:with|for|to|where|about|that|of)\s/.test(bare) && bare.length < 30
      ? bare
      : title,
  );
}

/** A text without the name of its game, which is no animal and no fruit. */
const withoutName = (game: Game, text: string): string =>
  text.toLowerCase().replace(GAME_FACTS[game]?.says ?? /$^/, " ");

function gamePlay(game: Game, text: string): Play {
  const facts = GAME_FACTS[game];
  const found = piecesFor(game, withoutName(game, text));
  const level = EASY.test(text) ? "easy" : HARD.test(text) ? "hard" : undefined;
  const words = facts?.words === undefined ? undefined : wordsFor(game, facts.words, text);
  return {
    block: {
      kind: "game",
      game,
      ...(level !== undefined && { level }),
      ...(found !== undefined && { pieces: found.pieces.slice(0, 40) }),
    },
    title: GAME_NAMES[game],
    icon: facts?.icon ?? "gamepad-2",
    tagline: facts?.tagline ?? "",
    itch: facts?.itch ?? "",
    promise: facts?.promise ?? "",
    ...(facts?.isPointless !== true && {
      counts: { name: facts?.least ?? "Points", isLeast: facts?.least !== undefined },
    }),
    ...(words !== undefined && { words }),
  };
}

const OWN_WORDS =
  /\b(?:my|our|own|custom|these|edit|change|add)\b.{0,24}\b(?:words?|lists?|names?|terms?|phrases?|entries|vocabulary)\b/i;
const CALLED: Readonly<Record<NonNullable<GameFacts["words"]>, readonly [string, string]>> = {
  name: ["name", "names"],
  word: ["word", "words"],
  text: ["text", "texts"],
  entry: ["entry", "entries"],
};
const SOME_NAMES = "Ada\nBen\nChiara\nDiego\nElif\nFinn\nGrace\nHugo";
const SOME_WORDS =
  "Harbor|where boats rest\nLantern|light to carry\nThunder|after the flash\nPepper|makes you sneeze\nCastle|a king lives here\nJungle|green and loud\nMirror|shows you yourself\nRocket|leaves the ground\nPillow|for your head\nBridge|from bank to bank";

/** Words that a game is played with, where the text names some, names what they are about, or wants to choose them. */
function wordsFor(game: Game, kind: NonNullable<GameFacts["words"]>, text: string): Play["words"] {
  const [one, many] = CALLED[kind];
  const quoted = [...text.matchAll(QUOTED)].map(([, word = ""]) => capital(word.trim()));
  if (game === "bingo") {
    const set = playSets().bingo.find(({ says }) => says.test(text.toLowerCase())) ?? playSets().bingo[0];
    return { one, many, rows: [...new Set([...quoted, ...(set?.words.split("\n") ?? [])])].slice(0, 40).join("\n") };
  }
  if (game === "lots") return { one, many, rows: SOME_NAMES };
  if (game === "wheel") return { one, many, rows: quoted.length > 2 ? quoted.join("\n") : SOME_NAMES };
  if (kind === "text" || game === "memory") return undefined;
  const theme = playSets().words.find(({ says }) => says.test(withoutName(game, text)));
  if (theme === undefined && quoted.length < 3 && !OWN_WORDS.test(text)) return undefined;
  return { one, many, rows: quoted.length > 2 ? quoted.join("\n") : (theme?.words ?? SOME_WORDS) };
}

function toolPlay(tool: Tool, { icon, tagline, itch, promise }: ToolFacts): Play {
  return { block: { kind: "tool", tool }, title: TOOL_NAMES[tool], icon, tagline, itch, promise };
}

/** Somebody wants something made up by chance. */
const BY_CHANCE =
  /\b(?:generat\w+|random(?:ly|i[sz]er)?|inspir\w+|prompts?|press (?:a |the )?button|one tap|roll(?:s|er)?|picker|surprise|excuses?|ideas? (?:app|tool)|dares?|would you rather|never have i ever|fortune cookies?|icebreakers?)\b/;
/** These are made out of something, not by chance. */
const OUT_OF =
  /\b(?:reports?|invoices?|code|pdfs?|documents?|images?|videos?|websites?|logos?|resumes?|cvs?|excel|certificates?|labels?|contracts?|quotes?|quotations?|ai[- ]?\w*|qr|barcodes?|passwords?|leads?|power|electric\w*)\b.{0,12}\bgenerat/;

/** What is to be made up by chance, and where the text says so. */
function generatorIn(head: string): [GeneratorSet, number] | undefined {
  if (!BY_CHANCE.test(head) || OUT_OF.test(head) || AROUND.test(head.replace(/\bbook\b/g, ""))) return undefined;
  const set = playSets().generators.find(({ says }) => says.test(head));
  return set === undefined ? undefined : [set, head.search(set.says)];
}

function generatorPlay({ title, thing, things, groups }: GeneratorSet): Play {
  const names = Object.keys(groups);
  const rows = Object.entries(groups).flatMap(([group, texts]) => texts.split("|").map((text) => `${text}|${group}`));
  return {
    block: { kind: "tool", tool: "generator" },
    title,
    icon: "dices",
    tagline: "One press, something new.",
    itch: "Out of ideas?",
    promise: "A new one with every press",
    words: { one: thing, many: things, rows: rows.join("\n"), groups: names },
  };
}
