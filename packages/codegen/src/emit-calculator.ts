import { beforeName, expressionSource, namesIn, parseExpression, ROW_NAME, type Block } from "@sayhey/appspec";
import { SourceName, type Literal } from "./source-text.ts";

type Calculator = Extract<Block, { kind: "calculator" }>;

/** Properties of a calculator that hold formulas. */
const WORKED_OUT = ["results", "columns", "tableRows"] as const;
type WorkedOut = (typeof WORKED_OUT)[number];

export const isWorkedOut = (key: string): key is WorkedOut => WORKED_OUT.some((each) => each === key);

/** Results, columns and the number of rows with functions in place of their formulas. */
export function calculatorLiterals({
  inputs,
  results,
  columns = [],
  tableRows = "0",
}: Calculator): Record<WorkedOut, Literal> {
  const names = new Set(inputs.map(({ id }) => id));
  const worked = results.map(({ formula, when, ...result }): Literal => {
    const of = workedOut(formula, names);
    names.add(result.id);
    return { ...result, of, ...(when === undefined ? {} : { when: workedOut(when, names) }) } as Literal;
  });
  const inRow = new Set([...names, ROW_NAME, ...columns.map(({ id }) => beforeName(id))]);
  return {
    results: worked,
    tableRows: workedOut(tableRows, names),
    columns: columns.map(({ formula, start, ...column }): Literal => {
      const of = workedOut(formula, inRow);
      inRow.add(column.id);
      return { ...column, of, ...(start === undefined ? {} : { start: workedOut(start, names) }) };
    }),
  };
}

/** A function of the names that a formula uses. */
function workedOut(formula: string, names: ReadonlySet<string>): SourceName {
  const expression = parseExpression(formula, names);
  const used = namesIn(expression);
  const values = used.length === 0 ? "" : `v: { ${used.map((name) => `${name}: number`).join("; ")} }`;
  return new SourceName(`(${values}) => ${expressionSource(expression)}`);
}
