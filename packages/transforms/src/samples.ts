import { drawFlatSample } from "./flat-sample.ts";
import type { Pixels } from "./pixels.ts";
import { drawSample } from "./sample.ts";
import { drawCity, drawHills } from "./sample-scenes.ts";

/** Pictures that transforms are shown on: fruit on a table, something before an even backdrop, hills at dusk, a city at night. */
export type SampleName = "fruit" | "flat" | "hills" | "city";

/** Draws each sample. @param width px @param height px */
export const SAMPLES: Readonly<Record<SampleName, (width: number, height: number) => Pixels>> = {
  fruit: drawSample,
  flat: drawFlatSample,
  hills: drawHills,
  city: drawCity,
};
