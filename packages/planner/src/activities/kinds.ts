import type { ActivityKind } from "./activity.ts";
import { raffles, santas, sweepstakes } from "./draws.ts";
import { judging } from "./judging.ts";
import { loans } from "./loans.ts";
import { points } from "./points.ts";
import { results } from "./results.ts";
import { rota } from "./rotas.ts";
import { scoreSheet } from "./score-sheets.ts";
import { seating } from "./seating.ts";
import { upkeep } from "./upkeep.ts";

/** In the order in which they are looked for. */
export const KINDS: readonly ActivityKind[] = [
  judging,
  points,
  seating,
  sweepstakes,
  raffles,
  santas,
  rota,
  scoreSheet,
  results,
  upkeep,
  loans,
];
