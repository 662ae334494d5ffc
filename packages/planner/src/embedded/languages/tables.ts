import type { Foreign } from "./foreign.ts";
import type { Tables, TradeWords } from "./table-shapes.ts";

const LOADERS: Record<Foreign, () => Promise<{ TABLES: Tables }>> = {
  de: () => import("./in/de.ts"),
  es: () => import("./in/es.ts"),
  fr: () => import("./in/fr.ts"),
  pt: () => import("./in/pt.ts"),
};
const loaded = new Map<Foreign, Tables>();

/** Loads the words of a language, once; some 90 kB compressed, in a file of their own. English has all it needs. */
export async function loadLanguage(language: Foreign | "en"): Promise<void> {
  if (language !== "en" && !loaded.has(language)) loaded.set(language, (await LOADERS[language]()).TABLES);
}

/**
 * The words of a language.
 * @throws TypeError when they are not loaded
 */
export function tablesOf(language: Foreign): Tables {
  const tables = loaded.get(language);
  if (!tables) throw new TypeError(`The words of the language ${language} are not loaded: loadLanguageOf(idea) first.`);
  return tables;
}

const TRADE_LOADERS: Record<Foreign, () => Promise<{ TRADE_WORDS: TradeWords }>> = {
  de: () => import("./in/trades-de.ts"),
  es: () => import("./in/trades-es.ts"),
  fr: () => import("./in/trades-fr.ts"),
  pt: () => import("./in/trades-pt.ts"),
};
const loadedTrades = new Map<Foreign, TradeWords>();

/** Loads what lines of work are spoken of in a language, once; in a file of its own. English has it in the lines of work. */
export async function loadTradeWords(language: Foreign | "en"): Promise<void> {
  if (language !== "en" && !loadedTrades.has(language))
    loadedTrades.set(language, (await TRADE_LOADERS[language]()).TRADE_WORDS);
}

/** What lines of work are spoken of in a language, where that is loaded. */
export const tradeWordsOf = (language: Foreign): TradeWords | undefined => loadedTrades.get(language);
