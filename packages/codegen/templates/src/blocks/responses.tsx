import { useState } from "react";
import { copy, say } from "../copy.ts";
import { AnswerSummary, Bars } from "../questions/answer-summary.tsx";
import { withColumns } from "../questions/answer-input.tsx";
import { spoken } from "../questions/answer-review.tsx";
import { answerIn, textsByQuestion } from "../rules/answer-lines.ts";
import type { Question } from "../rules/questionnaire.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { addDays, dayOf } from "../store/moment.ts";
import { useRows } from "../store/use-rows.ts";
import { writeTable } from "../tools/csv-table-rules.ts";
import { Button } from "../ui/button.tsx";
import { formatField, formatNumber } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { saveFile } from "../ui/save-file.ts";
import { Section } from "../ui/section.tsx";

interface ResponsesProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  /** The questions of the questionnaires that keep their answers here. */
  questions: readonly Question[];
  answersField: string;
  dateField?: string;
  scoreField?: string;
  outcomeField?: string;
  isPublic?: boolean;
  /** Given where data are shared; elsewhere they are the visitor's own. */
  useIsOwner?: () => boolean;
}

const always = (): boolean => true;

const SPANS = [0, 7, 30, 90] as const;

/** What people answered, question by question, with a file of it all. */
export function Responses(given: ResponsesProps) {
  const props = { ...given, questions: withColumns(given.questions) };
  const { id, title, note, entity, questions, answersField, dateField, outcomeField, isPublic } = props;
  const isOwner = (given.useIsOwner ?? always)();
  const [days, setDays] = useState<number>(0);
  const rows = useRows(entity, { sort: dateField === undefined ? undefined : { field: dateField, direction: "desc" } });
  const since = days === 0 || dateField === undefined ? "" : dayOf(addDays(new Date(), -days));
  const shown = rows.filter((row) => since === "" || String(row[dateField ?? ""] ?? "") >= since);
  const isHidden = !isOwner && isPublic !== true;
  const texts = shown.map((row) => textsByQuestion(row[answersField]));
  const answersTo = (question: Question) =>
    texts.flatMap((each) => {
      const text = each.get(question.id);
      return text === undefined ? [] : [answerIn(question, text)];
    });
  const tools = !isHidden && rows.length > 0 && (
    <Button icon="download" onClick={() => saveCsv(props, shown)}>
      {copy.downloadCsv}
    </Button>
  );
  return (
    <Section id={id} title={title} note={note} label={copy.responses} tools={tools === false ? undefined : tools}>
      {isHidden || rows.length === 0 ? (
        <div className="card panel flex flex-col items-center gap-3 py-8 text-center text-muted">
          <Icon name={isHidden ? "lock" : "inbox"} className="size-9" />
          <p className="max-w-prose">{isHidden ? copy.ownerSeesResponses : copy.noResponses}</p>
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          {dateField !== undefined && <Span days={days} onChange={setDays} />}
          <Totals {...props} rows={shown} full={shareOfFull(questions, texts)} />
          {outcomeField !== undefined && <OutcomeBars rows={shown} field={outcomeField} />}
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {questions.map((question) => (
              <AnswerSummary key={question.id} question={question} answers={answersTo(question)} />
            ))}
          </div>
        </div>
      )}
    </Section>
  );
}

const numberOf = (value: unknown): number[] => (typeof value === "number" ? [value] : []);

/** How many answered, how fully, how well, and when last. */
function Totals({
  entity,
  scoreField,
  dateField,
  rows: counted,
  full,
}: ResponsesProps & { rows: readonly Row[]; full: number }) {
  const [latest] = counted;
  const scores = scoreField === undefined ? [] : counted.flatMap((row) => numberOf(row[scoreField]));
  const facts = [
    [copy.responses, formatNumber(counted.length)],
    [copy.answeredAll, `${Math.round(full * 100)} %`],
    ...(scores.length === 0
      ? []
      : [[copy.averageScore, formatNumber(scores.reduce((sum, each) => sum + each, 0) / scores.length)]]),
    ...(latest === undefined || dateField === undefined
      ? []
      : [[copy.lastResponse, formatField(entity, latest, dateField)]]),
  ] as const;
  return (
    <dl className="card panel grid grid-cols-2 gap-4 sm:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-col gap-1">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="num display [--size:1.5rem] leading-tight break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of the responses hold an answer to everything that must be answered, 0 to 1. */
function shareOfFull(questions: readonly Question[], given: readonly ReadonlyMap<string, string>[]): number {
  const asked = questions.filter(({ required, jumps }) => required === true && jumps === undefined);
  const wanted = asked.length > 0 ? asked : questions;
  const full = given.filter((texts) => wanted.every(({ id }) => texts.has(id))).length;
  return given.length === 0 ? 0 : full / given.length;
}

function Span({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <div className="chips" role="group" aria-label={copy.sinceWhen}>
      {SPANS.map((span) => (
        <button key={span} type="button" className="chip" aria-pressed={days === span} onClick={() => onChange(span)}>
          {span === 0 ? copy.sinceEver : say(copy.lastDays, { n: span })}
        </button>
      ))}
    </div>
  );
}

/** How often each result came out. */
function OutcomeBars({ rows, field }: { rows: readonly Row[]; field: string }) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const label = row[field];
    if (typeof label === "string" && label !== "") counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  const bars = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([label, count]) => ({ label, count, share: count / rows.length }));
  return (
    <article className="card panel flex flex-col gap-4">
      <h3 className="display [--size:1.125rem]">{copy.outcomesChart}</h3>
      <Bars bars={bars} />
    </article>
  );
}

/** A text that a spreadsheet would take for a formula is marked as a text. */
const harmless = (cell: string): string => (/^[=+@\t]|^-(?!\d)/.test(cell) ? `'${cell}` : cell);

/** A row a response, a column a question. */
function saveCsv({ entity, questions, answersField }: ResponsesProps, rows: readonly Row[]): void {
  const fields = entity.fields.filter(({ id, type }) => id !== answersField && type !== "computed");
  const header = [...fields.map(({ name }) => name), ...questions.map(({ prompt }) => prompt)];
  const lines = rows.map((row) => {
    const texts = textsByQuestion(row[answersField]);
    return [
      ...fields.map(({ id }) => (typeof row[id] === "number" ? String(row[id]) : formatField(entity, row, id))),
      ...questions.map((question) => {
        const text = texts.get(question.id);
        return text === undefined ? "" : spoken(question, answerIn(question, text));
      }),
    ].map(harmless);
  });
  saveFile(`${entity.plural}.csv`, "text/csv;charset=utf-8", `\uFEFF${writeTable({ header, rows: lines }, "csv")}`);
}
