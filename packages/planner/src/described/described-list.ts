import type { ListedItem } from "../brief/listed-item.ts";

/** What a text lists as written down of something. */
export interface DescribedList {
  /** What it is of, in the singular; undefined where it is of whatever the text is about. */
  of: string | undefined;
  /** To what each belongs: 'repairs per flat'. */
  per?: string;
  fields: ListedItem[];
  /** Which part of what is listed could be read, 0 to 1. */
  read: number;
  /** Where in the text it stands: 0 at its head, 1 at its end. */
  at?: number;
  /** The sentence or point it stands in. */
  segment?: string;
  /** People hand it in: a form, a claim, a registration. */
  isHandedIn?: true;
  /** What that is called: a request. */
  handedInAs?: string;
  /** The text asks for a register or list of it. */
  isKeeping?: true;
  /** It is written down once in so long, of what the text is about. */
  isPeriod?: true;
  /** It is all that the text says. */
  isTitle?: true;
  /** How many there are, where the text counts them. */
  count?: number;
}
