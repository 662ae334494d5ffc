/** What a text is made of. */
export interface TextCount {
  words: number;
  characters: number;
  /** Without blanks. */
  letters: number;
  sentences: number;
  paragraphs: number;
  /** Minutes that reading takes, at 238 words a minute (Brysbaert 2019, silent reading of English prose). */
  minutes: number;
}

const WORDS_A_MINUTE = 238;

/** Counts a text by the rules of its language. */
export function countText(text: string, language: string): TextCount {
  const parts = (granularity: "word" | "sentence" | "grapheme") => [
    ...new Intl.Segmenter(language, { granularity }).segment(text),
  ];
  const words = parts("word").filter(({ isWordLike }) => isWordLike === true).length;
  const signs = parts("grapheme");
  return {
    words,
    characters: signs.length,
    letters: signs.filter(({ segment }) => segment.trim() !== "").length,
    sentences: parts("sentence").filter(({ segment }) => segment.trim() !== "").length,
    paragraphs: text.split(/\n\s*\n/).filter((part) => part.trim() !== "").length,
    minutes: words / WORDS_A_MINUTE,
  };
}

/** The words that come most often, each with how often, without those of three letters and less. */
export function frequentWords(text: string, language: string, most: number): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    const word = segment.toLocaleLowerCase(language);
    if (isWordLike === true && word.length > 3) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, most);
}
