/**
 * Which of the theme's colours a part takes: three accents, ink, paper. A direction may recolour or redraw all of them.
 */
export type Tone = "a" | "b" | "c" | "k" | "w";

/** A part of a drawing in a box of 100 by 100. With `line` it is a stroke of that width, else an area. */
export interface Part {
  tone: Tone;
  d: string;
  line?: number;
}

/** A thing drawn with a few flat parts, back to front. The first area is its silhouette. */
export type Glyph = readonly Part[];

/** An area. */
export const area = (tone: Tone, d: string): Part => ({ tone, d });
/** A stroke. */
export const stroke = (tone: Tone, d: string, line = 3): Part => ({ tone, d, line });
