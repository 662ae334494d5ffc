import type { Language } from "@sayhey/appspec";

/** One idea and what a sensible person expects to find in the app made of it. */
export interface Idea {
  text: string;
  /** The language the app is to be in; English when absent. */
  language?: Language;
  /**
   * What the app has to keep, as `name|synonym: field|synonym#type; field`. A leading `~` accepts a field of that name instead of an entity
   * of its own. Names are what people read, so they are in the app's language. The types are listed in `expectations.ts`.
   */
  things: readonly string[];
  /** What has to be possible: names out of `behaviours.ts`. `a|b` accepts either. */
  does: readonly string[];
  /** Words that must be read somewhere in the app: a place, an audience. `a|b` accepts either. */
  says?: readonly string[];
  /** What was asked not to be there: a behaviour, or a word in quotation marks that no name, title or heading may hold. */
  not?: readonly string[];
}
