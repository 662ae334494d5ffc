import type { AppSpec, Page } from "@sayhey/appspec";

/** Properties that name entities: `entity`, and `peopleEntity` or `conversationEntity` beside it. */
const NAMES_ENTITIES = /entit(?:y|ies)$/i;

/** Entities that a page shows or takes rows of. */
function entitiesOf({ blocks }: Page, customBlocks: AppSpec["customBlocks"] = []): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      const named = NAMES_ENTITIES.test(key) ? [each].flat().filter((id) => typeof id === "string") : [];
      for (const id of named) found.add(id);
      if (named.length === 0) walk(each);
    }
  };
  walk(blocks);
  for (const block of blocks)
    if (block.kind === "custom") walk(customBlocks.find(({ id }) => id === block.customBlock)?.data);
  return found;
}

/**
 * What a change would show to more people than before, in words for the model: an entity that stood only on pages for some roles, on a page for
 * others. Who sees it is for the owner to decide, by a click.
 */
export function wideningProblems(before: AppSpec, after: AppSpec): string[] {
  /** For whom each entity was shown; null for everybody. */
  const shown = new Map<string, Set<string> | null>();
  for (const page of before.pages)
    for (const entity of entitiesOf(page, before.customBlocks)) {
      const known = shown.get(entity);
      shown.set(entity, page.roles === undefined || known === null ? null : new Set([...(known ?? []), ...page.roles]));
    }
  return after.pages.flatMap((page) =>
    [...entitiesOf(page, after.customBlocks)].flatMap((entity) => {
      const roles = shown.get(entity);
      if (roles === undefined || roles === null) return [];
      if (page.roles?.every((role) => roles.has(role)) === true) return [];
      return [
        `The page "${page.id}" shows "${entity}" to more people than before: it stands only on pages for ${[...roles].join(", ")}. Who sees it is the owner's to decide. Put it on one of those pages, or decline.`,
      ];
    }),
  );
}
