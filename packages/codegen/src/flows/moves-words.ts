import type { FlowStep } from "@sayhey/contract/flow";
import { sideFor } from "../../templates/src/games/bingo-rules.ts";
import { commonWords } from "../../templates/src/games/common-words.ts";
import { plainLetters, type Language } from "../../templates/src/games/plain-letters.ts";
import { textAt } from "../../templates/src/games/typing-rules.ts";
import { TYPING_TEXTS } from "../../templates/src/games/typing-texts.ts";
import { guessableWords } from "../../templates/src/games/word-guess-rules.ts";
import { tap, type, wait, type FlowScene } from "./flow-scene.ts";
import type { GameBlock, Moves } from "./moves.ts";

/** Taps buttons one after the other, each followed by a pause. */
const taps = (names: readonly string[], ms: number): FlowStep[] =>
  names.flatMap((name) => [tap("button", name), wait(ms)]);

/** Taps the same button some times. */
const tapOften = (name: string, times: number, ms: number): FlowStep[] =>
  taps(
    Array.from({ length: times }, () => name),
    ms,
  );

/** Words of the rows that a game is played with. */
function rowWords(block: GameBlock, scene: FlowScene): string[] {
  if (block.wordsEntity === undefined) return [];
  const { rows, titleField } = scene.entity(block.wordsEntity);
  return rows.map((row) => String(row[block.wordField ?? titleField] ?? "").trim()).filter((word) => word !== "");
}

/** How the text begins that a typing test shows first. */
function firstText(block: GameBlock, scene: FlowScene): string {
  const own = rowWords(block, scene);
  return own.length > 0 ? textAt(own, 0, 1) : textAt(TYPING_TEXTS[scene.spec.identity.language], 0, 1);
}

/** Letters to guess that are no whole word of those to be guessed, so that a next one can be tapped. */
function safeLetters(block: GameBlock, scene: FlowScene): string[] {
  const own = rowWords(block, scene);
  const words = own.length > 0 ? own : commonWords(scene.spec.identity.language).map(({ word }) => word);
  const letters = ["A", "E", "R", "O", "I"];
  const isSpelled = () => words.some((word) => [...plainLetters(word)].every((letter) => letters.includes(letter)));
  while (letters.length > 1 && isSpelled()) letters.pop();
  return letters;
}

/** Words to guess first that are none of the words at hand, so that the second can always be tried. */
export const OPENERS: Readonly<Record<Language, readonly string[]>> = {
  en: ["STARE", "COULD"],
  de: ["RATEN", "SOLCH"],
  es: ["TRAES", "PODIO"],
  fr: ["AIRES", "COUPS"],
  pt: ["SERIA", "TOMOU"],
};

/** First moves of the games of this group. */
export const WORD_MOVES = {
  wheel: (_block, scene) => [tap("button", scene.say("spin")), wait(4800)],
  hangman: (block, scene) => taps(safeLetters(block, scene), 700),
  wordGuess: (block, scene) => {
    const own = guessableWords(rowWords(block, scene));
    const guesses = own.length > 0 ? own.slice(0, 1) : OPENERS[scene.spec.identity.language];
    return guesses.flatMap((word) => [...taps([...word], 150), tap("button", scene.say("enterWord")), wait(900)]);
  },
  typing: (block, scene) => {
    const text = firstText(block, scene);
    // Not to its end: one sees it being typed, not how it ended.
    return [type(scene.say("typeHere"), text.slice(0, Math.min(48, text.length - 1))), wait(2500)];
  },
  bingo: (block, scene) => [
    ...tapOften(scene.say("callWord"), 2, 500),
    ...Array.from(
      { length: sideFor(rowWords(block, scene).length || block.pieces?.length || 75) },
      (_, at) => at + 1,
    ).flatMap((n) => [
      // The whole of a field's name depends on what the card holds.
      tap("button", scene.say("bingoCell", { n, name: "" }).trim(), { exact: false }),
      wait(400),
    ]),
  ],
  lots: (_block, scene) => tapOften(scene.say("drawName"), 3, 1000),
  dice: (_block, scene) => tapOften(scene.say("roll"), 3, 1100),
  colorSort: (_block, scene) => tapOften(scene.say("showMove"), 6, 600),
  // The first sums of a round are always the same.
  sums: (_block, scene) => [...taps([scene.say("start"), "5", "8", "6"], 700), wait(700)],
  scramble: (_block, scene) => tapOften(scene.say("hintLetter"), 4, 800),
  wordSearch: (_block, scene) => tapOften(scene.say("showWord"), 3, 1000),
  rockPaperScissors: (block, scene) => {
    const names = ["rock", "paper", "scissors"].map((key, at) => block.pieces?.[at]?.label ?? scene.say(key));
    return taps(names, 1100);
  },
  coinFlip: (block, scene) =>
    taps([block.pieces?.[0]?.label ?? scene.say("heads"), block.pieces?.[1]?.label ?? scene.say("tails")], 1900),
  // Of one life alone only one guess is sure.
  higherLower: (block, scene) => [
    wait(600),
    ...taps(block.level === "hard" ? [scene.say("higher")] : [scene.say("higher"), scene.say("lower")], 1300),
  ],
} as const satisfies Partial<Record<GameBlock["game"], Moves>>;
