import type { Reading } from "../recognise/reading.ts";
import { tradeThings } from "../recognise/trade-things.ts";
import type { ChosenTrade, Trade, TradeThing } from "../recognise/trade.ts";
import type { Ask } from "./ask.ts";

/** Who answered what; empty until somebody does. */
export const RESPONSE: TradeThing = {
  id: "response",
  use: "core",
  role: "log",
  icon: "inbox",
  names: "response|responses",
  also: "",
  fields: "Name: text\nSent: dateTime -14..0\nPoints: number\nResult: text\nAnswers: lines",
  cells: "sent",
  rows: "",
};

const WORDS = {
  quiz: ["Play it through, see how much you know.", "How much do you know?", "Test what you know"],
  exam: ["Sit it, hand it in, see what is right.", "Ready for the real one?", "Know before the exam"],
  personality: ["A few questions, one answer about you.", "Which one are you?", "Find out which one you are"],
  survey: ["A few questions, answers you can act on.", "What do people really think?", "Hear what people think"],
  assessment: ["A few honest answers, a clear picture.", "How are you really doing?", "See where you stand"],
} as const;

/** A reading of a quiz, an exam or a survey: what is asked, and what is kept of it. */
export function asksOf(reading: Reading, ask: Ask): Reading {
  const { mode } = ask.block;
  const [tagline, itch, promise] = WORDS[mode];
  const form = mode === "survey" || mode === "assessment" ? "survey" : "quiz";
  const trade: Trade = {
    id: "questions",
    icon: ask.icon,
    forms: ["tool"],
    things: [RESPONSE],
    jobs: "",
    words: { tagline, itch, promise, pov: `POV: ${promise.toLowerCase()}` },
  };
  const chosen: ChosenTrade = { trade, score: 0, evidence: [], named: new Set(), givenName: ask.name };
  return {
    ...reading,
    form,
    isTitle: true,
    titleAbout: "",
    about: new Map(),
    trade: chosen,
    things: tradeThings(chosen, [], form).map(({ thing }) => thing),
    ask,
  };
}
