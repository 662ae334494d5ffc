import type { Condition, Entity, Field, Language } from "@sayhey/appspec";
import type { Form } from "../brief/brief.ts";
import type { NewBlock } from "../embedded/app-draft.ts";
import type { RowAction } from "../design/together-blocks.ts";
import type { Trade } from "../recognise/trade.ts";

/** A value of a sample row; a relation says the title of the row it points at. */
export type Cell = string | number | boolean | readonly string[] | undefined;

/** A thing that an activity keeps, with its rules and sample rows. */
export interface ActivityEntity {
  id: string;
  name: string;
  plural: string;
  icon: string;
  /** The first is the title; lines as `field-line.ts` reads them, or whole fields where a line cannot hold them. */
  fields: readonly (string | Field | undefined)[];
  rows: readonly Readonly<Record<string, Cell>>[];
  limits?: Entity["limits"];
  effects?: Entity["effects"];
  /** What can be done on the page of one row. */
  actions?: readonly RowAction[];
  /** Fields of that page, where some of them are only steps of a sum. */
  hides?: readonly string[];
}

/** A page of the navigation; what is undefined is left out. */
interface ActivityPage {
  title: string;
  icon: string;
  blocks: readonly (NewBlock | undefined)[];
}

/** The app of an activity: what it keeps, how it is laid out, and what it says of itself. */
export interface Activity {
  id: string;
  name: string;
  icon: string;
  form: Form;
  words: Pick<Trade["words"], "tagline" | "itch" | "promise" | "pov">;
  entities: readonly ActivityEntity[];
  pages: readonly ActivityPage[];
  /** What the text asks for and no rule can do, or was taken for granted. */
  notes?: readonly string[];
}

/** A text that asks for an app, as activities read it. */
export interface ActivityText {
  text: string;
  lower: string;
  givenName?: string | undefined;
  /** The language of the text; English where it is absent. */
  language?: Language;
}

/** A kind of activity: how people ask for it, and what is made of it. */
export interface ActivityKind {
  id: string;
  /** In a text of a few words, anywhere. */
  few?: RegExp;
  /** In the first sentence of a longer text, once its opening is gone. */
  head?: RegExp;
  /** Anywhere in a longer text. */
  anywhere?: RegExp;
  /** Something else that has the same words. */
  not?: RegExp;
  /** It reads the fields that a text lists itself. */
  readsFields?: boolean;
  /** A line of work that is called by just these words knows more of it. */
  yields?: true;
  /** Undefined where the text turns out to be about something else. */
  make(text: ActivityText): Activity | undefined;
}

/** Conditions of blocks, rollups and limits. */
export const when = {
  eq: (field: string, value: string | number | boolean): Condition => ({ field, is: "eq", value }),
  ne: (field: string, value: string | number | boolean): Condition => ({ field, is: "ne", value }),
  lt: (field: string, value: string | number): Condition => ({ field, is: "lt", value }),
  lte: (field: string, value: string | number): Condition => ({ field, is: "lte", value }),
  gt: (field: string, value: string | number): Condition => ({ field, is: "gt", value }),
  gte: (field: string, value: string | number): Condition => ({ field, is: "gte", value }),
  empty: (field: string): Condition => ({ field, is: "empty" }),
  filled: (field: string): Condition => ({ field, is: "filled" }),
} as const;
