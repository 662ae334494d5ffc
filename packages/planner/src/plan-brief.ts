import type { AppSpec } from "@sayhey/appspec";
import { readBrief } from "./brief/read-brief.ts";
import { recognise } from "./recognise/recognise.ts";
import { writeApp } from "./write/write-brief.ts";

export { loadAllBlueprints, loadBlueprintsFor } from "./recognise/loaded-blueprints.ts";

/** As many requests make a text a brief: it says what is to be done with what. */
const REQUESTS = 4;
/** How an order to a developer begins, whatever it lists. */
const ORDERED = /^\W*(?:please|kindly|(?:implement|develop|design|program|code|upgrade|modify) )/i;

/** The app that an English text which lists functions calls for; undefined for an idea that only names a subject. */
export function planBrief(text: string, seed: number): AppSpec | undefined {
  const reading = recognise(readBrief(text));
  const asked = new Set(
    reading.brief.requests.filter(({ isLoose }) => !isLoose).map(({ verb, thing }) => `${verb} ${thing ?? ""}`),
  );
  const isBrief = (ORDERED.test(text) && asked.size > 0) || asked.size >= REQUESTS;
  return reading.things.length > 0 && (isBrief || reading.trade !== undefined || true)
    ? writeApp(reading, seed)
    : undefined;
}
