import { Button } from "@mantine/core";
import type { RunQuestion as Question } from "@sayhey/contract/ai";
import classes from "./ask.module.css";

/** What a model asks instead of guessing; one answers with a choice, or in words of one's own. */
export function RunQuestion({
  question: { text, choices },
  onChoose,
}: {
  question: Question;
  /** Null where it has been answered. */
  onChoose: ((choice: string) => void) | null;
}) {
  return (
    <>
      <p className={classes.question}>{text}</p>
      {onChoose === null ? null : (
        <div className={classes.choices} role="group" aria-label={text}>
          {choices.map((choice) => (
            <Button key={choice} className={classes.choice ?? ""} variant="default" onClick={() => onChoose(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
