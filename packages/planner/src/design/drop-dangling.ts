import { formulaInputs, type Field } from "@sayhey/appspec";
import type { Part } from "../embedded/app-draft.ts";

/** Takes away the computed fields that reckon with something the app does not keep: what they stand on, then what stands on them. */
export function dropDangling(parts: readonly Part[]): void {
  const byId = new Map(parts.map((part) => [part.id, part]));
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const part of parts) {
      const { entity } = part;
      const kept = entity.fields.filter((field) => isReckonable(field, part, byId));
      if (kept.length === entity.fields.length) continue;
      entity.fields = kept;
      isDone = false;
    }
  }
}

function isReckonable({ formula }: Field, own: Part, parts: ReadonlyMap<string, Part>): boolean {
  if (formula === undefined) return true;
  if (formula.kind === "rollup" && parts.get(formula.entity)?.field(formula.via)?.relation !== own.id) return false;
  return formulaInputs(formula, own.entity).every(({ entity, field }) => parts.get(entity)?.has(field) === true);
}
