import type { Brief } from "../brief/brief.ts";
import type { Reading } from "./reading.ts";
import { tradeThings } from "./trade-things.ts";
import type { ChosenTrade, Trade } from "./trade.ts";

/** Games that one plays on a screen, by their own names. */
const NAMED =
  /\b(?:snake|tetris|2048|sudoku|minesweeper|tic[- ]?tac[- ]?toe|noughts and crosses|connect (?:four|4)|hangman|solitaire|pong|breakout|asteroids|platformer|space invaders|flappy \w+|blackjack|wordle|whack[- ]a[- ]\w+|memory(?: card)? game|typing (?:race|game)|(?:chess|draughts|checkers|poker) (?:against|with|vs|versus) (?:the |a )?(?:computer|machine|ai|bots?))\b/i;
/** 'A game about otters', 'my own racing game'. */
const GAME = /\bgame(?:$|\s*[.,:;!?(]|\s(?:about|with|where|for|but|in|that|like|to)\b)/i;
/** What is kept of games, or said about them: no game is meant. */
const ABOUT_GAMES =
  /\b(?:track\w*|log|diary|collection|collect\w*|night|club|group|library|shop|store|book\w*|rent\w*|lend\w*|tournament|league|review\w*|backlog|trivia|quiz|practi[cs]\w*|spelling|vocabulary|learn\w*|homework|cards?|bingo|team|season|match|fixtures?|tickets?|organi[sz]e\w*|schedul\w*|plan\w*|community|forum|wiki|guide)\b/i;

/** Whether a text asks for a game to be played, and for nothing that is kept of games. */
export const isPlayed = ({ text }: Brief): boolean =>
  (NAMED.test(text) || GAME.test(text.split("\n")[0] ?? text)) && !ABOUT_GAMES.test(text.replace(NAMED, ""));

/** What is left to keep of a game as long as no block plays it: who got how far. */
const SCORES: Trade = {
  id: "gameScores",
  icon: "gamepad-2",
  forms: ["tracker"],
  things: [
    {
      id: "score",
      use: "core",
      role: "log",
      icon: "trophy",
      names: "score|scores",
      also: "",
      fields:
        "Round: text\nPlayer: text @people\nPoints: number 120..4800\nLevel: number 1..12\nPlayed on: date -14..0\nTook: duration 2..25\nRemarks: longText",
      cells: "player points level playedOn took remarks",
      rows: "Kitchen table|Ada|3180|9|@0|14|New best\nOn the train|Bo|2240|7|@0|11|\nAfter lunch|Ines|2960|8|@-1|13|\nWarm-up|Ada|1410|5|@-1|6|Too fast at the start\nRainy Sunday|Tomas|4120|11|@-3|21|Best so far\nOne more|Bo|1870|6|@-4|9|\nFirst try|Mei|640|3|@-6|4|\nRevenge|Mei|2510|7|@-5|12|",
    },
  ],
  jobs: "rank score.points\nkeep score\nchart score.points",
  words: {
    tagline: "Who got how far, and when.",
    itch: "Who has the best score?",
    promise: "Every score in one place",
    pov: "POV: new best, and proof of it",
  },
};

/** A reading of a game as its scores. */
export function scoresOf(reading: Reading): Reading {
  const { brief } = reading;
  const [named = brief.subject] = NAMED.exec(brief.text) ?? [];
  const trade: ChosenTrade = { trade: SCORES, score: 0, evidence: [], named: new Set() };
  const things = tradeThings(trade, [], "game").map(({ thing }) => thing);
  const subject = named === "" ? "game" : named.toLowerCase();
  return { ...reading, form: "game", brief: { ...brief, subject }, about: new Map(), trade, things };
}
