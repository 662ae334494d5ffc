import { useState } from "react";
import { copy, say } from "../copy.ts";
import { isRight, quizScore } from "../rules/quiz-score.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { Art } from "../art/art.tsx";
import { Button } from "../ui/button.tsx";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface QuizProps extends RowsProps {
  promptField: string;
  optionsField: string;
  answerField: string;
  explainField?: string;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** One question after the other, then the score. */
export function Quiz({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  promptField,
  optionsField,
  answerField,
  explainField,
}: QuizProps) {
  const rows = useRows(entity, { where, sort, limit });
  const [given, setGiven] = useState<Record<string, string>>({});
  const [index, setIndex] = useState(0);
  const row = rows[index];
  const question = (each: Row) => ({ options: listOf(each[optionsField]), answer: String(each[answerField] ?? "") });
  const restart = () => {
    setGiven({});
    setIndex(0);
  };
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} look="secondary" />}
    >
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      {row && (
        <div className="card panel mx-auto flex w-full max-w-2xl flex-col gap-4">
          <div className="flex items-center gap-3">
            <p className="num shrink-0 text-sm text-muted">
              {say(copy.questionOf, { n: index + 1, all: rows.length })}
            </p>
            <div className="meter flex-1" aria-hidden="true">
              <span style={{ width: `${(index / rows.length) * 100}%` }} />
            </div>
          </div>
          <h3 className="display [--size:1.5rem] leading-tight text-balance">
            {formatField(entity, row, promptField)}
          </h3>
          <Options
            key={row.id}
            {...question(row)}
            given={given[row.id] ?? null}
            onGive={(option) => setGiven({ ...given, [row.id]: option })}
          />
          {given[row.id] !== undefined && (
            <div role="status" className="flex flex-col gap-1 border-l-4 border-accent pl-3">
              <p className="font-bold">
                {isRight(given[row.id] ?? "", question(row).answer)
                  ? copy.right
                  : say(copy.wrongIs, { answer: question(row).answer })}
              </p>
              {explainField !== undefined && <p className="text-muted">{formatField(entity, row, explainField)}</p>}
            </div>
          )}
          <Button
            look="primary"
            className="self-end"
            icon="arrow-right"
            disabled={given[row.id] === undefined}
            onClick={() => setIndex(index + 1)}
          >
            {index + 1 < rows.length ? copy.next : copy.showResult}
          </Button>
        </div>
      )}
      {rows.length > 0 && row === undefined && (
        <Result
          {...quizScore(
            rows.map(question),
            rows.map((each) => given[each.id] ?? null),
          )}
          onAgain={restart}
        />
      )}
    </Section>
  );
}

interface OptionsProps {
  options: readonly string[];
  answer: string;
  given: string | null;
  onGive: (option: string) => void;
}

function Options({ options, answer, given, onGive }: OptionsProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {options.map((option, index) => {
        const shows = given !== null && (isRight(option, answer) ? "right" : option === given ? "wrong" : "rest");
        const look =
          shows === "right"
            ? "border-accent bg-accent text-on-accent"
            : shows === "wrong"
              ? "border-ink bg-ground line-through"
              : shows === "rest"
                ? "border-line opacity-60"
                : "border-line hover:border-accent";
        return (
          <li key={option}>
            <button
              type="button"
              className={`flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control border-2 px-3 py-2 text-left disabled:cursor-default ${look}`}
              aria-pressed={given === option}
              disabled={given !== null}
              onClick={() => onGive(option)}
            >
              <span
                className="num grid size-7 shrink-0 place-items-center rounded-full border border-current text-sm"
                aria-hidden="true"
              >
                {shows === "right" ? (
                  <Icon name="check" className="size-4" />
                ) : shows === "wrong" ? (
                  <Icon name="x" className="size-4" />
                ) : (
                  String.fromCharCode(65 + index)
                )}
              </span>
              {option}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Result({
  right,
  total,
  share,
  onAgain,
}: {
  right: number;
  total: number;
  share: number;
  onAgain: () => void;
}) {
  const words = share === 1 ? copy.perfect : share >= 0.6 ? copy.goodRound : copy.nextRound;
  return (
    <div className="card panel mx-auto flex w-full max-w-2xl flex-col items-center gap-3 text-center" role="status">
      <div className="h-40 w-full overflow-hidden rounded-card">
        <Art seed={share === 1 ? "trophy" : "star"} className="size-full" />
      </div>
      <p className="num display [--size:3.75rem] leading-none text-accent-text">{Math.round(share * 100)} %</p>
      <p className="display [--size:1.5rem]">{words}</p>
      <p className="text-muted">{say(copy.scoreOf, { n: right, all: total })}</p>
      <Button look="primary" icon="rotate-ccw" onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  );
}
