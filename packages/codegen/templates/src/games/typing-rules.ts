/** A text being typed: how far one is, every sign that was typed, and how many of those were wrong. */
export interface Typing {
  text: string;
  typed: string;
  signs: number;
  typos: number;
}

/** So many sentences make a text: the ones from a place on, around the end of the list to its beginning. */
export function textAt(sentences: readonly string[], from: number, count: number): string {
  return Array.from(
    { length: Math.min(count, sentences.length) },
    (_, index) => sentences[(from + index) % sentences.length] ?? "",
  ).join(" ");
}

/** A text at its beginning. */
export const startTyping = (text: string): Typing => ({ text, typed: "", signs: 0, typos: 0 });

/** Curly quotes are what phones type for straight ones; which of them stands in a text is all one. */
const straight = (sign: string | undefined): string | undefined => (sign === "’" || sign === "‘" ? "'" : sign);

/** Whether the sign at a place is the one that the text has there. */
export const isRightAt = ({ text, typed }: Pick<Typing, "text" | "typed">, index: number): boolean =>
  straight(typed[index]) === straight(text[index]);

/** What is typed now, in place of what was; signs that came anew count, wrong ones as typos even if they are taken back. */
export function typeInto(game: Typing, value: string): Typing {
  const typed = value.replaceAll("\n", " ").slice(0, game.text.length);
  let same = 0;
  while (same < typed.length && typed[same] === game.typed[same]) same++;
  const anew = Array.from({ length: typed.length - same }, (_, index) => same + index);
  const wrong = anew.filter((index) => !isRightAt({ text: game.text, typed }, index)).length;
  return { ...game, typed, signs: game.signs + anew.length, typos: game.typos + wrong };
}

/** Whether all of the text is there. */
export const isTyped = ({ text, typed }: Typing): boolean => typed.length >= text.length;

/** Words a minute, of five right signs each. */
export function wordsPerMinute(game: Typing, ms: number): number {
  if (ms < 500) return 0;
  const right = [...game.typed].filter((_, index) => isRightAt(game, index)).length;
  return Math.round(right / 5 / (ms / 60_000));
}

/** Percent of all signs typed that were right. */
export const accuracy = ({ signs, typos }: Typing): number =>
  signs === 0 ? 100 : Math.round(((signs - typos) / signs) * 100);
