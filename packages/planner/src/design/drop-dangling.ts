import { ExpressionError, namesIn, readRowExpression, splitName, type Field } from "@sayhey/appspec";
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
  switch (formula?.kind) {
    case undefined:
      return true;
    case "rollup": {
      const counted = parts.get(formula.entity);
      return (
        counted?.field(formula.via)?.relation === own.id && (formula.field === undefined || counted.has(formula.field))
      );
    }
    case "arithmetic":
      return [formula.left, formula.right].every((each) => typeof each === "number" || own.has(each));
    case "addDays":
      return own.has(formula.field) && (typeof formula.days === "number" || own.has(formula.days));
    case "daysUntil":
      return own.has(formula.field);
    case "lookup":
      return isLedTo(formula.via, formula.field, own, parts);
    case "expression":
      return namesOf(formula.of).every((name) => {
        const { via, field } = splitName(name);
        return via === undefined ? own.has(field) : isLedTo(via, field, own, parts);
      });
    default:
      return true;
  }
}

/** Whether a relation leads to a thing that the app keeps, with the field. */
function isLedTo(via: string, field: string, own: Part, parts: ReadonlyMap<string, Part>): boolean {
  return parts.get(own.field(via)?.relation ?? "")?.has(field) === true;
}

/** The names of an expression, which a check refuses later where it cannot be read. */
function namesOf(text: string): string[] {
  try {
    return namesIn(readRowExpression(text));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
