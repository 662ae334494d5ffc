import { useId } from "react";
import { copy, say } from "../copy.ts";
import { isRightAnswer, problemOfAnswer, rightTexts, type Answer, type Question } from "../rules/questionnaire.ts";
import { AnswerInput } from "./answer-input.tsx";

/** What a right answer is called on the screen. */
export function rightLabel(question: Question): string {
  const texts = rightTexts(question);
  if (question.type === "trueFalse") return texts[0] === "true" ? copy.trueWord : copy.falseWord;
  return question.type === "multiple" ? texts.join(", ") : (texts[0] ?? "");
}

interface QuestionFieldProps {
  question: Question;
  answer: Answer | undefined;
  isChecked: boolean;
  /** Problems are told after a try to go on. */
  isTried: boolean;
  onAnswer: (answer: Answer) => void;
}

/** A question with what it is answered with, and after the check what was right and why. */
export function QuestionField({ question, answer, isChecked, isTried, onAnswer }: QuestionFieldProps) {
  const name = useId();
  const problem = isTried ? problemOfAnswer(question, answer) : null;
  const isRight = isChecked ? isRightAnswer(question, answer) : null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-0">
      <legend className="mb-4 flex w-full flex-col gap-1">
        <span className="display [--size:1.375rem] leading-tight text-balance">
          {question.prompt}
          {question.required === true && (
            <span className="text-accent-text" title={copy.requiredMark}>
              {" *"}
              <span className="sr-only">{copy.requiredMark}</span>
            </span>
          )}
        </span>
        {question.help !== undefined && <span className="text-muted">{question.help}</span>}
      </legend>
      <AnswerInput question={question} name={name} answer={answer} isChecked={isChecked} onAnswer={onAnswer} />
      {problem !== null && (
        <p role="alert" className="border-l-4 border-accent pl-3 font-bold">
          {problem === "email" ? copy.emailNeeded : problem === "number" ? copy.numberNeeded : copy.required}
        </p>
      )}
      {isChecked && (
        <div role="status" className="flex flex-col gap-1 border-l-4 border-accent pl-3">
          {isRight !== null && (
            <p className="font-bold">{isRight ? copy.right : say(copy.wrongIs, { answer: rightLabel(question) })}</p>
          )}
          {question.explain !== undefined && <p className="text-muted">{question.explain}</p>}
        </div>
      )}
    </fieldset>
  );
}
