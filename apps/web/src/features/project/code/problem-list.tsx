import type { SourceProblem } from "@sayhey/contract/functions/override";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import classes from "./code.module.css";

/** What compiler and type checker complain about; a click goes there. */
export function ProblemList({
  problems,
  checking,
  onOpen,
}: {
  problems: readonly SourceProblem[];
  checking: boolean;
  onOpen: (path: string, line: number) => void;
}) {
  if (problems.length === 0)
    return (
      <p className={classes.calm} role="status">
        {checking ? null : <CircleCheck size={16} aria-hidden="true" />}
        {checking ? "Checking types…" : "No problems: it compiles, and its types are sound."}
      </p>
    );
  return (
    <ul className={classes.results} aria-label="Problems">
      {problems.map(({ file, line, message }, index) => (
        <li key={index}>
          <button type="button" onClick={() => onOpen(file, line)} disabled={line === 0}>
            <CircleX size={15} aria-hidden="true" className={classes.bad} />
            <span className={classes.resultText}>{message}</span>
            <code>{line === 0 ? file : `${file}:${line}`}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
