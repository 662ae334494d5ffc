import { singularOf } from "../embedded/inflect.ts";

/** Words that say nothing about a subject. */
const EMPTY = new Set(
  (
    "a an the of for and or to in on at by with from my our your their his her its this that these those i we you they he she it us me who which what " +
    "is are was were be been has have had do does did can could should would will want wants wanted need needs like would just so very really some any all " +
    "small big new own little simple easy app application website web site system platform software tool online people thing things stuff place " +
    "way please im ive id dont not no yes ok one two three four five per each every about into up out off over as if but then than when where how there here get got"
  ).split(" "),
);

/** Their ending is none: a letter lets nothing. */
const WHOLE = new Set(
  "letter butter matter better dinner summer ladder copper pepper rubber manner banner hammer number member order paper corner butcher".split(
    " ",
  ),
);

/** What 'tuner', 'tuning', 'tunes' and 'tuned' share: good enough to compare words with, not to be read. */
export function stem(word: string): string {
  const one = singularOf(word.toLowerCase().replace(/['’]s?$/, ""));
  if (WHOLE.has(one)) return one;
  const bare = one.replace(/(?:eries|ery|ers|er|ings|ing|ists|ist|ions|ion|ed|or|al|s)$/, "");
  const kept = bare.length >= 3 ? bare : one;
  return kept.length > 3 ? kept.replace(/(.)\1$/, "$1").replace(/[ey]$/, "") : kept;
}

/** A word with its stem and where it stands among all words. */
export interface Stem {
  word: string;
  stem: string;
  at: number;
}

/** The words of a text that may say what it is about, in order. */
export function stemsIn(text: string): Stem[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? []).flatMap((word, at) => {
    const plain = word.replaceAll(/['’]/g, "");
    return EMPTY.has(plain) ? [] : [{ word: singularOf(plain), stem: stem(word), at }];
  });
}
