import type { BinaryOp, Expression, FunctionName } from "./expression.ts";

/** What an expression reads of a row, by field or by `relation.field`. */
export interface Operands {
  number(name: string): number;
  text(name: string): string;
  /** Whole days from one to the other, either of which may be `today`. */
  days(from: string, to: string): number;
  isEmpty(name: string): boolean;
}

/**
 * The number that an expression comes to; not a number where it divides by nothing. Of a choice, `&&` and `||` only what decides is read.
 * @param read the number of a name, or all that an expression over the fields of a row reads
 */
export function evaluateExpression(expression: Expression, read: ((name: string) => number) | Operands): number {
  const of = (other: Expression): number => evaluateExpression(other, read);
  switch (expression.is) {
    case "number":
      return expression.value;
    case "name":
      return typeof read === "function" ? read(expression.name) : read.number(expression.name);
    case "minus":
      return -of(expression.of);
    case "not":
      return Number(!of(expression.of));
    case "choice":
      return of(expression.test) ? of(expression.yes) : of(expression.no);
    case "binary":
      return combine(expression.op, of(expression.left), of(expression.right));
    case "logic": {
      const isLeft = Boolean(of(expression.left));
      const isDecided = isLeft === (expression.op === "||");
      return Number(isDecided ? isLeft : Boolean(of(expression.right)));
    }
    case "call":
      return call(expression.fn, expression.args.map(of));
    default:
      return typeof read === "function" ? Number.NaN : ofRow(expression, read);
  }
}

function ofRow(expression: Extract<Expression, { is: "text" | "days" | "empty" }>, read: Operands): number {
  switch (expression.is) {
    case "text":
      return Number((read.text(expression.name) === expression.text) !== expression.isNot);
    case "days":
      return read.days(expression.from, expression.to);
    case "empty":
      return Number(read.isEmpty(expression.name));
  }
}

function combine(op: BinaryOp, left: number, right: number): number {
  switch (op) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    case "**":
      return left ** right;
    case "<":
      return Number(left < right);
    case "<=":
      return Number(left <= right);
    case ">":
      return Number(left > right);
    case ">=":
      return Number(left >= right);
    case "==":
      return Number(left === right);
    case "!=":
      return Number(left !== right);
  }
}

function call(fn: FunctionName, args: readonly number[]): number {
  const [first = Number.NaN, second = 0] = args;
  switch (fn) {
    case "min":
      return Math.min(...args);
    case "max":
      return Math.max(...args);
    case "round":
      return Math.round(first * 10 ** second) / 10 ** second;
    case "ln":
      return Math.log(first);
    case "pow":
      return first ** second;
    default:
      return Math[fn](first);
  }
}
