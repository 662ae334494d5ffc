import { loadSector, SECTORS, type Blueprint, type Sector } from "@sayhey/blueprints";
import { matchBlueprints, type BlueprintMatch } from "./match-blueprints.ts";

/** As many lines of work are looked at closely. */
const CANDIDATES = 4;
const loaded = new Map<string, Blueprint>();

/** Loads the sectors of the lines of work that a text may be about. */
export async function loadSectorsFor(text: string): Promise<void> {
  const sectors = new Set<Sector>(
    matchBlueprints(text)
      .slice(0, CANDIDATES)
      .map(({ entry }) => entry.sector),
  );
  await Promise.all([...sectors].map(load));
}

/** Loads them all. */
export async function loadAllSectors(): Promise<void> {
  await Promise.all(SECTORS.map(load));
}

async function load(sector: Sector): Promise<void> {
  for (const each of await loadSector(sector)) loaded.set(each.id, each);
}

/** The lines of work a text may be about, as far as they are loaded, with what speaks for them. */
export function candidatesFor(
  text: string,
  head?: number,
): (Omit<BlueprintMatch, "entry"> & { blueprint: Blueprint; sector: Sector })[] {
  return matchBlueprints(text, head)
    .slice(0, CANDIDATES)
    .flatMap(({ entry, ...match }) => {
      const blueprint = loaded.get(entry.id);
      return blueprint === undefined ? [] : [{ blueprint, sector: entry.sector, ...match }];
    });
}
