import { CLUB_THINGS } from "./club.ts";
import { HOUSE_THINGS } from "./house.ts";
import type { KnownThing } from "./known-thing.ts";
import { LIFE_THINGS } from "./life.ts";
import { WORK_THINGS } from "./work.ts";

/** Every thing known by name whatever field of life it stands in; the first wins a tie. */
export const KNOWN_THINGS: readonly KnownThing[] = [...WORK_THINGS, ...LIFE_THINGS, ...CLUB_THINGS, ...HOUSE_THINGS];
