/** Languages that words and texts are at hand in. */
export type Language = "en" | "de" | "es" | "fr" | "pt";

/** A text in capitals without accents: 'café' as 'CAFE'. */
export function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase().replaceAll("Œ", "OE").replaceAll("Æ", "AE");
}

/** Those of some words that are one word of plain letters alone and so long, each once, in capitals. */
export function lettersOnly(words: readonly string[], shortest: number, longest: number): string[] {
  const plain = words.map((word) => plainLetters(word.trim()));
  return [...new Set(plain)].filter(
    (word) => /^[A-Z]+$/.test(word) && word.length >= shortest && word.length <= longest,
  );
}
