import type { Capability, Made } from "./capability.ts";

/** As many places as the navigation holds, with what is asked for beside the things. */
const PLACES = 10;
/** As many tables as an app holds, with room for what a capability brings. */
const TABLES = 11;

/** Adds what is asked for and not there yet, while there is room; what `leads` fills a block of the first page before the others. */
export function addCapabilities(asked: readonly Capability[], made: Made, leads?: Capability): void {
  for (const { blocks = [], keeps, make } of asked) {
    const { draft } = made;
    const places = draft.pages.filter(({ nav }) => nav).length;
    if (make === undefined || places >= PLACES || draft.parts.size >= TABLES) continue;
    const there = [...draft.pages.flatMap((page) => page.blocks), ...draft.homeExtras];
    if ([...draft.parts.values()].some(({ name }) => keeps?.test(name))) continue;
    if (!there.some(({ kind }) => blocks.includes(kind))) make(made);
  }
  const { pages, homeExtras } = made.draft;
  const first = homeExtras.findIndex(({ kind }) => leads?.blocks?.includes(kind));
  if (first >= 0) pages[0]?.blocks.unshift(...homeExtras.splice(first, 1));
}
