import type { Ask, Grammar, KnownWords } from "./ask-grammar.ts";
import { nearestWord, stemOf, wordsOf } from "./ask-words.ts";

/** A word of a question. */
export interface Token {
  /** As it was written, folded. */
  word: string;
  stem: string;
  /** It says nothing by itself. */
  isStop: boolean;
  isUsed: boolean;
}

/** What was taken for a typing mistake, and for what. */
export interface Mended {
  word: string;
  meant: string;
}

/** Most words of a question that are read. */
const MOST_WORDS = 200;

/** A question word by word, with typing mistakes put right where `known` has the word that was meant. */
export class Question {
  readonly tokens: Token[];
  readonly mended: Mended[] = [];
  private readonly grammar: Grammar;

  constructor(text: string, grammar: Grammar, known: KnownWords = new Map()) {
    this.grammar = grammar;
    this.tokens = wordsOf(text)
      .slice(0, MOST_WORDS)
      .map((word) => {
        const stem = stemOf(word, grammar.endings);
        const isStop = grammar.stop.has(stem);
        const meant =
          isStop || known.size === 0 || known.has(stem) || this.isOpposite(stem, known)
            ? stem
            : (nearestWord(word, stem, known.keys()) ?? stem);
        if (meant !== stem) this.mended.push({ word, meant: known.get(meant) ?? meant });
        return { word, stem: meant, isStop, isUsed: false };
      });
  }

  /** 'Unpaid' is a word where 'paid' is one. */
  private isOpposite(stem: string, known: KnownWords): boolean {
    return this.grammar.opposites.some((start) => stem.startsWith(start) && known.has(stem.slice(start.length)));
  }

  /** Where words stand one behind the other, none of them used, from `from` on; -1 where they do not. */
  find(stems: readonly string[], from = 0): number {
    if (stems.length === 0) return -1;
    for (let at = from; at + stems.length <= this.tokens.length; at++) {
      if (stems.every((stem, index) => this.isFree(at + index) && this.tokens[at + index]?.stem === stem)) return at;
    }
    return -1;
  }

  isFree(at: number): boolean {
    return this.tokens[at]?.isUsed === false;
  }

  /** Uses words up, so that they mean nothing else. */
  use(at: number, count: number): void {
    for (const token of this.tokens.slice(at, at + count)) token.isUsed = true;
  }

  /** Finds words and uses them up; where they stood, or -1. */
  take(stems: readonly string[]): number {
    const at = this.find(stems);
    if (at >= 0) this.use(at, stems.length);
    return at;
  }

  /** Takes the first way to say one of these parts that is there. */
  takeAny<A extends Ask>(...asks: readonly A[]): { ask: A; at: number; count: number } | undefined {
    const ways = asks
      .flatMap((ask) => this.grammar.says[ask].map((stems) => ({ ask, stems })))
      .sort((a, b) => b.stems.length - a.stems.length);
    for (const { ask, stems } of ways) {
      const at = this.take(stems);
      if (at >= 0) return { ask, at, count: stems.length };
    }
    return undefined;
  }

  /** Words that mean something and that nobody has made anything of. */
  left(): Token[] {
    return this.tokens.filter(({ isStop, isUsed }) => !isStop && !isUsed);
  }
}
