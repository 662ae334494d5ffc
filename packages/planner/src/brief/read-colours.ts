import { colourAt } from "./colour-names.ts";

/** Parts of a screen that a colour is asked for. */
type ColourRole = "ground" | "accent" | "ink";

/** Colours a text asks for by where they are to be seen, as `#rrggbb`. */
export type AskedColours = Partial<Record<ColourRole, string>>;

/** Words for the parts of a screen; the last word of a phrase decides: 'button background' is the ground. */
const ROLES: Readonly<Record<ColourRole, string>> = {
  ground: "background backgrounds backdrop layout canvas base bg hintergrund fondo fundo fond arriereplan",
  accent:
    "component components element elements button buttons control controls widget widgets ui accent accents block blocks card cards " +
    "interface highlight highlights visuals pieces piece links icons buttonfarbe akzent akzente schaltflachen knopfe botones boutons botoes acento",
  ink: "text texts font fonts typography schrift texto texte",
};
const ROLE_OF = new Map(
  Object.entries(ROLES).flatMap(([role, words]) => words.split(" ").map((word) => [word, role as ColourRole])),
);
/** Whether a text speaks of its look at all: a 'green card' or 'red cards in soccer' is no wish for colours. */
const LOOK_WORDS =
  /\b(?:backgrounds?|backdrop|colou?rs?|colou?red|theme|themed|layout|styl(?:e|es|ing)|canvas|ui|palette|design|hintergrund|farben?|fondo|fundo|fond|couleurs?|colores|cores|cor)\b/;

/** A sentence of a text as folded words, with where it lies. */
interface Sentence {
  words: readonly string[];
  from: number;
  to: number;
}

/** Colours by role, and the spans of text that speak of nothing but the look. */
export interface ReadColours {
  colours: AskedColours;
  /** From and to of each such sentence, in characters. */
  spans: readonly (readonly [number, number])[];
}

/**
 * Reads colours by role: 'melon for the background and tomato for all components', 'a lavender background with indigo buttons'.
 * Of two wishes for one role the last holds, as a person corrects themselves.
 */
export function readColours(text: string): ReadColours {
  const colours: AskedColours = {};
  const spans: (readonly [number, number])[] = [];
  for (const { words, from, to } of sentencesOf(text)) {
    const marks = marksOf(words);
    if (!marks.some(({ hex }) => hex !== undefined) || !LOOK_WORDS.test(words.join(" "))) continue;
    const found = pair(withoutVague(marks, words), words);
    if (found.length === 0) continue;
    for (const { role, hex } of found) colours[role] = hex;
    if (isLookOnly(words, marks)) spans.push([from, to]);
  }
  return { colours, spans };
}

/** A text without the sentences that speak of nothing but its look; whole where nothing else would be left. */
export function withoutLook(text: string): string {
  const { spans } = readColours(text);
  const rest = spans.reduceRight((left, [from, to]) => left.slice(0, from) + left.slice(to), text).trim();
  return rest === "" ? text : rest;
}

/** A colour or a part of the screen, and the word it stands at. */
interface Mark {
  at: number;
  length: number;
  hex?: string;
  role?: ColourRole;
}

function marksOf(words: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const colour = colourAt(words, at);
    const role = ROLE_OF.get(words[at] ?? "");
    if (colour !== undefined) {
      marks.push({ at, length: colour.length, hex: colour.hex });
      at += colour.length - 1;
    } else if (role !== undefined) {
      const before = marks.at(-1);
      // 'UI blocks', 'component cards', 'background layout': one part, named twice.
      if (before?.role !== undefined && before.at + before.length === at)
        Object.assign(before, { length: before.length + 1 });
      else marks.push({ at, length: 1, role });
    }
  }
  return marks;
}

/** Parts that hold others: 'the layout with azure in the background' asks for one ground, not for two. */
const VAGUE = new Set(["layout", "base", "canvas", "ui", "interface", "design"]);

/** Without the parts that hold others, where the others of the same role are named. */
function withoutVague(marks: readonly Mark[], words: readonly string[]): Mark[] {
  const isVague = ({ at, length }: Mark): boolean => length === 1 && VAGUE.has(words[at] ?? "");
  return marks.filter(
    (mark) => !isVague(mark) || !marks.some((other) => other.role === mark.role && other !== mark && !isVague(other)),
  );
}

/** Behind a colour these lead to what it is for. */
const LEADS_ON = new Set(["to", "for", "on", "as", "across", "auf", "para", "pour", "sur"]);

/** Whether what is asked for stands before what it is asked for throughout, or the other way round; else the nearest of each. */
function pair(marks: readonly Mark[], words: readonly string[]): { role: ColourRole; hex: string }[] {
  const order = marks.map(({ hex }) => (hex === undefined ? "R" : "C")).join("");
  const step = /^(?:CR+)+$/.test(order) ? -1 : /^(?:R+C)+$/.test(order) ? 1 : 0;
  return marks.flatMap(({ role }, index) => {
    if (role === undefined) return [];
    // 'Opal to the background and indigo to all components', where nobody knows opal: indigo is for what follows it.
    const before = marks[index + 1];
    if (order === "RCR" && index === 0 && before !== undefined && LEADS_ON.has(words[before.at + before.length] ?? ""))
      return [];
    if (step === 0) return nearest(marks, index, role);
    for (let other = index; other >= 0 && other < marks.length; other += step) {
      const hex = marks[other]?.hex;
      if (hex !== undefined) return [{ role, hex }];
    }
    return [];
  });
}

function nearest(marks: readonly Mark[], index: number, role: ColourRole): { role: ColourRole; hex: string }[] {
  const here = marks[index];
  if (here === undefined) return [];
  const gap = (mark: Mark): number =>
    mark.at < here.at ? here.at - (mark.at + mark.length) : mark.at - (here.at + here.length);
  const beside = [marks[index - 1], marks[index + 1]].filter((mark) => mark?.hex !== undefined) as Mark[];
  const [best] = beside.toSorted((a, b) => gap(a) - gap(b));
  return best?.hex === undefined ? [] : [{ role, hex: best.hex }];
}

/** Words that a sentence about the look is made of, besides colours and parts of the screen. */
const FRAME = new Set(
  (
    "a accented all and any apply as assign at be by choose color colors coloring colour colours colouring complement component configure " +
    "content deck define declare decorate default design detail details establish every fill for form from global have highlight highlighted hue implement in interactive " +
    "initialize into is it its keep layer let main make of on outer overall page pages paint pick please primary put render screen " +
    "screens secondary select set should site specify style styled styles styling tone the their them theme then to tone use used using visible visual visuals " +
    "website wall walls while with your app application body whole entire container web item items section sections"
  ).split(" "),
);

const isLookOnly = (words: readonly string[], marks: readonly Mark[]): boolean =>
  words.every((word, at) => FRAME.has(word) || marks.some((mark) => at >= mark.at && at < mark.at + mark.length));

/** Parts of a screen that nothing else is called in an app's text. */
const PLAIN_PARTS = new Set(
  "background backgrounds backdrop component components element elements layout canvas ui visuals theme".split(" "),
);
/** Words of a color that nobody knows: morning mist. */
const MOST_UNKNOWN = 2;

/** Whether a piece of a sentence is a wish for the look: 'sienna for all components', 'use a morning mist background'. */
export function isLookWish(piece: string): boolean {
  return sentencesOf(piece).every(({ words }) => {
    const marks = marksOf(words);
    const hasBoth = marks.some(({ hex }) => hex !== undefined) && marks.some(({ role }) => role !== undefined);
    if (hasBoth && isLookOnly(words, marks)) return true;
    const unknown = words.filter(
      (word, at) => !FRAME.has(word) && !marks.some((mark) => at >= mark.at && at < mark.at + mark.length),
    );
    return words.some((word) => PLAIN_PARTS.has(word)) && unknown.length <= MOST_UNKNOWN;
  });
}

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { 0: sentence, index: from } of text.matchAll(/(?:[^.!?\n]|[.!?](?=\S))+[.!?\n]*/g)) {
    const words = sentence
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/#[\da-f]{6}\b|#[\da-f]{3}\b|[\p{L}\p{N}]+/gu);
    if (words !== null) sentences.push({ words, from, to: from + sentence.length });
  }
  return sentences;
}
