import type { Block } from "./block.ts";
import { beforeName, ROW_NAME } from "./calculator-names.ts";
import type { Fail } from "./field-check.ts";
import { ExpressionError, parseExpression } from "./expression.ts";

type Calculator = Extract<Block, { kind: "calculator" }>;

/** Ids once each, ranges that hold what they start with, and formulas of what stands above them. */
export function checkCalculator(block: Calculator, fail: Fail): void {
  const { results, logEntity, logResultField } = block;
  if (logEntity !== undefined && logResultField === undefined)
    fail("logEntity", "needs the field that takes the result");
  const names = checkInputs(block, fail);
  const own = (id: string, path: string): void => {
    if (names.has(id)) fail(path, `is "${id}" a second time`);
    names.add(id);
  };
  results.forEach(({ id, formula, when, bands = [] }, index) => {
    if (names.has(id)) fail(`results[${index}].id`, `is "${id}" a second time`);
    checkFormula(formula, names, `results[${index}].formula`, fail);
    own(id, `results[${index}].id`);
    if (when !== undefined) checkFormula(when, names, `results[${index}].when`, fail);
    checkBands(bands, `results[${index}].bands`, fail);
  });
  checkTable(block, names, fail);
}

function checkInputs({ inputs }: Calculator, fail: Fail): Set<string> {
  const names = new Set<string>();
  inputs.forEach(({ id, initial, min = -Infinity, max = Infinity, choices }, index) => {
    if (names.has(id)) fail(`inputs[${index}].id`, `is "${id}" a second time`);
    names.add(id);
    if (min > max) fail(`inputs[${index}].min`, "is above max");
    if (initial < min || initial > max) fail(`inputs[${index}].initial`, "lies outside of min and max");
    if (choices && !choices.some(({ amount }) => amount === initial))
      fail(`inputs[${index}].initial`, "is none of the choices");
  });
  if (inputs.every(({ setting }) => setting !== undefined))
    fail("inputs", "are all folded away; one has to be asked for");
  inputs.forEach(({ step, setting }, index) => {
    if (step !== undefined && setting !== undefined) fail(`inputs[${index}].setting`, "begins a step");
  });
  const firstStep = inputs.findIndex(({ step }) => step !== undefined);
  if (firstStep > 0 && inputs.slice(0, firstStep).some(({ setting }) => setting === undefined))
    fail("inputs[0].step", "is missing, and a later input begins a step");
  return names;
}

function checkBands(bands: readonly { under?: number | undefined }[], path: string, fail: Fail): void {
  let least = -Infinity;
  bands.forEach(({ under }, index) => {
    const isLast = index === bands.length - 1;
    if (under === undefined && !isLast) fail(`${path}[${index}].under`, "is missing; only the last goes without");
    if (under !== undefined && under <= least) fail(`${path}[${index}].under`, "is not above the one before");
    least = under ?? least;
  });
}

function checkTable({ tableRows, columns, chart }: Calculator, names: ReadonlySet<string>, fail: Fail): void {
  if ((tableRows === undefined) !== (columns === undefined))
    fail(columns === undefined ? "columns" : "tableRows", "is missing; a table has columns and a number of rows");
  if (tableRows !== undefined) checkFormula(tableRows, names, "tableRows", fail);
  if (columns !== undefined) checkColumns(columns, names, fail);
  for (const key of ["column", "compareTo"] as const) {
    const named = chart?.[key];
    if (named !== undefined && columns?.some(({ id }) => id === named) !== true)
      fail(`chart.${key}`, `names the column "${named}", which does not exist`);
  }
  if (chart !== undefined && chart.compareTo === chart.column) fail("chart.compareTo", "is the same column");
  const [first, second] = [chart?.column, chart?.compareTo].map((named) => columns?.find(({ id }) => id === named));
  if (second !== undefined && first?.unit !== second.unit) fail("chart.compareTo", "has another unit");
}

function checkColumns(columns: NonNullable<Calculator["columns"]>, names: ReadonlySet<string>, fail: Fail): void {
  const inRow = new Set([...names, ROW_NAME, ...columns.map(({ id }) => beforeName(id))]);
  if (names.has(ROW_NAME)) fail("columns", `cannot count rows by "${ROW_NAME}", which an input or a result is called`);
  columns.forEach(({ id, formula, start }, index) => {
    if (inRow.has(id)) fail(`columns[${index}].id`, `is "${id}" a second time`);
    checkFormula(formula, inRow, `columns[${index}].formula`, fail);
    if (start !== undefined) checkFormula(start, names, `columns[${index}].start`, fail);
    inRow.add(id);
  });
}

function checkFormula(formula: string, names: ReadonlySet<string>, path: string, fail: Fail): void {
  try {
    parseExpression(formula, names);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    fail(path, error.message);
  }
}
