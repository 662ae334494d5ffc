import { evaluateExpression } from "./evaluate-expression.ts";
import { namesIn, type BinaryOp, type Expression, type FunctionName } from "./expression.ts";

/** Source of TypeScript that works an expression out, with `v.name` for its names and brackets where formatters put them. */
export function expressionSource(expression: Expression): string {
  return sourceOf(expression, { name: (name) => `v.${name}`, text: JSON.stringify });
}

/**
 * Source of TypeScript that works an expression over the fields of a row out: `row` stands for what it reads, as `Operands` has it.
 * @param text how a text is written as source
 */
export function rowExpressionSource(expression: Expression, text: (text: string) => string): string {
  return sourceOf(expression, { name: (name) => `row.number("${name}")`, text });
}

/** How names and texts are written. */
interface Print {
  name: (name: string) => string;
  text: (text: string) => string;
}

function sourceOf(expression: Expression, print: Print): string {
  switch (expression.is) {
    case "number":
      return String(expression.value);
    case "name":
      return print.name(expression.name);
    case "minus":
      return `-${atom(expression.of, print)}`;
    case "choice":
      return `${condition(expression.test, print)} ? ${side(expression.yes, print)} : ${side(expression.no, print)}`;
    case "binary":
      return isCompared(expression.op) ? asNumber(expression, print) : signSource(expression, print);
    case "call":
      return callSource(expression.fn, expression.args, print);
    case "days":
      return `row.days("${expression.from}", "${expression.to}")`;
    default:
      return asNumber(expression, print);
  }
}

/** What is true or false, as 1 or 0. Between constants it is worked out here: a compiler takes a comparison of them for a mistake. */
function asNumber(expression: Expression, print: Print): string {
  if (namesIn(expression).length === 0) return String(evaluateExpression(expression, () => Number.NaN));
  const source = condition(expression, print);
  return isTrueOrFalse(expression) ? `Number(${source})` : `Number(Boolean(${source}))`;
}

/** Whether what a part tests is true or false; `a && b` of numbers is one of them. */
const isTrueOrFalse = (expression: Expression): boolean =>
  expression.is === "logic"
    ? isTrueOrFalse(expression.left) && isTrueOrFalse(expression.right)
    : ["text", "empty", "not"].includes(expression.is) || (expression.is === "binary" && isCompared(expression.op));

/** A part as what is tested: without the number around a comparison. */
function condition(expression: Expression, print: Print): string {
  if (namesIn(expression).length === 0) return String(Boolean(evaluateExpression(expression, () => Number.NaN)));
  switch (expression.is) {
    case "binary": {
      if (!isCompared(expression.op)) return side(expression, print);
      const op = { "==": "===", "!=": "!==" }[expression.op as string] ?? expression.op;
      return `${side(expression.left, print)} ${op} ${side(expression.right, print)}`;
    }
    case "text":
      return `row.text("${expression.name}") ${expression.isNot ? "!==" : "==="} ${print.text(expression.text)}`;
    case "empty":
      return `row.isEmpty("${expression.name}")`;
    case "not":
      return `!${isWhole(expression.of) ? condition(expression.of, print) : `(${condition(expression.of, print)})`}`;
    case "logic":
      return [expression.left, expression.right]
        .map((each) => {
          const source = condition(each, print);
          return each.is === "logic" && each.op !== expression.op ? `(${source})` : source;
        })
        .join(` ${expression.op} `);
    default:
      return side(expression, print);
  }
}

/** Whether a part needs no brackets behind a sign. */
const isWhole = (expression: Expression): boolean =>
  ["number", "name", "days", "empty"].includes(expression.is) ||
  (expression.is === "call" && !(expression.fn === "round" && expression.args.length > 1));

const STRENGTH: Readonly<Record<BinaryOp, number>> = {
  "==": 1,
  "!=": 1,
  "<": 2,
  "<=": 2,
  ">": 2,
  ">=": 2,
  "+": 3,
  "-": 3,
  "*": 4,
  "/": 4,
  "%": 4,
  "**": 5,
};
const isCompared = (op: BinaryOp): boolean => STRENGTH[op] < 3;

function signSource({ op, left, right }: Extract<Expression, { is: "binary" }>, print: Print): string {
  return `${operand(left, op, false, print)} ${op} ${operand(right, op, true, print)}`;
}

/** A side of a sign: in brackets where it is weaker, or where several signs of one strength would be hard to read. */
function operand(expression: Expression, op: BinaryOp, isRight: boolean, print: Print): string {
  const source = sourceOf(expression, print);
  if (expression.is === "choice") return `(${source})`;
  if (expression.is === "minus") return op === "**" && !isRight ? `(${source})` : source;
  if (expression.is === "number" && expression.value < 0 && op === "**" && !isRight) return `(${source})`;
  if (expression.is === "call") return source.includes(" / 10 **") ? `(${source})` : source;
  if (expression.is !== "binary" || isCompared(expression.op)) return source;
  const [own, outer] = [STRENGTH[expression.op], STRENGTH[op]];
  const isMixed = own === outer && own > 3 && expression.op !== op;
  const isBracketed =
    own < outer || (own === outer && (isRight || isMixed || op === "**")) || (expression.op === "%" && outer < own);
  return isBracketed ? `(${source})` : source;
}

const side = (expression: Expression, print: Print): string =>
  expression.is === "choice" ? `(${sourceOf(expression, print)})` : sourceOf(expression, print);

const atom = (expression: Expression, print: Print): string =>
  isWhole(expression) ? sourceOf(expression, print) : `(${sourceOf(expression, print)})`;

function callSource(fn: FunctionName, args: readonly Expression[], print: Print): string {
  const [first, second] = args;
  if (fn === "round" && first !== undefined && second !== undefined) {
    const scale = `10 ** ${operand(second, "**", true, print)}`;
    return `Math.round(${operand(first, "*", false, print)} * ${scale}) / ${scale}`;
  }
  return `Math.${fn === "ln" ? "log" : fn}(${args.map((each) => sourceOf(each, print)).join(", ")})`;
}
