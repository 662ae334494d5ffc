import { copy, say } from "../copy.ts";
import { withColumns } from "../questions/answer-input.tsx";
import { newRun, questionsOfRun, type Run } from "../questions/run.ts";
import { RunPages } from "../questions/run-pages.tsx";
import { noteOf, RunResult, type Coming } from "../questions/run-result.tsx";
import { answerLines } from "../rules/answer-lines.ts";
import { pathOf, type Band, type Mode, type Outcome, type Question } from "../rules/questionnaire.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useSetting, useVisitor } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";

interface QuestionnaireProps {
  id: string;
  title?: string;
  note?: string;
  mode: Mode;
  intro?: string;
  questions: readonly Question[];
  outcomes?: readonly Outcome[];
  bands?: readonly Band[];
  passMark?: number;
  minutes?: number;
  shuffle?: boolean;
  draw?: number;
  certificate?: boolean;
  askName?: boolean;
  allowRepeat?: boolean;
  thanks?: string;
  logEntity?: EntityDef;
  logAnswersField?: string;
  logWhoField?: string;
  logDateField?: string;
  logScoreField?: string;
  logOutcomeField?: string;
}

/** A quiz, an exam, a survey or a test: its cover, its questions, and what came of it. */
export function Questionnaire(given: QuestionnaireProps) {
  const props = { ...given, questions: withColumns(given.questions) };
  const { id, title, note, mode, questions, allowRepeat } = props;
  const [run, setRun] = useSetting<Run | null>(`questionnaire:${id}`, null);
  const visitor = useVisitor();
  const coming: Coming = props;
  const asked = run === null ? [] : questionsOfRun(questions, run);
  const start = (who: string) => setRun({ ...newRun(questions, props, Date.now(), Math.random), who });
  const finish = (ended: Run) => {
    setRun({ ...ended, phase: "done" });
    keep(props, coming, ended, visitor.name);
  };
  const mayRepeat = allowRepeat === true || (mode !== "survey" && mode !== "exam");
  return (
    <Section id={id} title={title} note={note} label={title ?? copy.typeAnswer}>
      {run === null ? (
        <>
          <Cover {...props} onStart={start} />
          {(mode === "survey" || mode === "assessment") && (
            <Ahead title={copy.whatIsAsked} lines={questions.flatMap(statementsOf)} />
          )}
          {mode === "personality" && props.outcomes !== undefined && (
            <Ahead title={copy.possibleResults} lines={props.outcomes.map((outcome) => outcome.title)} />
          )}
        </>
      ) : run.phase === "done" ? (
        <RunResult
          coming={coming}
          questions={asked}
          run={run}
          onAgain={mayRepeat ? () => setRun(null) : undefined}
          onName={(who) => setRun({ ...run, who })}
        />
      ) : (
        <RunPages mode={mode} minutes={props.minutes} questions={asked} run={run} onChange={setRun} onFinish={finish} />
      )}
    </Section>
  );
}

/** Keeps a run as a row. */
function keep(props: QuestionnaireProps, coming: Coming, run: Run, visitor: string): void {
  const { logEntity, logAnswersField, logWhoField, logDateField, logScoreField, logOutcomeField } = props;
  if (logEntity === undefined || logAnswersField === undefined) return;
  const asked = questionsOfRun(props.questions, run);
  const path = pathOf(asked, run.answers);
  const { score, outcome } = noteOf(coming, asked, run);
  const kept: Record<string, Value> = { [logAnswersField]: answerLines(path, run.answers) };
  // Who answers a survey stays unknown unless they are asked.
  const who = run.who !== "" ? run.who : props.mode === "survey" ? logEntity.name : visitor;
  if (logWhoField !== undefined) kept[logWhoField] = who;
  if (logDateField !== undefined) kept[logDateField] = stamp(logEntity, logDateField, Date.now());
  if (logScoreField !== undefined && score !== undefined) kept[logScoreField] = score;
  if (logOutcomeField !== undefined && outcome !== undefined) kept[logOutcomeField] = outcome;
  createRow(logEntity, newValues(logEntity, kept, who), { announce: false });
}

/** What a question is about: the statements to agree to say it, what stands above them does not. */
const statementsOf = ({ prompt, rows = [] }: Question): string[] =>
  rows.length > 0 ? rows.map(({ label }) => label) : [prompt];

/** What is ahead, where nothing is given away by it: what one is asked, or what may come out. */
function Ahead({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <h3 className="mb-3 text-lg font-bold">{title}</h3>
      <ul className="ask-list">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What it is about and how long it takes, before it starts. */
function Cover({
  mode,
  intro,
  questions,
  draw,
  minutes,
  passMark,
  askName,
  onStart,
}: QuestionnaireProps & { onStart: (who: string) => void }) {
  const [name, setName] = useSetting("questionnaireName", "");
  const facts = [
    say(copy.questionsN, { n: Math.min(draw ?? questions.length, questions.length) }),
    ...(minutes === undefined ? [] : [say(copy.minutesN, { n: minutes })]),
    ...(mode === "exam" && passMark !== undefined ? [say(copy.passAt, { n: passMark })] : []),
  ];
  return (
    <form
      className="card panel mx-auto flex w-full max-w-2xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(askName === true ? name.trim() : "");
      }}
    >
      {intro !== undefined && <p className="text-lg whitespace-pre-line">{intro}</p>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {askName === true && (
        <label className="field">
          <span className="field-label">{copy.yourName}</span>
          <input
            className="input"
            value={name}
            maxLength={80}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      {mode === "exam" && minutes !== undefined && <p className="text-sm text-muted">{copy.oneSitting}</p>}
      <Button type="submit" look="primary" icon="arrow-right" className="btn-large self-start">
        {copy.beginQuestions}
      </Button>
    </form>
  );
}
