import type { GeneratorSet } from "./sets.ts";
import { GENERATORS_A_C } from "./generators-a-c.ts";
import { GENERATORS_D_H } from "./generators-d-h.ts";
import { GENERATORS_I_Q } from "./generators-i-q.ts";
import { GENERATORS_R_S } from "./generators-r-s.ts";
import { GENERATORS_T_Z } from "./generators-t-z.ts";

/** All kinds of generators with what they draw from. */
export const GENERATOR_SETS: readonly GeneratorSet[] = [
  ...GENERATORS_A_C,
  ...GENERATORS_D_H,
  ...GENERATORS_I_Q,
  ...GENERATORS_R_S,
  ...GENERATORS_T_Z,
];
