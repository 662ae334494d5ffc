import type { Part } from "../embedded/app-draft.ts";
import type { ReadThing } from "../recognise/reading.ts";

/** A thing of the reading and the entity made of it. */
export interface Kept {
  thing: ReadThing;
  part: Part;
}
