import { copy, say } from "../copy.ts";
import { isRightAnswer, textsOf, type Answer, type Answers, type Question } from "../rules/questionnaire.ts";
import { Icon } from "../ui/icon.tsx";
import { rightLabel } from "./question-field.tsx";

/** An answer as a person reads it. */
export function spoken({ type }: Question, answer: Answer | undefined): string {
  const texts = textsOf(answer);
  if (texts.length === 0) return copy.notAnswered;
  if (type === "trueFalse") return texts[0] === "true" ? copy.trueWord : copy.falseWord;
  if (answer !== undefined && typeof answer === "object" && !Array.isArray(answer))
    return Object.entries(answer)
      .map(([row, column]) => `${row}: ${String(column)}`)
      .join(", ");
  return texts.join(", ");
}

/** All questions with what was answered, what would have been right, and why. */
export function AnswerReview({ questions, answers }: { questions: readonly Question[]; answers: Answers }) {
  return (
    <ol className="card divide-y divide-line">
      {questions.map((question, index) => {
        const isRight = isRightAnswer(question, answers[question.id]);
        return (
          <li key={question.id} className="flex gap-3 p-4">
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full ${isRight === true ? "bg-accent text-on-accent" : "border-2 border-line"}`}
              aria-hidden="true"
            >
              {isRight === null ? (
                <span className="num text-sm">{index + 1}</span>
              ) : (
                <Icon name={isRight ? "check" : "x"} className="size-4" />
              )}
            </span>
            <div className="flex min-w-0 flex-col gap-1">
              <p className="font-bold">{question.prompt}</p>
              <p className="break-words text-muted">{spoken(question, answers[question.id])}</p>
              {isRight === false && <p>{say(copy.rightAnswerIs, { answer: rightLabel(question) })}</p>}
              {question.explain !== undefined && <p className="text-sm text-muted">{question.explain}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
