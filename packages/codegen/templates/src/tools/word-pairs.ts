/** A table out of words that follow each other: 'A .- B -...' is A to '.-' and B to '-...'. */
export function wordPairs(text: string): [string, string][] {
  const words = text.split(" ");
  return words.flatMap((word, index): [string, string][] => (index % 2 === 0 ? [[word, words[index + 1] ?? ""]] : []));
}
