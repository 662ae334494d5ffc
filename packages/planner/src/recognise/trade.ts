import type { Blueprint, BlueprintThing } from "@sayhey/blueprints";

/** A thing of a line of work. */
export interface TradeThing extends BlueprintThing {
  /** Its rows have the names of their fields with them: `Title | field=value`. */
  isFilled?: true;
}

/** A line of work as the design needs it: a blueprint, or a pattern with the text's own words in it. */
export interface Trade extends Pick<Blueprint, "id" | "icon" | "forms" | "jobs"> {
  things: readonly TradeThing[];
  /** What practitioners call it; a pattern has no name. */
  name?: string;
  /** The folder of its blueprint. */
  sector?: string;
  /** Who uses it, in the plural; nobody in a pattern. */
  people?: Blueprint["people"];
  site?: Blueprint["site"];
  words: Pick<Blueprint["words"], "tagline" | "itch" | "promise" | "pov"> & Partial<Blueprint["words"]>;
}

/** The line of work a text is about, and why. */
export interface ChosenTrade {
  trade: Trade;
  score: number;
  evidence: string[];
  /** Things of it that the text names, by id. */
  named: ReadonlySet<string>;
  /** What the app is called, where the text calls it after another's product. */
  givenName?: string;
}
