import type { AiRunRow } from "@sayhey/contract/ai";
import { useEffect, useState } from "react";
import classes from "./ask.module.css";
import { useLiveRun } from "./live-run.ts";
import { useRevealed } from "./use-revealed.ts";

/** Silence of which one is told how long it has lasted, s. */
const TOLD_AFTER = 5;

/** What a model says and makes while it is at work. */
export function LiveWords({ run }: { run: AiRunRow }) {
  const { said, changes } = useLiveRun(run);
  const words = useRevealed(said ?? "");
  return (
    <>
      {/* The answer is read out when it is there, not letter by letter. */}
      {words === "" ? null : (
        <p className={classes.said} aria-live="off">
          {words}
          <span className={classes.caret} aria-hidden="true" />
        </p>
      )}
      {changes.length === 0 ? null : (
        <div className={classes.making} aria-live="off">
          <p>So far, in the preview:</p>
          <ul className={classes.changes}>
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {run.status === "running" && words === "" && changes.length === 0 ? <Silence since={run.created_at} /> : null}
    </>
  );
}

function Silence({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - Date.parse(since)) / 1000);
  if (seconds < TOLD_AFTER) return null;
  return (
    <p className={classes.cost} aria-live="off">
      No word from the model yet, for {seconds} s.
    </p>
  );
}
