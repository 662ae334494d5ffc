/** How something is counted or measured: the sign behind a number, and what one of it is called. */
export interface Unit {
  /** 'm²'; empty for what is merely counted. */
  sign: string;
  /** 'square meter', 'box'. */
  one: string;
}

/** Something of which there is a number: meters, boxes, hours. */
export interface Amount {
  kind: "amount";
  label: string;
  unit: Unit;
  /** For one of it; undefined where the text gives none. */
  price?: number;
  /** What the first of it cost together, where they cost something else: 'first hour 45, then 30'. */
  first?: { many: number; price: number };
  /** So many are free: 'km over 100 cost 0.25'. */
  free?: number;
  /** The words behind the rate say which of several rates it is: '4 per meter low'. */
  isKind?: true;
  /** The text asks what one costs, of what may be counted already. */
  isPriceOnly?: true;
  /** What is multiplied to get it: length and width of an area. */
  sides?: readonly string[];
  /** What each costs for one of something else as well: '8 per foot per month'. */
  times?: Unit;
}

/** One of several, each with its price where the text gives one. */
export interface Choice {
  kind: "choice";
  label: string;
  options: readonly { label: string; price?: number }[];
  /** What the prices are for one of; undefined for the job as a whole. */
  per?: Unit;
  /** It was put together of rates that the text tells apart by one word each. */
  isKind?: true;
  /** It was put together of prices in a row. */
  isRow?: true;
}

/** Something that is wanted or not. */
export interface Extra {
  kind: "extra";
  label: string;
  price?: number;
  /** The text says by a plus that it is added to others: of such there can be several. */
  isOnTop?: true;
  per?: Unit;
}

/** Per cent more or less on everything: always, where it is asked for, or from so many on. */
export interface Share {
  kind: "more" | "less";
  label: string;
  percent: number;
  /** Whether it is in every price, as a markup is. */
  isAlways?: true;
  /** From so much money, or from so many of what is counted by these words. */
  over?: { many: number; of: string };
}

/** A part of a price that is there whatever the job: a call-out fee. */
interface Base {
  kind: "base";
  label: string;
  price: number;
}

/** How often everything that is measured is done: coats of paint. */
interface Factor {
  kind: "factor";
  label: string;
}

export interface Minimum {
  kind: "minimum";
  price: number;
}

export interface Tax {
  kind: "tax";
  label: string;
  rate: number;
}

/** What a quote is put together from, as a text tells it. */
export type Part = Amount | Choice | Extra | Share | Base | Factor | Minimum | Tax;

/** What the thing is called that is worked out. */
export type QuoteNoun = "quote" | "estimate" | "price";
