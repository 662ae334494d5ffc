import type { Condition, Entity, Field } from "./entity.ts";
import { checkField, type Fail } from "./field-check.ts";

/** Checks that a condition names a field of its entity and a value that the field can have; gives the field. */
export function checkCondition(owner: Entity, condition: Condition, path: string, fail: Fail): Field {
  const field = checkField(owner, condition.field, undefined, `${path}.field`, fail);
  if (condition.is === "empty" || condition.is === "filled") return field;
  if (condition.value === undefined) fail(`${path}.value`, `is needed by ${condition.is}`);
  if (field.type === "choice" && condition.is === "eq" && !field.options?.some((option) => option === condition.value))
    fail(`${path}.value`, `must be an option of ${field.id}`);
  return field;
}
