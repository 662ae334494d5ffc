import type { Op } from "@sayhey/appspec";

/** Ops that set values: of two with one topic the later one is all that is left. */
const SETS = new Set<Op["op"]>([
  "set-identity",
  "set-theme",
  "set-seed",
  "set-footer",
  "rename-entity",
  "update-entity",
  "update-field",
  "update-row",
  "update-page",
  "update-block",
  "update-custom-block",
]);

/** What an op changes, as paths by ids: `block.homeHero.headline`. Two ops meet where one path is the beginning of another. */
function targetsOf(op: Op): string[] {
  const keys = (path: string, ...parts: (object | undefined)[]): string[] =>
    parts.flatMap((part) =>
      Array.isArray(part)
        ? part.map((key) => `${path}.${String(key)}`)
        : Object.keys(part ?? {}).map((key) => `${path}.${key}`),
    );
  switch (op.op) {
    case "set-identity":
      return keys("identity", op.patch, op.unset);
    case "set-theme":
      return keys("theme", op.patch, op.unset);
    case "set-seed":
    case "set-sharing":
    case "set-footer":
    case "set-accounts":
      return [op.op];
    case "add-custom-block":
      return [`custom.${op.customBlock.id}`];
    case "remove-custom-block":
      return [`custom.${op.customBlock}`];
    case "move-custom-block":
      return ["custom-order"];
    case "update-custom-block":
      return keys(`custom.${op.customBlock}`, op.patch, op.unset);
    case "add-entity":
      return [`entity.${op.entity.id}`];
    case "remove-entity":
      return [`entity.${op.entity}`];
    case "move-entity":
      return ["entity-order"];
    case "rename-entity": {
      const { op: _op, entity, ...patch } = op;
      return keys(`entity.${entity}`, patch);
    }
    case "update-entity":
      return keys(`entity.${op.entity}`, op.patch, op.unset);
    case "add-field":
      return [`entity.${op.entity}.field.${op.field.id}`];
    case "remove-field":
      return [`entity.${op.entity}.field.${op.field}`];
    case "move-field":
      return [`entity.${op.entity}.field-order`];
    case "update-field":
      return keys(`entity.${op.entity}.field.${op.field}`, op.patch, op.unset);
    case "set-rows":
      return [`entity.${op.entity}.row`];
    case "add-row":
      return [`entity.${op.entity}.row.${op.row.id}`];
    case "remove-row":
      return [`entity.${op.entity}.row.${op.row}`];
    case "move-row":
      return [`entity.${op.entity}.row-order`];
    case "update-row":
      return keys(`entity.${op.entity}.row.${op.row}`, op.values, op.unset);
    case "add-page":
      return [`page.${op.page.id}`, ...op.page.blocks.map(({ id }) => `block.${id}`)];
    case "remove-page":
      return [`page.${op.page}`];
    case "move-page":
      return ["page-order"];
    case "update-page":
      return keys(`page.${op.page}`, op.patch, op.unset);
    case "add-block":
      return [`block.${op.block.id}`];
    case "remove-block":
      return [`block.${op.block}`];
    case "move-block":
      return [`block.${op.block}.place`];
    case "update-block":
      return keys(`block.${op.block}`, op.patch, op.unset);
    case "add-assumption":
      return [`assumption.${op.assumption.id}`];
    case "remove-assumption":
      return [`assumption.${op.assumption}`];
  }
}

/** Whether two lists of ops change the same thing. */
export function meet(a: readonly Op[], b: readonly Op[]): boolean {
  const theirs = b.flatMap(targetsOf);
  return a
    .flatMap(targetsOf)
    .some((mine) => theirs.some((other) => `${mine}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${mine}.`)));
}

/** What ops are about when all they do is set values, whichever: typing into one field has one topic. Null for others. */
export function topicOf(ops: readonly Op[]): string | null {
  if (ops.length === 0 || !ops.every((op) => SETS.has(op.op))) return null;
  return JSON.stringify(ops.map((op) => [op.op, ...targetsOf(op).toSorted()]));
}
