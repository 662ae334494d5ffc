import jsep from "jsep";

/** An expression that cannot be worked out; the message says where and why. */
export class ExpressionError extends Error {
  override name = "ExpressionError";
}

/** A worked-out part of an expression: a number, a name, a sign before, two sides, a choice, or a function of others. */
export type Expression =
  | { is: "number"; value: number }
  | { is: "name"; name: string }
  | { is: "minus"; of: Expression }
  | { is: "binary"; op: BinaryOp; left: Expression; right: Expression }
  | { is: "choice"; test: Expression; yes: Expression; no: Expression }
  | { is: "call"; fn: FunctionName; args: readonly Expression[] };

const BINARY = ["+", "-", "*", "/", "%", "**", "<", "<=", ">", ">=", "=="] as const;
type BinaryOp = (typeof BINARY)[number];

/** Functions with how many values they take. */
const FUNCTIONS = {
  min: [1, 8],
  max: [1, 8],
  round: [1, 2],
  ceil: [1, 1],
  floor: [1, 1],
  abs: [1, 1],
  sqrt: [1, 1],
  pow: [2, 2],
  exp: [1, 1],
  ln: [1, 1],
  log10: [1, 1],
} as const;
type FunctionName = keyof typeof FUNCTIONS;

/** Longest expression, in characters, and its deepest nesting. */
export const EXPRESSION_LIMITS = { length: 400, depth: 24 } as const;

/**
 * Reads an expression in numbers and names: `+ - * / % **`, comparisons that are 1 or 0, `test ? a : b`, and the functions min, max, round(value,
 * digits), ceil, floor, abs, sqrt, pow, exp, ln and log10. Nothing else of the language that the parser knows gets through.
 * @throws ExpressionError naming what is wrong
 */
export function parseExpression(text: string, names: ReadonlySet<string>): Expression {
  if (text.length > EXPRESSION_LIMITS.length)
    throw new ExpressionError(`is longer than ${EXPRESSION_LIMITS.length} characters`);
  let parsed: jsep.Expression;
  try {
    parsed = jsep(text);
  } catch (error) {
    throw new ExpressionError(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return read(parsed, names, 0);
}

function read(node: jsep.Expression, names: ReadonlySet<string>, depth: number): Expression {
  if (depth > EXPRESSION_LIMITS.depth) throw new ExpressionError("is nested too deep");
  const inner = (other: unknown): Expression => read(other as jsep.Expression, names, depth + 1);
  switch (node.type) {
    case "Literal":
      if (typeof node["value"] !== "number") throw new ExpressionError("takes numbers only");
      return { is: "number", value: node["value"] };
    case "Identifier": {
      const name = String(node["name"]);
      if (!names.has(name)) throw new ExpressionError(`names "${name}", which is no input and no result above`);
      return { is: "name", name };
    }
    case "UnaryExpression":
      if (node["operator"] !== "-") throw new ExpressionError(`does not know "${String(node["operator"])}"`);
      return { is: "minus", of: inner(node["argument"]) };
    case "BinaryExpression": {
      const op = BINARY.find((each) => each === node["operator"]);
      if (op === undefined) throw new ExpressionError(`does not know "${String(node["operator"])}"`);
      return { is: "binary", op, left: inner(node["left"]), right: inner(node["right"]) };
    }
    case "ConditionalExpression":
      return {
        is: "choice",
        test: inner(node["test"]),
        yes: inner(node["consequent"]),
        no: inner(node["alternate"]),
      };
    case "CallExpression": {
      const callee = node["callee"] as jsep.Expression;
      const fn = callee.type === "Identifier" ? String(callee["name"]) : "";
      if (!isFunction(fn)) throw new ExpressionError(`knows no function "${fn}"`);
      const args = (node["arguments"] as jsep.Expression[]).map(inner);
      const [least, most] = FUNCTIONS[fn];
      if (args.length < least || args.length > most)
        throw new ExpressionError(`gives ${fn} ${String(args.length)} values`);
      return { is: "call", fn, args };
    }
    default:
      throw new ExpressionError(`does not know what "${node.type}" is for`);
  }
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

/** The number that an expression comes to; not a number where it divides by nothing. */
export function evaluateExpression(expression: Expression, valueOf: (name: string) => number): number {
  const of = (other: Expression): number => evaluateExpression(other, valueOf);
  switch (expression.is) {
    case "number":
      return expression.value;
    case "name":
      return valueOf(expression.name);
    case "minus":
      return -of(expression.of);
    case "choice":
      return of(expression.test) === 0 ? of(expression.no) : of(expression.yes);
    case "binary":
      return combine(expression.op, of(expression.left), of(expression.right));
    case "call":
      return call(expression.fn, expression.args.map(of));
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

/** Source of TypeScript that works an expression out, with `v.name` for its names and brackets where formatters put them. */
export function expressionSource(expression: Expression): string {
  switch (expression.is) {
    case "number":
      return String(expression.value);
    case "name":
      return `v.${expression.name}`;
    case "minus":
      return `-${atom(expression.of)}`;
    case "choice":
      return `${side(expression.test)} ? ${side(expression.yes)} : ${side(expression.no)}`;
    case "binary":
      return binarySource(expression);
    case "call":
      return callSource(expression.fn, expression.args);
  }
}

const STRENGTH: Readonly<Record<BinaryOp, number>> = {
  "==": 1,
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

function binarySource({ op, left, right }: Extract<Expression, { is: "binary" }>): string {
  if (isCompared(op)) return `Number(${side(left)} ${op === "==" ? "===" : op} ${side(right)})`;
  return `${operand(left, op, false)} ${op} ${operand(right, op, true)}`;
}

/** A side of a sign: in brackets where it is weaker, or where several signs of one strength would be hard to read. */
function operand(expression: Expression, op: BinaryOp, isRight: boolean): string {
  const source = expressionSource(expression);
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

const side = (expression: Expression): string =>
  expression.is === "choice" ? `(${expressionSource(expression)})` : expressionSource(expression);

const atom = (expression: Expression): string =>
  expression.is === "number" || expression.is === "name" || expression.is === "call"
    ? expressionSource(expression)
    : `(${expressionSource(expression)})`;

function callSource(fn: FunctionName, args: readonly Expression[]): string {
  const [first, second] = args;
  if (fn === "round" && first !== undefined && second !== undefined) {
    const scale = `10 ** ${operand(second, "**", true)}`;
    return `Math.round(${operand(first, "*", false)} * ${scale}) / ${scale}`;
  }
  return `Math.${fn === "ln" ? "log" : fn}(${args.map(expressionSource).join(", ")})`;
}

/** Names that an expression works with, each once. */
export function namesIn(expression: Expression): string[] {
  switch (expression.is) {
    case "number":
      return [];
    case "name":
      return [expression.name];
    case "minus":
      return namesIn(expression.of);
    case "binary":
      return [...new Set([...namesIn(expression.left), ...namesIn(expression.right)])];
    case "choice":
      return [...new Set([expression.test, expression.yes, expression.no].flatMap(namesIn))];
    case "call":
      return [...new Set(expression.args.flatMap(namesIn))];
  }
}
