import type { Entity } from "./entity.ts";
import { renameTextsInExpression } from "./expression-text.ts";
import { splitName } from "./row-expression.ts";
import { lookedUpField } from "./value-check.ts";

/** The new word for an option of a field. */
type SayOption = (entity: string, field: string, option: string) => string;

/** An expression of an entity with other words where it compares a choice with its options, also through lookups. */
export function renameOptionsInExpression(
  text: string,
  owner: Entity,
  entities: readonly Entity[],
  say: SayOption,
): string {
  return renameTextsInExpression(text, (name, option) => {
    const { via, field: id } = splitName(name);
    const target = via === undefined ? owner.id : owner.fields.find((field) => field.id === via)?.relation;
    const named = entities.find((entity) => entity.id === target)?.fields.find((field) => field.id === id);
    const source = named && lookedUpField(named, entities);
    const holder = source && entities.find(({ fields }) => fields.includes(source));
    return source?.options === undefined || holder === undefined ? option : say(holder.id, source.id, option);
  });
}

/**
 * Entities whose options got other words, with expressions that follow.
 * @param before the entities as they were, in the same order
 */
export function withOptionsRenamed(after: readonly Entity[], before: readonly Entity[], say: SayOption): Entity[] {
  return after.map((entity, index) => {
    const owner = before[index];
    if (owner === undefined || !entity.fields.some(({ formula }) => formula?.kind === "expression")) return entity;
    const fields = entity.fields.map((field) =>
      field.formula?.kind === "expression"
        ? {
            ...field,
            formula: { ...field.formula, of: renameOptionsInExpression(field.formula.of, owner, before, say) },
          }
        : field,
    );
    return { ...entity, fields };
  });
}
