import { copy, language, say } from "../copy.ts";
import { dayOf } from "../rules/days.ts";
import { useNow } from "../store/use-now.ts";
import { Button } from "../ui/button.tsx";
import {
  addToDay,
  dateFacts,
  daysFrom,
  isDay,
  nextBirthday,
  spanOf,
  workdaysBetween,
  type DateSpan,
  type DateUnit,
} from "./date-math-rules.ts";
import { CopyLine, NumberField, SelectField, TextField } from "./maker-fields.tsx";
import { Segments } from "./controls.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

type Way = "between" | "add" | "age" | "week";

/** What is asked; a day left out is today. */
interface Question {
  way: Way;
  from?: string;
  to?: string;
  born: string;
  amount: number;
  unit: DateUnit;
}

interface Answer {
  main: string;
  lines: { label: string; text: string }[];
}

const FARTHEST = 100_000;
const longDates = new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" });
const longText = (day: string) => longDates.format(Date.parse(`${day}T00:00:00Z`));
const count = (n: number) => n.toLocaleString(language);

/** Works with dates: days between two, what comes after, ages, weeks. */
export function DateMath(tool: ToolProps) {
  const today = dayOf(useNow(60_000));
  const sample = (tool.sample ?? "").trim();
  const [question, setQuestion] = useDraft<Question>(tool.id, {
    way: "between",
    born: "1990-05-17",
    amount: 90,
    unit: "days",
    ...(isDay(sample) && { to: sample, born: sample }),
  });
  const change = (part: Partial<Question>) => setQuestion({ ...question, ...part });
  const from = question.from ?? today;
  const to = question.to ?? `${Number(today.slice(0, 4)) + 1}-01-01`;
  const answer = answerOf({ ...question, from, to }, today);
  const result = answer && [answer.main, ...answer.lines.map(({ label, text }) => `${label}: ${text}`)].join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolDateMath} result={result}>
      <Segments
        legend={copy.toolDateMath}
        options={[
          { value: "between", label: copy.daysBetweenShort },
          { value: "add", label: copy.addOrSubtract },
          { value: "age", label: copy.ageOf },
          { value: "week", label: copy.weekOfYear },
        ]}
        value={question.way}
        onChange={(way) => change({ way })}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="card panel flex flex-col gap-4">
          {question.way === "age" ? (
            <DateField label={copy.bornDay} value={question.born} onChange={(born) => change({ born })} />
          ) : (
            <DateField
              label={question.way === "between" ? copy.fromDay : copy.dayOne}
              value={from}
              onChange={(day) => change({ from: day })}
              onToday={() => change({ from: today })}
            />
          )}
          {question.way === "between" && (
            <DateField
              label={copy.toDay}
              value={to}
              onChange={(day) => change({ to: day })}
              onToday={() => change({ to: today })}
            />
          )}
          {question.way === "add" && <Amount question={question} onChange={change} />}
        </div>
        {answer === undefined ? (
          <p role="status" className="card panel">
            {copy.dateMissing}
          </p>
        ) : (
          <Result answer={answer} />
        )}
      </div>
    </ToolFrame>
  );
}

function DateField({
  label,
  value,
  onChange,
  onToday,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
  onToday?: () => void;
}) {
  return (
    <div className="flex items-end gap-2">
      <TextField label={label} type="date" value={value} onChange={onChange} isWrong={!isDay(value)} />
      {onToday !== undefined && (
        <Button look="quiet" onClick={onToday}>
          {copy.today}
        </Button>
      )}
    </div>
  );
}

function Amount({ question, onChange }: { question: Question; onChange: (part: Partial<Question>) => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <NumberField
        label={copy.addAmount}
        value={question.amount}
        min={-FARTHEST}
        max={FARTHEST}
        onChange={(amount) => onChange({ amount })}
      />
      <SelectField
        label={copy.unitOfTime}
        options={[
          { value: "days", label: copy.unitDays },
          { value: "workdays", label: copy.workdays },
          { value: "weeks", label: copy.unitWeeks },
          { value: "months", label: copy.unitMonths },
          { value: "years", label: copy.unitYears },
        ]}
        value={question.unit}
        onChange={(unit) => onChange({ unit })}
      />
    </div>
  );
}

function Result({ answer }: { answer: Answer }) {
  return (
    <div className="card panel flex flex-col gap-3" aria-live="polite">
      <p className="num display leading-tight text-balance text-accent-text [--size:2.25rem]">{answer.main}</p>
      <dl className="divide-y divide-line">
        {answer.lines.map(({ label, text }) => (
          <CopyLine key={label} label={label} text={text} />
        ))}
      </dl>
    </div>
  );
}

function spanText({ years, months, days }: DateSpan): string {
  const parts = [
    years > 0 ? say(copy.yearsCount, { n: years }) : "",
    months > 0 ? say(copy.monthsCount, { n: months }) : "",
    days > 0 || years + months === 0 ? say(copy.days, { n: days }) : "",
  ];
  return new Intl.ListFormat(language, { type: "unit" }).format(parts.filter((part) => part !== ""));
}

/** The answer; none where a day is missing or beyond the calendar. */
function answerOf(question: Question & { from: string; to: string }, today: string): Answer | undefined {
  const { way, from, to, born } = question;
  if (way === "age") return isDay(born) ? ageAnswer(born, today) : undefined;
  if (!isDay(from)) return undefined;
  if (way === "between") return isDay(to) ? betweenAnswer(from, to) : undefined;
  if (way === "week") return weekAnswer(from);
  const day = addToDay(from, question.amount, question.unit);
  return day === undefined
    ? undefined
    : {
        main: longText(day),
        lines: [
          { label: copy.isoDate, text: day },
          { label: copy.daysApart, text: count(daysFrom(from, day)) },
          weekLine(day),
        ],
      };
}

function betweenAnswer(from: string, to: string): Answer {
  const days = Math.abs(daysFrom(from, to));
  const weeks = say(copy.weeksCount, { n: Math.floor(days / 7) });
  return {
    main: say(copy.days, { n: days === 1 ? 1 : count(days) }),
    lines: [
      { label: copy.inParts, text: spanText(spanOf(from, to)) },
      { label: copy.inWeeks, text: days % 7 === 0 ? weeks : `${weeks}, ${say(copy.days, { n: days % 7 })}` },
      { label: copy.workdaysIncluded, text: count(workdaysBetween(from, to)) },
      { label: copy.weekendDays, text: count(days + 1 - workdaysBetween(from, to)) },
    ],
  };
}

function ageAnswer(born: string, today: string): Answer | undefined {
  if (born > today) return undefined;
  const next = nextBirthday(born, today);
  return {
    main: spanText(spanOf(born, today)),
    lines: [
      { label: copy.daysLived, text: count(daysFrom(born, today)) },
      { label: copy.bornOn, text: longText(born) },
      ...(next === undefined
        ? []
        : [{ label: copy.nextBirthday, text: `${longText(next)} (${say(copy.days, { n: daysFrom(today, next) })})` }]),
    ],
  };
}

function weekAnswer(day: string): Answer {
  const facts = dateFacts(day);
  return {
    main: longText(day),
    lines: [
      weekLine(day),
      { label: copy.dayOfYear, text: `${facts.dayOfYear} / ${facts.daysOfYear}` },
      { label: copy.quarterOfYear, text: `Q${facts.quarter} ${day.slice(0, 4)}` },
      { label: copy.leapYear, text: facts.daysOfYear === 366 ? copy.yes : copy.no },
    ],
  };
}

function weekLine(day: string) {
  const { week, weekYear, weekday } = dateFacts(day);
  return { label: copy.isoWeek, text: `${weekYear}-W${String(week).padStart(2, "0")}-${weekday}` };
}
