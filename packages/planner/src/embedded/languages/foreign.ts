import type { Language } from "@sayhey/appspec";

/** A language other than English, in which the planner writes everything. */
export type Foreign = Exclude<Language, "en">;

/** Grammatical gender. */
export type Gender = "m" | "f" | "n";

/** A noun as a dictionary has it. */
export interface Noun {
  one: string;
  many: string;
  gender: Gender;
}
