import type { AppSpec } from "@sayhey/appspec";
import { readBrief } from "./brief/read-brief.ts";
import { PLAYED } from "./recognise/decide-form.ts";
import { FEW_WORDS } from "./recognise/few-words.ts";
import { isPlayed, scoresOf } from "./recognise/game-scores.ts";
import { isSure } from "./recognise/is-sure.ts";
import { recognise } from "./recognise/recognise.ts";
import { writeApp } from "./write/write-brief.ts";

export { loadAllBlueprints, loadBlueprintsFor } from "./recognise/loaded-blueprints.ts";

/** What became of a text. */
export interface PlannedBrief {
  spec: AppSpec;
  /** Of a few words that name a kind of product: what it is about, in the singular; empty where they do not say. */
  about?: string;
}

/**
 * The app that an English text calls for; undefined where it names nothing that could be kept, and for a few words that leave
 * their line of work in doubt.
 */
export function planBrief(text: string, seed: number): PlannedBrief | undefined {
  const reading = recognise(readBrief(text));
  if (reading.trade === undefined && (reading.about.size === 0 || text.length < FEW_WORDS) && isPlayed(reading.brief))
    return { spec: writeApp(scoresOf(reading), seed) };
  if (text.length < FEW_WORDS && reading.isTitle !== true && !isSure(reading)) return undefined;
  return (reading.things.length > 0 || reading.form === "site") &&
    !(PLAYED.has(reading.form) && reading.about.size === 0)
    ? { spec: writeApp(reading, seed), ...(reading.isTitle === undefined ? {} : { about: reading.titleAbout ?? "" }) }
    : undefined;
}
