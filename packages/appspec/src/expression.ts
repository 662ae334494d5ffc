import jsep from "jsep";

/** An expression that cannot be worked out; the message says where and why. */
export class ExpressionError extends Error {
  override name = "ExpressionError";
}

/**
 * A part of an expression: a number, a name, a sign before, two sides, a choice, or a function of others. Only expressions over the fields of
 * a row have the parts from `not` on; their names are fields, or `relation.field` for a field of the row that a relation points at.
 */
export type Expression =
  | { is: "number"; value: number }
  | { is: "name"; name: string }
  | { is: "minus"; of: Expression }
  | { is: "binary"; op: BinaryOp; left: Expression; right: Expression }
  | { is: "choice"; test: Expression; yes: Expression; no: Expression }
  | { is: "call"; fn: FunctionName; args: readonly Expression[] }
  | { is: "not"; of: Expression }
  | { is: "logic"; op: LogicOp; left: Expression; right: Expression }
  | { is: "text"; name: string; text: string; isNot: boolean }
  | { is: "days"; from: string; to: string }
  | { is: "empty"; name: string };

const BINARY = ["+", "-", "*", "/", "%", "**", "<", "<=", ">", ">=", "==", "!="] as const;
/** A sign between two numbers. */
export type BinaryOp = (typeof BINARY)[number];
const LOGIC = ["&&", "||"] as const;
type LogicOp = (typeof LOGIC)[number];

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
/** A function of numbers that expressions know. */
export type FunctionName = keyof typeof FUNCTIONS;

/** Longest expression, in characters, and its deepest nesting. */
export const EXPRESSION_LIMITS = { length: 400, depth: 24 } as const;

/** What `days(from, to)` calls the current day. */
export const TODAY = "today";

/** What an expression may consist of beyond numbers, signs and functions. */
interface Dialect {
  /** The names a calculator has; any field where it is absent. */
  names?: ReadonlySet<string>;
}

/**
 * Reads an expression in numbers and names: `+ - * / % **`, comparisons that are 1 or 0, `test ? a : b`, and the functions min, max, round(value,
 * digits), ceil, floor, abs, sqrt, pow, exp, ln and log10. Nothing else of the language that the parser knows gets through.
 * @throws ExpressionError naming what is wrong
 */
export function parseExpression(text: string, names: ReadonlySet<string>): Expression {
  return read(parse(text), { names }, 0);
}

/**
 * Reads an expression over the fields of a row, which takes `relation.field`, `&& || !`, a text compared with a field, `days(from, to)` and
 * `empty(field)` as well. Whether there are such fields, `checkRowExpression` says.
 * @throws ExpressionError naming what is wrong
 */
export function parseRowExpression(text: string): Expression {
  return read(parse(text), {}, 0);
}

function parse(text: string): jsep.Expression {
  if (text.length > EXPRESSION_LIMITS.length)
    throw new ExpressionError(`is longer than ${EXPRESSION_LIMITS.length} characters`);
  try {
    return jsep(text);
  } catch (error) {
    throw new ExpressionError(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function read(node: jsep.Expression, dialect: Dialect, depth: number): Expression {
  if (depth > EXPRESSION_LIMITS.depth) throw new ExpressionError("is nested too deep");
  const inner = (other: unknown): Expression => read(other as jsep.Expression, dialect, depth + 1);
  const isOfRow = dialect.names === undefined;
  switch (node.type) {
    case "Literal":
      return { is: "number", value: numberOf(node, isOfRow) };
    case "Identifier":
    case "MemberExpression":
      return { is: "name", name: nameOf(node, dialect) };
    case "UnaryExpression":
      if (isOfRow && node["operator"] === "!") return { is: "not", of: inner(node["argument"]) };
      if (node["operator"] !== "-") throw new ExpressionError(`does not know "${String(node["operator"])}"`);
      return { is: "minus", of: inner(node["argument"]) };
    case "LogicalExpression":
    case "BinaryExpression":
      return readSides(node, dialect, inner);
    case "ConditionalExpression":
      return {
        is: "choice",
        test: inner(node["test"]),
        yes: inner(node["consequent"]),
        no: inner(node["alternate"]),
      };
    case "CallExpression":
      return readCall(node, dialect, inner);
    case "Compound":
      if (isOfRow)
        throw new ExpressionError((node["body"] as unknown[]).length > 0 ? "has a sign missing" : "is empty");
      throw new ExpressionError(`does not know what "${node.type}" is for`);
    default:
      throw new ExpressionError(`does not know what "${node.type}" is for`);
  }
}

function numberOf(node: jsep.Expression, isOfRow: boolean): number {
  const value = node["value"];
  if (isOfRow && typeof value === "string") throw new ExpressionError("has a text that no field is compared with");
  if (typeof value !== "number") throw new ExpressionError("takes numbers only");
  if (!Number.isFinite(value)) throw new ExpressionError("has a number that is too large");
  return value;
}

/** A name of the calculator; of a row, a field or a field that a relation leads to. */
function nameOf(node: jsep.Expression, { names }: Dialect): string {
  if (names === undefined) {
    const name = fieldName(node);
    if (name === TODAY) throw new ExpressionError("names today, which only days(from, to) takes");
    return name;
  }
  if (node.type !== "Identifier") throw new ExpressionError(`does not know what "${node.type}" is for`);
  const name = String(node["name"]);
  if (!names.has(name)) throw new ExpressionError(`names "${name}", which is no input and no result above`);
  return name;
}

function fieldName(node: jsep.Expression): string {
  if (node.type === "Identifier") return String(node["name"]);
  if (node.type !== "MemberExpression") throw new ExpressionError("needs the name of a field");
  const [object, property] = [node["object"], node["property"]] as jsep.Expression[];
  if (node["computed"] === true || node["optional"] === true || property?.type !== "Identifier")
    throw new ExpressionError("looks up a field that is not written as relation.field");
  if (object?.type !== "Identifier") throw new ExpressionError("looks further than one step, as in relation.field");
  return `${String(object["name"])}.${String(property["name"])}`;
}

function readSides(node: jsep.Expression, dialect: Dialect, inner: (other: unknown) => Expression): Expression {
  const operator = String(node["operator"]);
  const [left, right] = [node["left"], node["right"]] as [jsep.Expression, jsep.Expression];
  if (dialect.names === undefined) {
    const text = [left, right].find(isText);
    if (text !== undefined) return comparedText(operator, text === left ? right : left, String(text["value"]));
    const logic = LOGIC.find((each) => each === operator);
    if (logic !== undefined) return { is: "logic", op: logic, left: inner(left), right: inner(right) };
  }
  const op = BINARY.find((each) => each === operator);
  if (op === undefined) throw new ExpressionError(`does not know "${operator}"`);
  return { is: "binary", op, left: inner(left), right: inner(right) };
}

const isText = ({ type, value }: jsep.Expression): boolean => type === "Literal" && typeof value === "string";

function comparedText(operator: string, other: jsep.Expression, text: string): Expression {
  if (operator !== "==" && operator !== "!=")
    throw new ExpressionError(`does not know "${operator}" with a text; use == or !=`);
  const name = fieldName(other);
  if (text === "") throw new ExpressionError(`compares "${name}" with an empty text; use empty(${name})`);
  return { is: "text", name, text, isNot: operator === "!=" };
}

function readCall(node: jsep.Expression, { names }: Dialect, inner: (other: unknown) => Expression): Expression {
  const callee = node["callee"] as jsep.Expression;
  const fn = callee.type === "Identifier" ? String(callee["name"]) : "";
  const given = node["arguments"] as jsep.Expression[];
  const takes = ([least, most]: readonly [number, number]): void => {
    if (given.length < least || given.length > most)
      throw new ExpressionError(`gives ${fn} ${String(given.length)} values`);
  };
  if (names === undefined && fn === "days") {
    takes([2, 2]);
    const [from = "", to = ""] = given.map(fieldName);
    if (from === TODAY && to === TODAY) throw new ExpressionError("counts the days from today to today");
    return { is: "days", from, to };
  }
  if (names === undefined && fn === "empty") {
    takes([1, 1]);
    const [name = ""] = given.map(fieldName);
    return { is: "empty", name };
  }
  if (!isFunction(fn)) throw new ExpressionError(`knows no function "${fn}"`);
  takes(FUNCTIONS[fn]);
  return { is: "call", fn, args: given.map(inner) };
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

/** Whether an expression over the fields of a row knows a function of this name. */
export const isExpressionFunction = (name: string): boolean => isFunction(name) || name === "days" || name === "empty";

/** Names that an expression works with, each once. */
export function namesIn(expression: Expression): string[] {
  switch (expression.is) {
    case "number":
      return [];
    case "name":
    case "text":
    case "empty":
      return [expression.name];
    case "minus":
    case "not":
      return namesIn(expression.of);
    case "days":
      return [...new Set([expression.from, expression.to])].filter((name) => name !== TODAY);
    case "binary":
    case "logic":
      return [...new Set([...namesIn(expression.left), ...namesIn(expression.right)])];
    case "choice":
      return [...new Set([expression.test, expression.yes, expression.no].flatMap(namesIn))];
    case "call":
      return [...new Set(expression.args.flatMap(namesIn))];
  }
}
