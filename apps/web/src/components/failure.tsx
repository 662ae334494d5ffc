import { Button } from "@mantine/core";
import { explainError } from "../api/explain-error.ts";
import classes from "./states.module.css";
import { Hand } from "./hand.tsx";

/** A part of a page that could not be loaded: what happened, what to do, and a retry. */
export function Failure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { message, hint } = explainError(error);
  return (
    <div className={classes.root} role="alert">
      <span className={classes.mark} data-tone="chili">
        <Hand size={34} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>
        {/[.!?…]$/.test(message) ? message : `${message}.`}
        {hint === undefined ? null : ` ${hint}`}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
