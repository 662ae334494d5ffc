import { useState } from "react";
import { copy, say } from "../copy.ts";
import type { Answer, Question } from "../rules/questionnaire.ts";
import { summarize, type Bar, type Nps, type Summary } from "../rules/survey-results.ts";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/format.ts";

const FEW = 5;

/** What all answers to one question came to. */
export function AnswerSummary({ question, answers }: { question: Question; answers: readonly Answer[] }) {
  const summary = summarize(question, answers);
  return (
    <article className="card panel flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="display [--size:1.125rem] leading-tight">{question.prompt}</h3>
        <p className="num text-sm text-muted">
          {[
            say(copy.responsesN, { n: summary.answered }),
            ...(summary.average === undefined || summary.answered === 0
              ? []
              : [say(copy.averageOf, { n: formatNumber(summary.average) })]),
          ].join(" · ")}
        </p>
      </div>
      {summary.answered > 0 && <Figures question={question} summary={summary} />}
    </article>
  );
}

function Figures({ question, summary }: { question: Question; summary: Summary }) {
  const { type, options = [] } = question;
  const columns = options.map(({ label }) => label);
  const isSteps = type === "scale" || type === "nps";
  const bars =
    type === "trueFalse"
      ? summary.bars.map((bar) => ({ ...bar, label: bar.label === "true" ? copy.trueWord : copy.falseWord }))
      : summary.bars;
  return (
    <>
      {summary.nps && <NpsFigure nps={summary.nps} answered={summary.answered} />}
      {bars.length > 0 && (isSteps ? <Columns bars={bars} /> : <Bars bars={bars} />)}
      {summary.grid && <HeatTable label={question.prompt} grid={summary.grid} columns={columns} />}
      {summary.places && (
        <ol className="flex flex-col gap-2">
          {summary.places.map(({ label, average }, index) => (
            <li key={label} className="flex items-baseline gap-3">
              <span className="num w-5 font-bold">{index + 1}</span>
              <span className="min-w-0 flex-1 break-words">{label}</span>
              <span className="num text-sm text-muted">{say(copy.averagePlace, { n: formatNumber(average) })}</span>
            </li>
          ))}
        </ol>
      )}
      {summary.texts.length > 0 && <Texts texts={summary.texts} />}
    </>
  );
}

/** Choices with their share as bars. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {bars.map(({ label, count, share }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
          <dt className="min-w-0 break-words">{label}</dt>
          <dd className="num text-muted">{`${count} · ${Math.round(share * 100)} %`}</dd>
          <div className="meter col-span-2" aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </div>
        </div>
      ))}
    </dl>
  );
}

/** Steps of a scale side by side, each as high as it was often taken. */
function Columns({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ol className="flex items-end gap-1">
      {bars.map(({ label, count }) => (
        <li key={label} className="flex min-w-0 flex-1 flex-col items-center gap-1">
          <span className="num text-xs text-muted">{count}</span>
          <span className="flex h-20 w-full items-end" aria-hidden="true">
            <span
              className="w-full rounded-t-sm bg-accent"
              style={{ height: `${Math.max(3, (count / most) * 100)}%` }}
            />
          </span>
          <span className="num border-t border-line text-sm font-bold">{label}</span>
        </li>
      ))}
    </ol>
  );
}

/** The score from -100 to 100, and who it is made of. */
function NpsFigure({ nps, answered }: { nps: Nps; answered: number }) {
  const parts = [
    { label: copy.promoters, count: nps.promoters, look: "bg-accent" },
    { label: copy.passives, count: nps.passives, look: "bg-[color-mix(in_srgb,var(--accent)_45%,var(--surface))]" },
    { label: copy.detractors, count: nps.detractors, look: "bg-muted" },
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline gap-2">
        <span className="num display [--size:2.75rem] leading-none">{nps.score > 0 ? `+${nps.score}` : nps.score}</span>
        <span className="font-bold text-muted">{copy.npsScore}</span>
      </p>
      <div className="flex h-4 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
        {parts.map(({ label, count, look }) => (
          <span key={label} className={look} style={{ width: `${(count / answered) * 100}%` }} />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ label, count, look }) => (
          <div key={label} className="flex items-center gap-1.5">
            <span className={`size-3 rounded-full ${look}`} aria-hidden="true" />
            <dt>{label}</dt>
            <dd className="num text-muted">{`${Math.round((count / answered) * 100)} %`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Grid = NonNullable<Summary["grid"]>;

/** A grid whose cells are the darker the more people chose them. */
function HeatTable({ label, grid, columns }: { label: string; grid: Grid; columns: readonly string[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-1 text-sm">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{label}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="min-w-16 p-1 text-center align-bottom font-normal text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map(({ label: row, cells }) => (
            <tr key={row}>
              <th scope="row" className="min-w-32 p-1 text-left font-normal">
                {row}
              </th>
              {cells.map(({ label: column, count, share }) => (
                <td
                  key={column}
                  className="num rounded-control p-2 text-center"
                  style={{ background: `color-mix(in srgb, var(--accent) ${Math.round(share * 45)}%, var(--surface))` }}
                >
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {(isOpen ? texts : texts.slice(0, FEW)).map((text, index) => (
          <li key={index} className="border-l-4 border-line pl-3 break-words">
            {text}
          </li>
        ))}
      </ul>
      {!isOpen && texts.length > FEW && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {say(copy.moreTexts, { n: texts.length })}
        </Button>
      )}
    </>
  );
}
