import { describe, expect, it } from "vitest";
import { evaluateExpression } from "./evaluate-expression.ts";
import { expressionSource } from "./expression-source.ts";
import { ExpressionError, namesIn, parseExpression } from "./expression.ts";

const VALUES = { a: 6, b: 4, rate: 5 };
const NAMES = new Set(Object.keys(VALUES));
const valueOf = (name: string): number => VALUES[name as keyof typeof VALUES];

/** What the source that apps are made of comes to. */
function run(source: string): number {
  const work = new Function("v", `return ${source};`) as (values: typeof VALUES) => number;
  return work(VALUES);
}

describe("an expression", () => {
  it.each([
    ["a + b * 2", 14],
    ["(a + b) * 2", 20],
    ["(-a) ** 2", 36],
    ["2 ** -1", 0.5],
    ["a % b", 2],
    ["a > b ? a : b", 6],
    ["(a >= b) + (a == b)", 1],
    ["round(a / 7, 3)", 0.857],
    ["ceil(a / b) + floor(a / b)", 3],
    ["max(a, b, 9) - min(a, b)", 5],
    ["sqrt(b) + abs(-a) + pow(2, 3) + ln(exp(2)) + log10(1000)", 21],
    ["rate == 0 ? a / b : a * rate / 100 / (1 - (1 + rate / 100) ** -b)", 1.692],
    ["a / 0", Infinity],
  ])("%s is %f, here and in the source of an app", (text, expected) => {
    const expression = parseExpression(text, NAMES);
    expect(evaluateExpression(expression, valueOf)).toBeCloseTo(expected, 3);
    expect(run(expressionSource(expression))).toBeCloseTo(expected, 3);
  });

  it("tells which names it works with", () => {
    expect(namesIn(parseExpression("max(a, rate) > b ? a : 1", NAMES))).toEqual(["a", "rate", "b"]);
  });

  it.each([
    ["a +", /cannot be read/],
    ["a b", /does not know/],
    ["c * 2", /names "c"/],
    ["constructor", /names "constructor"/],
    ["alert(1)", /no function "alert"/],
    ["toString()", /no function "toString"/],
    ["a.constructor", /does not know/],
    ["a['b']", /does not know/],
    ["this", /does not know "ThisExpression"|what "ThisExpression"/],
    ["'text'", /numbers only/],
    ["[a]", /does not know/],
    ["a = 2", /cannot be read|does not know/],
    ["a; b", /does not know/],
    ["!a", /does not know/],
    ["a && b", /does not know/],
    ["sqrt(a, b)", /gives sqrt 2 values/],
    ["1+".repeat(250) + "1", /longer than/],
    [`${"abs(".repeat(30)}a${")".repeat(30)}`, /too deep/],
  ])("%s is refused", (text, message) => {
    expect(() => parseExpression(text, NAMES)).toThrow(ExpressionError);
    expect(() => parseExpression(text, NAMES)).toThrow(message);
  });
});
