import type { Foreign } from "./foreign.ts";
import { COLUMN, columnOf } from "./make-tables.ts";
import type { TradeWords } from "./table-shapes.ts";
import { TRADE_LABELS } from "./data/trade-labels.ts";
import { TRADE_NAMES } from "./data/trade-names.ts";
import { TRADE_OPTIONS } from "./data/trade-options.ts";
import { TRADE_TITLES } from "./data/trade-titles.ts";

/** What the word lists of lines of work have in a language. */
export function makeTradeWords(language: Foreign): TradeWords {
  const own = (text: string): string => columnOf(text, COLUMN[language]);
  return { nouns: own(TRADE_NAMES), labels: own(TRADE_LABELS), options: own(TRADE_OPTIONS), copy: own(TRADE_TITLES) };
}
