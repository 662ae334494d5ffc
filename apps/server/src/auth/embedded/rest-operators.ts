import type { Connection } from "@supabase/lite";

type Ast = Parameters<Connection["onPostgrestAST"]>[0];

/** `match` and `imatch` as the library names them once it has read a query, those of `(any)` and `(all)` included. */
const REGULAR_EXPRESSION = /^\$(i?)regex(?:Any|All)?$/;

/**
 * Refuses the regular-expression operators: whoever wrote the text chose what a pattern of theirs takes to match it, and PostgreSQL
 * cannot be interrupted early enough. Asked of what was read and not of what was sent, so that no spelling passes.
 * @throws Error that the library answers with 400, PGRST100
 */
export function refuseRegularExpressions(ast: Ast): void {
  // What is to be written holds no operators, and may be nested deeper than the stack is.
  const { values: _values, args: _args, ...read } = ast as Ast & { values?: unknown; args?: unknown };
  const found = findOperator(read);
  if (found === undefined) return;
  throw new Error(`Unsupported operator: ${found}. Compare with eq, like or ilike.`);
}

function findOperator(part: unknown): string | undefined {
  if (part === null || typeof part !== "object") return undefined;
  for (const [key, value] of Object.entries(part)) {
    const operator = REGULAR_EXPRESSION.exec(key);
    const found = operator === null ? findOperator(value) : `${operator[1] ?? ""}match`;
    if (found !== undefined) return found;
  }
  return undefined;
}
