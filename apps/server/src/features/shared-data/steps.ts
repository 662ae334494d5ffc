import type { Field } from "@sayhey/appspec";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { DataRefusal, unfit } from "./data-refusal.ts";
import { forbidden, mayEdit } from "./permissions.ts";
import type { RuleScope } from "./rule-scope.ts";
import type { StoredRow } from "./shared-row.ts";

/** Guests of one network who step on one number in a day: a guest costs nothing to make, and behind one network there may be a school. */
const GUESTS_OF_NETWORK = { hits: 200, windowMs: 24 * 3_600_000 };

/**
 * Whether a visitor may add `by` to a number of a row; notes a step that counts once.
 * @throws DataRefusal
 */
export async function takeStep(
  scope: RuleScope,
  row: StoredRow,
  field: Field,
  by: number,
  path: string,
): Promise<void> {
  const { rules, visitor } = scope;
  const counted = rules.counted.get(field.id);
  const edits = mayEdit(rules, visitor, row.visitor_id);
  if (counted === undefined) {
    if (!edits) throw forbidden(rules.access.edit, visitor, "change this", path);
    return;
  }
  switch (counted.kind) {
    case "stock":
      if (!Number.isInteger(by)) throw unfit(path, "must be a whole number");
      if (by > 0 && !edits) throw forbidden(rules.access.edit, visitor, "add to the stock", path);
      return;
    case "count":
      if (!edits && !isStep(counted.steps, by)) throw unfit(path, stepWords(counted.steps));
      return;
    case "once":
    case "one-of":
      if (!isStep(counted.steps, by)) throw unfit(path, stepWords(counted.steps));
      return counted.steps.includes(by) ? stepOn(scope, row, field, by, path) : stepBack(scope, row, field, by, path);
  }
}

const isStep = (steps: readonly number[], by: number): boolean => steps.includes(by) || steps.includes(-by);

const stepWords = (steps: readonly number[]): string =>
  `must be ${steps.flatMap((step) => [step, -step]).join(" or ")}`;

async function stepOn(
  { tx, rules, visitor, storeId, generation, network }: RuleScope,
  row: StoredRow,
  field: Field,
  by: number,
  path: string,
) {
  const everywhere = rules.counted.get(field.id)?.kind === "one-of";
  const [known] = await tx`
    select 1 from private.app_votes where store_id = ${storeId} and generation = ${generation} and entity = ${row.entity}
      and field = ${field.id} and visitor_id = ${visitor.id} ${everywhere ? tx`` : tx`and row_id = ${row.row_id}`} limit 1`;
  if (known !== undefined)
    throw new DataRefusal("conflict", "You've already done this.", { rule: "vote", field: path });
  if (visitor.email === null && network !== undefined) {
    const key = `app votes ${storeId} ${row.entity} ${row.row_id} ${field.id} ${network}`;
    const verdict = await countHit(tx, key, GUESTS_OF_NETWORK);
    if (!verdict.allowed)
      throw new DataRefusal("forbidden", "Sign in to be counted: many guests on this network were today.", {
        rule: "sign-in",
        field: path,
      });
  }
  await tx`
    insert into private.app_votes (store_id, generation, entity, row_id, field, visitor_id, step)
    values (${storeId}, ${generation}, ${row.entity}, ${row.row_id}, ${field.id}, ${visitor.id}, ${by})`;
}

async function stepBack(
  { tx, visitor, storeId, generation }: RuleScope,
  row: StoredRow,
  field: Field,
  by: number,
  path: string,
) {
  const taken = await tx`
    delete from private.app_votes where store_id = ${storeId} and generation = ${generation} and entity = ${row.entity}
      and row_id = ${row.row_id} and field = ${field.id} and visitor_id = ${visitor.id} and step = ${-by} returning 1`;
  if (taken.length === 0)
    throw new DataRefusal("conflict", "There's nothing of yours to undo.", { rule: "vote", field: path });
}
