/** A text as it is compared in a search: no capitals, no accents. */
export function plainText(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** How well a row fits a search, 0 when it does not: every word must be in the title or the rest; the title counts most. */
export function findScore(query: string, title: string, rest: string): number {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  const name = plainText(title);
  const other = plainText(rest);
  let score = 0;
  for (const word of words) {
    const at = name.indexOf(word);
    if (at === 0) score += 100;
    else if (at > 0) score += /[\p{L}\p{N}]/u.test(name[at - 1] ?? "") ? 40 : 70;
    else if (other.includes(word)) score += 10;
    else return 0;
  }
  return score;
}

/** A text cut into parts, those that match a word of the search marked. */
export function markMatches(query: string, text: string): { text: string; hit: boolean }[] {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  const letters = Array.from(text);
  // One plain letter per letter, so that places agree with the text as it is written.
  const plain = letters.map((letter) => Array.from(plainText(letter))[0] ?? letter).join("");
  const hits = letters.map(() => false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      hits.fill(
        true,
        Array.from(plain.slice(0, at)).length,
        Array.from(plain.slice(0, at)).length + Array.from(word).length,
      );
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last !== undefined && last.hit === hits[index]) last.text += letter;
    else parts.push({ text: letter, hit: hits[index] ?? false });
  });
  return parts;
}
