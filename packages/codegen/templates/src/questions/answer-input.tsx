import { copy } from "../copy.ts";
import { textsOf, type Question } from "../rules/questionnaire.ts";
import { ChoiceInput } from "./choice-input.tsx";
import { GridInput } from "./grid-input.tsx";
import type { InputProps } from "./input-props.ts";
import { RankingInput } from "./ranking-input.tsx";
import { ScaleInput } from "./scale-input.tsx";

/** Questions as they are asked: a Likert question without columns of its own has the usual five. */
export function withColumns(questions: readonly Question[]): Question[] {
  const usual = copy.likertOptions.split("|").map((label) => ({ label }));
  return questions.map((question) =>
    question.type === "likert" && (question.options ?? []).length === 0 ? { ...question, options: usual } : question,
  );
}

/** What a question is answered with, by its type. */
export function AnswerInput(props: InputProps) {
  const { question } = props;
  switch (question.type) {
    case "single":
    case "multiple":
    case "trueFalse":
    case "picture":
      return <ChoiceInput {...props} />;
    case "scale":
    case "nps":
      return <ScaleInput {...props} />;
    case "likert":
    case "matrix":
      return <GridInput {...props} />;
    case "ranking":
      return <RankingInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
}

const KINDS = { shortText: "text", email: "email", number: "text", date: "date" } as const;

function TextInput({ question, answer, isChecked, onAnswer }: InputProps) {
  const value = textsOf(answer)[0] ?? "";
  const typed = typeof answer === "string" ? answer : value;
  const shared = {
    className: "input",
    value: typed,
    readOnly: isChecked,
    "aria-label": `${question.prompt} ${copy.typeAnswer}`,
  };
  if (question.type === "longText")
    return (
      <textarea
        {...shared}
        rows={4}
        maxLength={2000}
        placeholder={copy.typeAnswer}
        onChange={(event) => onAnswer(event.target.value)}
      />
    );
  const type = question.type in KINDS ? KINDS[question.type as keyof typeof KINDS] : "text";
  return (
    <input
      {...shared}
      type={type}
      maxLength={400}
      autoComplete={type === "email" ? "email" : "off"}
      {...(question.type === "number" && { inputMode: "decimal" as const })}
      {...(type !== "date" && { placeholder: copy.typeAnswer })}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}
