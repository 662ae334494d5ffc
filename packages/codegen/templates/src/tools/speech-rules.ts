/** A part of a text that is read in one go; `at` is where it begins. */
export interface SpeechPart {
  text: string;
  at: number;
}

/** Longest part: some browsers fall silent in the middle of longer ones. */
const LONGEST = 220;

/** The sentences of a text, long ones cut at a blank. */
export function speechParts(text: string, language: string): SpeechPart[] {
  const parts: SpeechPart[] = [];
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    for (let from = 0; from < segment.length;) {
      const rest = segment.slice(from);
      const cut = rest.length <= LONGEST ? rest.length : rest.lastIndexOf(" ", LONGEST);
      const size = cut > 0 ? cut : LONGEST;
      if (rest.slice(0, size).trim() !== "") parts.push({ text: rest.slice(0, size), at: index + from });
      from += size;
    }
  }
  return parts;
}

/** What the tool needs of a voice. */
export interface VoiceFacts {
  name: string;
  lang: string;
  default: boolean;
}

/** Voices in the order to offer them: those of the language first, the standard voice before others. */
export function voicesFor<T extends VoiceFacts>(voices: readonly T[], language: string): T[] {
  const rank = (voice: T) => (voice.lang.toLowerCase().startsWith(language) ? 0 : 2) + (voice.default ? 0 : 1);
  return voices.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** Seconds that reading takes at the normal speed of most voices, 165 words a minute, times `rate`. */
export const secondsToSpeak = (text: string, rate: number): number =>
  ((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / (165 * rate)) * 60;
