import type { AppSpec } from "@sayhey/appspec";

/** Words, look and foot of an app, as one part of it. */
export const APP_PART = "app";

/** What an app consists of by id, each as text: entities, `entity.field`, pages, blocks, blocks of its own, and `app` for its words and look. */
function partsOf({ identity, theme, footer, entities, pages, customBlocks = [] }: AppSpec): Map<string, string> {
  const parts = new Map<string, string>();
  // What has the same id counts as one part.
  const add = (id: string, part: unknown): unknown => parts.set(id, `${parts.get(id) ?? ""}${JSON.stringify(part)}`);
  add(APP_PART, [identity, theme, footer]);
  for (const entity of entities) {
    add(entity.id, entity);
    for (const field of entity.fields) add(`${entity.id}.${field.id}`, field);
  }
  for (const page of pages) {
    add(page.id, page);
    for (const block of page.blocks) add(block.id, block);
  }
  for (const block of customBlocks) add(block.id, block);
  return parts;
}

/** Ids of the parts that are new, other or gone from one app to the next. */
export function changedParts(before: AppSpec, after: AppSpec): Set<string> {
  const [old, next] = [partsOf(before), partsOf(after)];
  return new Set([...old.keys(), ...next.keys()].filter((id) => old.get(id) !== next.get(id)));
}
