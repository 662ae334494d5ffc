import type { ActivityKind } from "./activity.ts";
import { appeals } from "./appeals.ts";
import { beds } from "./beds.ts";
import { caring } from "./caring.ts";
import { charges } from "./stepped-charges.ts";
import { checks } from "./valid-until.ts";
import { deciding } from "./deciding.ts";
import { raffles, santas, sweepstakes } from "./draws.ts";
import { eligibility } from "./eligibility.ts";
import { eventLogs } from "./event-logs.ts";
import { handover } from "./handover.ts";
import { headcounts, registers } from "./headcounts.ts";
import { judging } from "./judging.ts";
import { lanes } from "./lanes.ts";
import { leagues } from "./leagues.ts";
import { loans } from "./loans.ts";
import { mileageLog } from "./mileage.ts";
import { guesses } from "./nearest-guess.ts";
import { needs } from "./needs.ts";
import { packs } from "./packs.ts";
import { playingTime } from "./playing-time.ts";
import { points } from "./points.ts";
import { resale } from "./resale.ts";
import { results } from "./results.ts";
import { rota } from "./rotas.ts";
import { runningOrder } from "./running-order.ts";
import { scoreSheet } from "./score-sheets.ts";
import { seating } from "./seating.ts";
import { sumLogs } from "./sum-logs.ts";
import { twoPots } from "./two-pots.ts";
import { upkeep } from "./upkeep.ts";
import { expiry, usedStock } from "./used-stock.ts";
import { wants } from "./wants.ts";

/** In the order in which they are looked for. */
export const KINDS: readonly ActivityKind[] = [
  lanes,
  judging,
  points,
  handover,
  seating,
  sweepstakes,
  raffles,
  santas,
  caring,
  rota,
  scoreSheet,
  results,
  checks,
  needs,
  upkeep,
  loans,
  wants,
  headcounts,
  registers,
  twoPots,
  mileageLog,
  sumLogs,
  resale,
  packs,
  eligibility,
  playingTime,
  usedStock,
  expiry,
  runningOrder,
  leagues,
  eventLogs,
  appeals,
  beds,
  deciding,
  charges,
  guesses,
];
