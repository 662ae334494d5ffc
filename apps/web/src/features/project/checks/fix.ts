import type { Op } from "@sayhey/appspec";

/** One way to put a problem right. */
export type Fix =
  /** By ops; `reason` is for the history. */
  | { by: "ops"; label: string; ops: Op[]; reason: string }
  /** By giving a file back to the generator. */
  | { by: "restore"; label: string; path: string }
  /** By going to the place in the source. */
  | { by: "open"; label: string; path: string; line: number };
