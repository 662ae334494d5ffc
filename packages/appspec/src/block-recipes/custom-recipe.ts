import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import type { CustomBlock, CustomProperty, CustomValue } from "../custom-block.ts";
import { CUSTOM_STARTER } from "../data/custom-starter.ts";
import type { Entity } from "../entity.ts";
import { isReservedId } from "../reserved-id.ts";
import { boundType } from "../value-check.ts";
import { CannotAdd, freeId, type BlockDraft } from "./block-draft.ts";
import type { NewBlock } from "./recipe.ts";

/** Said where an app has as many blocks of its own as it may. */
export const FULL = `An app has at most ${CUSTOM_LIMITS.blocks} blocks of its own. Delete one first.`;

/** The block that a recipe makes: the first of one's own that the app has, else a new one from the example. */
export function customRecipe(draft: BlockDraft): NewBlock<"custom"> {
  return placed(draft, draft.spec.customBlocks?.[0] ?? makeStarter(draft));
}

/** Makes a block of one's own from the example. @throws CannotAdd when there is no room */
export function makeStarter(draft: BlockDraft, wanted = "New block"): CustomBlock {
  const all = draft.spec.customBlocks ?? [];
  if (all.length >= CUSTOM_LIMITS.blocks) throw new CannotAdd(FULL);
  const name = freeName(all, wanted.trim().slice(0, 40) || "New block");
  const made: CustomBlock = { ...CUSTOM_STARTER, id: freeCustomId(all, name), name };
  draft.do({ op: "add-custom-block", customBlock: JSON.parse(JSON.stringify(made)) as CustomBlock });
  return made;
}

/** A placed block whose properties name what the app has. */
export function placed(draft: BlockDraft, own: CustomBlock): NewBlock<"custom"> {
  const entities = [
    ...(draft.shown === undefined ? [] : [draft.shown]),
    ...draft.spec.entities.toSorted((a, b) => Number(b.rows.length > 0) - Number(a.rows.length > 0)),
  ];
  const values: Record<string, CustomValue> = {};
  for (const property of own.properties) {
    if (property.type !== "entity") continue;
    const fields = own.properties.filter(({ type, of }) => type === "field" && of === property.id);
    const entity = entities.find((one) => fields.every((need) => fieldFor(one, need) !== undefined)) ?? entities[0];
    if (entity === undefined) continue;
    values[property.id] = entity.id;
    for (const need of fields) {
      const field = fieldFor(entity, need);
      if (field !== undefined) values[need.id] = field;
    }
  }
  return { kind: "custom", customBlock: own.id, values };
}

const fieldFor = (entity: Entity, { types }: CustomProperty): string | undefined =>
  entity.fields.find((field) => types === undefined || types.includes(boundType(field)))?.id;

/** A name that no block of one's own has yet: 'Chess clock 2'. */
export function freeName(all: readonly CustomBlock[], wanted: string): string {
  const taken = new Set(all.map(({ name }) => name.toLowerCase()));
  const bare = wanted.replace(/ \d+$/, "");
  for (let number = 2, name = wanted; ; number++) {
    if (!taken.has(name.toLowerCase())) return name;
    name = `${bare.slice(0, 36)} ${number}`;
  }
}

/** An id for a name: 'Chess clock' is `chessClock`. */
export function freeCustomId(all: readonly CustomBlock[], name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("")
    .replace(/^[^a-z]+/, "")
    .slice(0, 36);
  return freeId(joined === "" ? "block" : joined, (id) => isReservedId(id) || all.some((one) => one.id === id));
}
