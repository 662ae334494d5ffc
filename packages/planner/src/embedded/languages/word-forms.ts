import { fold } from "../fold.ts";
import type { Foreign } from "./foreign.ts";

/** No compound anybody types is longer; what is longer is no word. */
export const LONGEST_WORD = 36;
/** What German ends compounds with that name an app, so that the rest is the thing even when nobody knows it. */
export const HEADS =
  /(?:tagebuch|logbuch|buch|planer|plan|liste|verwaltung|kasse|borse|tracker|kalender|sammlung|verzeichnis|fuhrer|quiz|trainer|buchung|verleih|tausch|katalog|protokoll|turnier|liga|verein|gruppe|club|klub|kurs|treff|laden|finder|app)$/;
const LINKS = /(?:ens|en|es|er|n|s|e)$/;

/** Folded, with hyphens and apostrophes as gaps: what words of a language are looked up by. */
export function keyOf(text: string): string {
  return fold(text)
    .replace(/['’`-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a folded word may be a bent form of. */
export function stemsOf(word: string, language: Foreign): string[] {
  if (word.length < 4) return [];
  if (language === "de")
    return ["n", "s", "e", "en", "er", "es", "em"]
      .filter((end) => word.endsWith(end))
      .map((end) => word.slice(0, -end.length));
  const bare = word.replace(/(?:es|s)$/, "");
  return [
    word.slice(0, -1),
    bare,
    `${bare}s`,
    bare.replace(/a$/, "o"),
    bare.replace(/o$/, "a"),
    bare.replace(/e$/, ""),
    ...(language === "pt"
      ? [word.replace(/oes$/, "ao"), word.replace(/ais$/, "al"), word.replace(/eis$/, "el"), word.replace(/ns$/, "m")]
      : []),
    ...(language === "fr" ? [word.replace(/aux$/, "al"), word.replace(/ee$/, "e")] : []),
    ...(language === "es" ? [word.replace(/ces$/, "z")] : []),
  ].filter((stem) => stem.length > 2 && stem !== word);
}

/** Forms under which the first part of a German compound may be known. */
export function firstForms(part: string): string[] {
  return [part, part.replace(LINKS, ""), `${part}e`];
}

/** Forms under which the last part of a German compound may be known. */
export function lastForms(part: string): string[] {
  if (part.length < 3) return [];
  return part.length > 4 ? [part, part.replace(/(?:en|n|e|s)$/, "")] : [part];
}

/** Whether a folded word is a German compound of words one knows, or ends in one that names an app. */
export function isCompound(word: string, isKnown: (word: string) => boolean): boolean {
  if (word.length < 7 || word.length > LONGEST_WORD || word.includes(" ")) return false;
  for (let at = 3; at <= word.length - 3; at++) {
    const rest = word.slice(0, at);
    if (
      lastForms(word.slice(at)).some(isKnown) &&
      (firstForms(rest).some(isKnown) || (rest.length > 6 && isCompound(rest, isKnown)))
    )
      return true;
  }
  const head = HEADS.exec(word)?.[0];
  return head !== undefined && isKnown(head) && word.length - head.length >= 4;
}
