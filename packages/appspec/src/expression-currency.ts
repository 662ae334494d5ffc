import type { Entity } from "./entity.ts";
import type { Expression } from "./expression.ts";
import { splitName } from "./row-expression.ts";
import { lookedUpField } from "./value-check.ts";

const CURRENCY = /^[A-Z]{3}$/;
const AMOUNTS = ["min", "max", "round", "ceil", "floor", "abs"];

/** The currency of what an expression of an entity comes to, after the amounts of money in it: a guess that people can change. */
export function currencyOfExpression(
  expression: Expression,
  owner: Entity,
  entities: readonly Entity[],
): string | undefined {
  const of = (other: Expression): string | undefined => currencyOfExpression(other, owner, entities);
  switch (expression.is) {
    case "name":
      return currencyOf(expression.name, owner, entities);
    case "minus":
      return of(expression.of);
    case "choice":
      return of(expression.yes) ?? of(expression.no);
    case "call":
      return AMOUNTS.includes(expression.fn) ? expression.args.map(of).find(Boolean) : undefined;
    case "binary": {
      const [left, right] = [of(expression.left), of(expression.right)];
      if (expression.op === "/") return right === undefined ? left : undefined;
      return ["+", "-", "*"].includes(expression.op) ? (left ?? right) : undefined;
    }
    default:
      return undefined;
  }
}

function currencyOf(name: string, owner: Entity, entities: readonly Entity[]): string | undefined {
  const { via, field: id } = splitName(name);
  const target = via === undefined ? owner.id : owner.fields.find((field) => field.id === via)?.relation;
  const named = entities.find((entity) => entity.id === target)?.fields.find((field) => field.id === id);
  const source = named && lookedUpField(named, entities);
  const unit = named?.unit ?? source?.unit;
  const isAmount = source?.type === "money" || source?.type === "computed";
  return isAmount && unit !== undefined && CURRENCY.test(unit) ? unit : undefined;
}
