import { useState } from "react";
import { copy, say } from "../copy.ts";
import {
  bandOf,
  isShown,
  tableOf,
  workOut,
  type Column,
  type Formula,
  type Input,
  type Numbers,
  type Result,
} from "../rules/calculate.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { Button } from "../ui/button.tsx";
import { CopyButton, copyText } from "../tools/text-out.tsx";
import { formatNumber } from "../ui/format.ts";
import { formatResult } from "../ui/format-result.ts";
import { Section } from "../ui/section.tsx";
import { SeriesPlot } from "../ui/series-plot.tsx";
import { StepInputs } from "../ui/step-inputs.tsx";
import { printBlock } from "../ui/print-block.ts";
import { linkTo, useNumbers } from "../ui/use-numbers.ts";
import { WorkedTable } from "../ui/worked-table.tsx";

interface CalculatorProps {
  id: string;
  title?: string;
  note?: string;
  inputs: readonly Input[];
  results: readonly Result[];
  source?: string;
  tableRows?: Formula;
  rowLabel?: string;
  columns?: readonly Column[];
  chart?: { look: "line" | "bar"; column: string; compareTo?: string };
  share?: boolean;
  print?: boolean;
  logEntity?: EntityDef;
  logTypedField?: string;
  logResultField?: string;
  logDateField?: string;
  logLinesField?: string;
  logName?: string;
}

interface Answer extends Result {
  text: string;
  band: string | undefined;
}

const NONE: readonly Column[] = [];

/** Numbers to type in, and what they come to while one types; the main result is what it is about. */
export function Calculator(props: CalculatorProps) {
  const {
    id,
    title,
    note,
    inputs,
    results,
    source,
    tableRows,
    rowLabel = "",
    columns = NONE,
    chart,
    share = false,
    print = false,
    logName,
  } = props;
  const [whom, setWhom] = useState("");
  const [typed, change] = useNumbers(id, inputs, share);
  const values = workOut(inputs, results, typed);
  const answers = results.filter((result) => isShown(result, values)).map((result) => answerOf(result, values));
  const main = answers.find(({ isMain }) => isMain) ?? answers[0];
  const rows = tableRows === undefined ? [] : tableOf(columns, tableRows, values);
  const name = title ?? main?.label ?? copy.total;
  const said = [whom.trim(), ...answers.map((answer) => `${answer.label}: ${spoken(answer)}`)].filter(Boolean);
  const { logEntity } = props;
  return (
    <Section id={id} title={title} note={note} label={main?.label ?? copy.total}>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <div className={print ? "print:hidden" : ""}>
          <StepInputs inputs={inputs} typed={typed} onChange={change} />
        </div>
        {print && <OnPaper whom={whom.trim()} inputs={inputs} values={values} />}
        <div className="card panel flex flex-col gap-4 max-md:order-first" aria-live="polite">
          {main !== undefined && (
            <div className="flex flex-col gap-1">
              <span className="field-label">{main.label}</span>
              <output className="num display leading-none [--size:2.75rem]">{main.text}</output>
              {main.band !== undefined && <p className="font-bold text-accent-text">{main.band}</p>}
            </div>
          )}
          <Others answers={answers.filter((answer) => answer !== main)} />
          {logEntity !== undefined && logName !== undefined && (
            <label className="flex flex-col gap-1 print:hidden">
              <span className="field-label">{logName}</span>
              <input
                className="input"
                autoComplete="off"
                maxLength={120}
                value={whom}
                onChange={(event) => setWhom(event.target.value)}
              />
            </label>
          )}
          <div className="flex flex-wrap gap-3">
            {logEntity !== undefined && (
              <Button
                icon="bookmark"
                onClick={() => {
                  keep(props, logEntity, values, answers, whom.trim() || name);
                  setWhom("");
                }}
              >
                {copy.save}
              </Button>
            )}
            {print && (
              <Button icon="printer" onClick={() => printBlock(id)}>
                {copy.print}
              </Button>
            )}
            {share && (
              <>
                <Button icon="link" onClick={() => void copyText(linkTo(id, inputs, values))}>
                  {copy.copyLink}
                </Button>
                <CopyButton text={said.join("\n")} label={copy.copyResult} />
              </>
            )}
          </div>
          {source !== undefined && <p className={`text-sm text-muted ${print ? "print:hidden" : ""}`}>{source}</p>}
        </div>
        {chart !== undefined && rows.length > 1 && (
          <figure className="card panel md:col-span-2" aria-label={name}>
            <SeriesPlot look={chart.look} series={seriesOf(chart, columns, rows)} placeLabel={rowLabel} />
          </figure>
        )}
        {rows.length > 0 && (
          <div className="md:col-span-2">
            <WorkedTable label={name} rowLabel={rowLabel} columns={columns} rows={rows} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** What was typed in, on paper in place of boxes to type into. */
function OnPaper({ whom, inputs, values }: { whom: string; inputs: readonly Input[]; values: Numbers }) {
  return (
    <div className="hidden print:block">
      {whom !== "" && <p className="font-bold">{whom}</p>}
      {typedLines(inputs, values).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** What else the numbers come to. */
function Others({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return null;
  return (
    <dl className="divide-y divide-line border-t-2 border-ink">
      {answers.map((answer) => (
        <div key={answer.id} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-muted">{answer.label}</dt>
          <dd className="num text-right font-bold">{spoken(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}

const answerOf = (result: Result, values: Numbers): Answer => {
  const value = values[result.id] ?? Number.NaN;
  return { ...result, text: formatResult(value, result), band: bandOf(value, result.bands) };
};

const spoken = ({ text, band }: Answer): string => (band === undefined ? text : `${text}, ${band}`);

/** The one or two columns that are drawn. */
const seriesOf = (
  { column, compareTo }: { column: string; compareTo?: string },
  columns: readonly Column[],
  rows: readonly Numbers[],
) =>
  columns
    .filter(({ id }) => id === column || id === compareTo)
    .map((each) => ({
      label: each.label,
      values: rows.map((row) => row[each.id] ?? Number.NaN),
      text: (value: number) => formatResult(value, { unit: each.unit, digits: Math.abs(value) < 100 ? 2 : 0 }),
    }));

/** Keeps a result as a row, with what was typed in. */
function keep(
  props: CalculatorProps,
  entity: EntityDef,
  values: Numbers,
  answers: readonly Answer[],
  name: string,
): void {
  const { inputs, logTypedField, logResultField, logLinesField, logDateField } = props;
  const main = answers.find(({ isMain }) => isMain) ?? answers[0];
  const kept: Record<string, Value> = {};
  if (logTypedField !== undefined)
    kept[logTypedField] = inputs.map((input) => typedText(values[input.id] ?? input.initial, input)).join(", ");
  if (logResultField !== undefined) kept[logResultField] = main?.text ?? "";
  if (logLinesField !== undefined)
    kept[logLinesField] = [
      ...typedLines(inputs, values),
      "",
      ...answers.map((answer) => `${answer.label}: ${spoken(answer)}`),
    ].join("\n");
  if (logDateField !== undefined) kept[logDateField] = stamp(entity, logDateField, Date.now());
  createRow(entity, newValues(entity, kept, name), { announce: say(copy.logged, { name: entity.plural }) });
}

/** What was typed in, each under its label, without one's own rates and what was left at none. */
const typedLines = (inputs: readonly Input[], values: Numbers): string[] =>
  inputs
    .filter(({ setting }) => setting === undefined)
    .filter(({ id, choices }) => choices !== undefined || values[id] !== 0)
    .map((input) => `${input.label}: ${typedText(values[input.id] ?? input.initial, input)}`);

/** A number that was typed in or picked, as a person reads it. */
const typedText = (value: number, { unit = "", choices }: Input): string =>
  choices?.find(({ amount }) => amount === value)?.label ?? formatNumber(value, { type: "number", unit });
