import { ExpressionError, parseRowExpression, type Expression } from "./expression.ts";

/** Texts that were read lately, or why they could not be: a document is checked after every edit, with the same formulas in it. */
const known = new Map<string, Expression | ExpressionError>();
const MOST_KNOWN = 1000;

/** `parseRowExpression`, which reads each text once. @throws ExpressionError naming what is wrong */
export function readRowExpression(text: string): Expression {
  let found = known.get(text);
  if (found === undefined) {
    found = parsed(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, found);
  }
  if (found instanceof ExpressionError) throw new ExpressionError(found.message);
  return found;
}

function parsed(text: string): Expression | ExpressionError {
  try {
    return parseRowExpression(text);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
}

/** `carer.rate` as the relation and the field of the row it points at; a field of the row itself has no relation. */
export function splitName(name: string): { via?: string; field: string } {
  const dot = name.indexOf(".");
  return dot < 0 ? { field: name } : { via: name.slice(0, dot), field: name.slice(dot + 1) };
}
