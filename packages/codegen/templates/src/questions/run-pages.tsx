import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import {
  CHECKED_AT_ONCE,
  isRightAnswer,
  pagesOf,
  pathOf,
  problemOfAnswer,
  scoreOf,
  streakOf,
  textsOf,
  type Answer,
  type Mode,
  type Question,
} from "../rules/questionnaire.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { QuestionField } from "./question-field.tsx";
import { ExamClock, RunHead } from "./run-head.tsx";
import type { Run } from "./run.ts";

interface RunPagesProps {
  mode: Mode;
  minutes: number | undefined;
  questions: readonly Question[];
  run: Run;
  onChange: (run: Run) => void;
  onFinish: (run: Run) => void;
}

/** Questions page by page: a quiz tells at once what was right, an exam lets one look over everything before it is handed in. */
export function RunPages({ mode, minutes, questions, run, onChange, onFinish }: RunPagesProps) {
  const [isTried, setTried] = useState(false);
  const top = useRef<HTMLFormElement>(null);
  const path = pathOf(questions, run.answers);
  const isBySection = mode === "survey" && questions.some(({ section }) => section !== undefined);
  const pages = pagesOf(path, isBySection);
  const at = Math.min(run.at, pages.length - 1);
  const page = pages[at] ?? [];
  const [first] = page;
  const isChecked = (question: Question) => run.checked.includes(question.id);
  // A quiz asks for the check before it goes on, where there is something right to be told.
  const toCheck = mode === "quiz" ? page.filter((each) => !isChecked(each) && isRightAnswer(each, "") !== null) : [];
  const go = (change: Partial<Run>) => {
    setTried(false);
    onChange({ ...run, ...change });
    top.current?.focus();
  };
  const answer = (question: Question, value: Answer) => {
    const isSettled = CHECKED_AT_ONCE.has(question.type) && toCheck.includes(question);
    onChange({
      ...run,
      at,
      answers: { ...run.answers, [question.id]: value },
      checked: isSettled ? [...run.checked, question.id] : run.checked,
    });
  };
  const check = () => {
    const open = toCheck.some((each) => textsOf(run.answers[each.id]).length === 0);
    setTried(open);
    if (!open) onChange({ ...run, checked: [...run.checked, ...toCheck.map(({ id }) => id)] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (toCheck.length > 0) return check();
    const isOpen = mode !== "exam" && page.some((each) => problemOfAnswer(each, run.answers[each.id]) !== null);
    if (isOpen) return setTried(true);
    if (at + 1 < pages.length) return go({ at: at + 1 });
    if (mode === "exam") go({ phase: "review" });
    else onFinish(run);
  };
  const clock = minutes !== undefined && (
    <ExamClock startedAt={run.startedAt} minutes={minutes} onEnd={() => onFinish({ ...run, isLate: true })} />
  );
  if (run.phase === "review")
    return (
      <ReviewPage
        path={path}
        run={run}
        clock={clock}
        onOpen={(place) => go({ phase: "asking", at: place })}
        onFinish={() => onFinish(run)}
      />
    );
  const last = at + 1 === pages.length;
  const label =
    toCheck.length > 0
      ? copy.checkAnswer
      : !last
        ? copy.next
        : mode === "exam"
          ? copy.reviewAnswers
          : mode === "survey"
            ? copy.submitAnswers
            : copy.showResult;
  return (
    <form
      ref={top}
      tabIndex={-1}
      noValidate
      className="card panel mx-auto flex w-full max-w-2xl flex-col gap-5 outline-none"
      onSubmit={submit}
    >
      <RunHead n={path.findIndex(({ id }) => id === first?.id) + 1} all={path.length}>
        {mode === "quiz" && <QuizScore path={path} run={run} />}
        {clock}
      </RunHead>
      {isBySection && first?.section !== undefined && <h3 className="display [--size:1.75rem]">{first.section}</h3>}
      {page.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={run.answers[question.id]}
          isChecked={isChecked(question)}
          isTried={isTried}
          onAnswer={(value) => answer(question, value)}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        {at > 0 && mode !== "quiz" && (
          <Button className="mr-auto" icon="arrow-left" onClick={() => go({ at: at - 1 })}>
            {copy.back}
          </Button>
        )}
        <Button type="submit" look="primary">
          {label}
        </Button>
      </div>
    </form>
  );
}

/** Points so far, and how many in a row were right. */
function QuizScore({ path, run }: { path: readonly Question[]; run: Run }) {
  const checked = path.filter(({ id }) => run.checked.includes(id));
  const streak = streakOf(checked, run.answers);
  return (
    <p className="num flex items-center gap-3 text-sm font-bold" aria-live="polite">
      {streak > 1 && (
        <span className="flex items-center gap-1 text-accent-text">
          <Icon name="flame" className="size-4" />
          {say(copy.rightInARow, { n: streak })}
        </span>
      )}
      <span>{`${scoreOf(checked, run.answers).points} ${copy.points}`}</span>
    </p>
  );
}

interface ReviewPageProps {
  path: readonly Question[];
  run: Run;
  clock: ReactNode;
  onOpen: (place: number) => void;
  onFinish: () => void;
}

/** All questions at a glance before an exam is handed in: which are answered, and a way back to each. */
function ReviewPage({ path, run, clock, onOpen, onFinish }: ReviewPageProps) {
  const isAnswered = ({ id }: Question) => textsOf(run.answers[id]).length > 0;
  const answered = path.filter(isAnswered).length;
  return (
    <div className="card panel mx-auto flex w-full max-w-2xl flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="display [--size:1.5rem]">{copy.reviewAnswers}</h3>
        {clock}
      </div>
      <p className="text-muted">{say(copy.answeredOf, { n: answered, all: path.length })}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {path.map((question, place) => (
          <li key={question.id}>
            <button
              type="button"
              className={`num grid min-h-12 w-full cursor-pointer place-items-center rounded-control border-2 font-bold ${isAnswered(question) ? "border-accent bg-accent text-on-accent" : "border-line bg-surface"}`}
              aria-label={`${say(copy.goToQuestion, { n: place + 1 })}${isAnswered(question) ? "" : `, ${copy.notAnswered}`}`}
              onClick={() => onOpen(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="mr-auto" icon="arrow-left" onClick={() => onOpen(path.length - 1)}>
          {copy.back}
        </Button>
        <Button look="primary" icon="check" onClick={onFinish}>
          {copy.handIn}
        </Button>
      </div>
    </div>
  );
}
