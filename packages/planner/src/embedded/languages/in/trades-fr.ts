import { makeTradeWords } from "../make-trade-words.ts";

/** What lines of work are spoken of in French; builds for browsers hold the result. */
export const TRADE_WORDS = makeTradeWords("fr");
