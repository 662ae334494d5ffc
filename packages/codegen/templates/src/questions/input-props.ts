import type { Answer, Question } from "../rules/questionnaire.ts";

/** What every kind of input for an answer is told. */
export interface InputProps {
  question: Question;
  /** Tells its radio buttons from those of others. */
  name: string;
  answer: Answer | undefined;
  /** The answer stands and shows what is right. */
  isChecked: boolean;
  onAnswer: (answer: Answer) => void;
}
