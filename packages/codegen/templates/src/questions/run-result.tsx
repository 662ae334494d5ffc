import type { ReactNode } from "react";
import { Art } from "../art/art.tsx";
import { copy, say } from "../copy.ts";
import {
  bandOf,
  outcomeShares,
  pathOf,
  scoreOf,
  weightOf,
  type Band,
  type Mode,
  type Outcome,
  type Question,
} from "../rules/questionnaire.ts";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { AnswerReview } from "./answer-review.tsx";
import { Certificate } from "./certificate.tsx";
import type { Run } from "./run.ts";

/** What a questionnaire comes to, by its settings. */
export interface Coming {
  mode: Mode;
  title?: string | undefined;
  outcomes?: readonly Outcome[] | undefined;
  bands?: readonly Band[] | undefined;
  passMark?: number | undefined;
  certificate?: boolean | undefined;
  thanks?: string | undefined;
}

/** What is noted of a run: its points, where it is about points, and the outcome by name. */
export function noteOf(
  coming: Coming,
  questions: readonly Question[],
  { answers }: Run,
): { score?: number; outcome?: string } {
  const path = pathOf(questions, answers);
  switch (coming.mode) {
    case "quiz":
    case "exam": {
      const { points, share } = scoreOf(path, answers);
      const isPassed = coming.passMark !== undefined && share * 100 >= coming.passMark;
      return {
        score: points,
        ...(coming.passMark !== undefined && { outcome: isPassed ? copy.passedExam : copy.failedExam }),
      };
    }
    case "personality": {
      const [first] = outcomeShares(coming.outcomes ?? [], path, answers);
      return first === undefined ? {} : { outcome: first.outcome.title };
    }
    case "assessment": {
      const score = path.reduce((sum, question) => sum + weightOf(question, answers[question.id]), 0);
      const band = bandOf(coming.bands ?? [], score);
      return { score, ...(band !== undefined && { outcome: band.title }) };
    }
    case "survey":
      return {};
  }
}

interface RunResultProps {
  coming: Coming;
  questions: readonly Question[];
  run: Run;
  /** Absent where one may answer only once. */
  onAgain?: (() => void) | undefined;
  onName: (who: string) => void;
}

/** The last page: marks, the outcome that won, the band, or thanks. */
export function RunResult({ coming, questions, run, onAgain, onName }: RunResultProps) {
  const path = pathOf(questions, run.answers);
  const again = onAgain !== undefined && (
    <Button icon="rotate-ccw" onClick={onAgain}>
      {coming.mode === "survey" ? copy.answerAgain : copy.again}
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      {coming.mode === "survey" && (
        <Panel>
          <Icon name="circle-check-big" className="size-12 text-accent-text" />
          <p className="display [--size:1.5rem] text-balance">{coming.thanks ?? copy.thanksForAnswers}</p>
          {onAgain === undefined && <p className="text-muted">{copy.alreadyAnswered}</p>}
          {again}
        </Panel>
      )}
      {coming.mode === "personality" && <Personality coming={coming} path={path} run={run} again={again} />}
      {coming.mode === "assessment" && <Assessment coming={coming} path={path} run={run} again={again} />}
      {(coming.mode === "quiz" || coming.mode === "exam") && (
        <Marks coming={coming} path={path} run={run} again={again} onName={onName} />
      )}
    </div>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="card panel flex flex-col items-center gap-3 text-center" role="status">
      {children}
    </div>
  );
}

interface PartProps {
  coming: Coming;
  path: readonly Question[];
  run: Run;
  again: ReactNode;
}

function Marks({ coming, path, run, again, onName }: PartProps & { onName: (who: string) => void }) {
  const { points, most, right, marked, share } = scoreOf(path, run.answers);
  const percent = Math.round(share * 100);
  const isPassed = coming.passMark === undefined || share * 100 >= coming.passMark;
  const words = share === 1 ? copy.perfect : share >= 0.6 ? copy.goodRound : copy.nextRound;
  return (
    <>
      <Panel>
        {run.isLate === true && <p className="font-bold">{copy.timeIsUp}</p>}
        <div className="h-32 w-full overflow-hidden rounded-card">
          <Art seed={isPassed && share >= 0.6 ? "trophy" : "star"} className="size-full" />
        </div>
        <p className="num display [--size:3.75rem] leading-none text-accent-text">{percent} %</p>
        <p className="display [--size:1.5rem]">
          {coming.passMark === undefined ? words : isPassed ? copy.passedExam : copy.failedExam}
        </p>
        <p className="text-muted">{say(copy.scoreOf, { n: right, all: marked })}</p>
        {most !== marked && <p className="num text-muted">{say(copy.pointsOf, { n: points, all: most })}</p>}
        {coming.passMark !== undefined && <p className="text-muted">{say(copy.passAt, { n: coming.passMark })}</p>}
        {again}
      </Panel>
      {coming.certificate === true && isPassed && (
        <Certificate
          title={coming.title ?? copy.certificate}
          who={run.who}
          percent={percent}
          on={run.startedAt}
          onName={onName}
        />
      )}
      {coming.mode === "exam" && <AnswerReview questions={path} answers={run.answers} />}
    </>
  );
}

function Personality({ coming, path, run, again }: PartProps) {
  const shares = outcomeShares(coming.outcomes ?? [], path, run.answers);
  const [first] = shares;
  if (first === undefined) return null;
  return (
    <Panel>
      <div className="grid h-40 w-full place-items-center overflow-hidden rounded-card bg-accent text-on-accent">
        {first.outcome.icon === undefined ? (
          <Art seed={first.outcome.title} className="size-full" />
        ) : (
          <Icon name={first.outcome.icon} className="size-20" />
        )}
      </div>
      <p className="text-muted">{copy.yourResult}</p>
      <p className="display [--size:2.25rem] leading-tight text-balance">{first.outcome.title}</p>
      {first.outcome.body !== undefined && <p className="max-w-prose">{first.outcome.body}</p>}
      <dl className="flex w-full flex-col gap-2 pt-2 text-left">
        {shares
          .filter(({ share }) => share > 0)
          .map(({ outcome, share }) => (
            <div key={outcome.id} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
              <dt>{outcome.title}</dt>
              <dd className="num text-muted">{Math.round(share * 100)} %</dd>
              <div className="meter col-span-2" aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
              </div>
            </div>
          ))}
      </dl>
      {again}
    </Panel>
  );
}

function Assessment({ coming, path, run, again }: PartProps) {
  const bands = coming.bands ?? [];
  const points = path.reduce((sum, question) => sum + weightOf(question, run.answers[question.id]), 0);
  const band = bandOf(bands, points);
  const low = Math.min(...bands.map(({ from }) => from));
  const high = Math.max(...bands.map(({ to }) => to));
  return (
    <Panel>
      <p className="text-muted">{copy.yourScore}</p>
      <p className="num display [--size:3.75rem] leading-none text-accent-text">{formatNumber(points)}</p>
      <p className="display [--size:1.5rem] text-balance">{band?.title}</p>
      {band?.body !== undefined && <p className="max-w-prose">{band.body}</p>}
      <ol className="flex w-full gap-1 pt-2 text-left text-sm">
        {bands.map((each) => (
          <li
            key={each.title}
            className="flex min-w-0 flex-col gap-1"
            style={{
              flexGrow: Math.max(1, ((each.to - each.from + 1) / Math.max(1, high - low + 1)) * 100),
              flexBasis: 0,
            }}
            aria-current={each === band ? "true" : undefined}
          >
            <span className={`h-2 rounded-full ${each === band ? "bg-accent" : "bg-line"}`} aria-hidden="true" />
            <span className={`num ${each === band ? "font-bold" : "text-muted"}`}>{`${each.from}–${each.to}`}</span>
          </li>
        ))}
      </ol>
      {again}
    </Panel>
  );
}
