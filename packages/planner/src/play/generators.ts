import { GENERATORS_A_C } from "./generators-a-c.ts";
import { GENERATORS_D_H } from "./generators-d-h.ts";
import { GENERATORS_I_Q } from "./generators-i-q.ts";
import { GENERATORS_R_S } from "./generators-r-s.ts";
import { GENERATORS_T_Z } from "./generators-t-z.ts";

/** What a generator draws from: one entry of each group makes a result. */
export interface GeneratorSet {
  id: string;
  /** Finds the kind in what someone wrote, in lower case. */
  says: RegExp;
  title: string;
  /** What one entry is called, and several of them. */
  thing: string;
  things: string;
  /** Entries by group, separated by `|`; any of them goes with any of the other groups. */
  groups: Readonly<Record<string, string>>;
}

/** All kinds of generators with what they draw from. */
export const GENERATOR_SETS: readonly GeneratorSet[] = [
  ...GENERATORS_A_C,
  ...GENERATORS_D_H,
  ...GENERATORS_I_Q,
  ...GENERATORS_R_S,
  ...GENERATORS_T_Z,
];
