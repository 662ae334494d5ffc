import { stemsOf, type Grammar, type KnownWords } from "./ask-grammar.ts";
import type { ReadySource } from "./ask-source.ts";
import { Question, type Mended } from "./ask-tokens.ts";

/** Something that can be found: a row, or what a page says. */
export interface Passage {
  id: string;
  kind: "answer" | "text" | "row";
  title: string;
  text: string;
}

/** A passage and how much of the question it is about, from 0 to 1. */
export interface Found {
  passage: Passage;
  /** Share of what the question says that the passage has, rare words counting more. */
  share: number;
  /** Share of the passage's title that the question has. */
  titleShare: number;
  score: number;
}

/** Finds passages by their words. */
export type FindPassages = (question: string) => { found: Found[]; mended: readonly Mended[] };

const MOST_WORDS = 24;
const MOST_FOUND = 6;
/** Passages that have less of what is asked are about something else. */
const LEAST_SHARE = 0.4;
/** Weights of BM25 (Robertson and Zaragoza 2009): how soon a word that repeats stops counting, and how much long texts lose. */
const SATURATION = 1.2;
const LENGTH = 0.7;
/** A word in a title is worth so many in the text. */
const TITLE = 3;

/** Makes passages findable by the stems of their words, words that mean the same and words that begin so. */
export function indexPassages(passages: readonly Passage[], grammar: Grammar, known: KnownWords): FindPassages {
  const titles = new Map<string, ReadonlySet<string>>();
  const lengths = new Map<string, number>();
  const places = new Map<string, Map<string, number>>();
  for (const { id, title, text } of passages) {
    const [head, body] = [stemsOf(title, grammar), stemsOf(text, grammar)];
    titles.set(id, new Set(head.filter((stem) => !grammar.stop.has(stem))));
    lengths.set(id, head.length + body.length);
    for (const [stems, worth] of [
      [head, TITLE],
      [body, 1],
    ] as const)
      for (const stem of stems) {
        const at = places.get(stem) ?? new Map<string, number>();
        at.set(id, (at.get(id) ?? 0) + worth);
        places.set(stem, at);
      }
  }
  const usual = [...lengths.values()].reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));

  /** How often a word, or one that stands for it, is in each passage. */
  const lookUp = (stem: string): Map<string, number> => {
    const others = [...places.keys()].filter((each) => stem.length > 3 && each.startsWith(stem) && each !== stem);
    const counts = new Map<string, number>();
    for (const [each, worth] of [
      [stem, 1],
      ...(grammar.same.get(stem) ?? []).map((same) => [same, 0.8]),
      ...others.map((other) => [other, 0.6]),
    ] as [string, number][])
      for (const [id, count] of places.get(each) ?? []) counts.set(id, Math.max(counts.get(id) ?? 0, count * worth));
    return counts;
  };

  return (question) => {
    const read = new Question(question, grammar, known);
    const tokens = read.tokens.filter(({ isStop }) => !isStop);
    const asked = [...new Set(tokens.map(({ stem }) => stem))].slice(0, MOST_WORDS);
    const found = new Map<string, { weight: number; score: number }>();
    let whole = 0;
    for (const stem of asked) {
      const counts = lookUp(stem);
      const weight = Math.log(1 + (passages.length + 1) / (Math.max(1, counts.size) + 0.5));
      whole += weight;
      for (const [id, count] of counts) {
        const before = found.get(id) ?? { weight: 0, score: 0 };
        const long = 1 - LENGTH + (LENGTH * (lengths.get(id) ?? 0)) / Math.max(1, usual);
        const score = (weight * count * (SATURATION + 1)) / (count + SATURATION * long);
        found.set(id, { weight: before.weight + weight, score: before.score + score });
      }
    }
    const meant = new Set(asked.flatMap((stem) => [stem, ...(grammar.same.get(stem) ?? [])]));
    const passagesFound = [...found]
      .flatMap(([id, { weight, score }]): Found[] => {
        const passage = byId.get(id);
        const title = [...(titles.get(id) ?? [])];
        const titleShare = title.filter((stem) => meant.has(stem)).length / Math.max(1, title.length);
        return passage === undefined ? [] : [{ passage, share: weight / whole, titleShare, score }];
      })
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((a, b) => b.share - a.share || b.score - a.score)
      .slice(0, MOST_FOUND);
    return { found: passagesFound, mended: read.mended };
  };
}

/** The rows of a source as passages: each with what it says, or as a question with its answer. */
export function rowPassages({ entity, rows, told, say, answerField }: ReadySource): Passage[] {
  const title = told.find(({ id }) => id === entity.titleField);
  const answer = told.find(({ id }) => id === answerField);
  return rows.map((row) => {
    const id = `${entity.id}/${row.id}`;
    const name = title === undefined ? entity.name : say(title, row);
    const answered = answer === undefined ? "" : say(answer, row);
    if (answered !== "") return { id, kind: "answer", title: name, text: answered };
    const facts = told
      .filter((field) => field !== title && field.type !== "image" && field.type !== "colour")
      .map((field) => ({ name: field.name, text: say(field, row) }))
      .filter(({ text }) => text !== "");
    return { id, kind: "row", title: name, text: facts.map((fact) => `${fact.name}: ${fact.text}`).join("\n") };
  });
}
