import type { AppSpec } from "@sayhey/appspec";
import { readBrief } from "./brief/read-brief.ts";
import { recognise } from "./recognise/recognise.ts";
import { writeApp } from "./write/write-brief.ts";

export { loadAllBlueprints, loadBlueprintsFor } from "./recognise/loaded-blueprints.ts";

/** The app that an English text of some length calls for; undefined where it names nothing that could be kept. */
export function planBrief(text: string, seed: number): AppSpec | undefined {
  const reading = recognise(readBrief(text));
  return reading.things.length > 0 ? writeApp(reading, seed) : undefined;
}
