import { Button } from "@mantine/core";
import { useState } from "react";
import { usePreviewLog } from "../live/use-preview-log.ts";
import classes from "./checks.module.css";
import { ProblemCard } from "./problem-card.tsx";

const SOURCES = { console: "Console", error: "Error", request: "Network" } as const;

/** What went wrong in the preview while it was used: errors, failed requests, and warnings where wanted. */
export function PreviewProblems() {
  const { entries, clear } = usePreviewLog();
  const [all, setAll] = useState(false);
  const errors = entries.filter(({ level }) => level === "error");
  const shown = (all ? entries : errors).toReversed();
  const others = entries.length - errors.length;
  return (
    <section className={classes.card} aria-labelledby="preview-problems">
      <div className={classes.cardHead}>
        <h2 id="preview-problems">In the preview</h2>
        {others === 0 ? null : (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAll(!all)}>
            {all ? "Errors only" : `Show ${others} more`}
          </Button>
        )}
        {entries.length === 0 ? null : (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={classes.note}>No errors while you used the preview. They are listed here as they happen.</p>
      ) : (
        <ul className={classes.problems}>
          {shown.map((entry) => (
            <ProblemCard
              key={entry.key}
              problem={{
                kind: "preview",
                message: entry.message,
                ...(entry.place !== null && { place: entry.place }),
              }}
              title={entry.message.split("\n")[0]?.slice(0, 200) ?? ""}
              where={[
                SOURCES[entry.source],
                entry.place === null ? "" : `${entry.place.file}:${entry.place.line}`,
                entry.count > 1 ? `${entry.count} times` : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            >
              {entry.stack === "" ? null : (
                <details className={classes.stack}>
                  <summary>Stack</summary>
                  <pre tabIndex={0}>{entry.stack}</pre>
                </details>
              )}
            </ProblemCard>
          ))}
        </ul>
      )}
    </section>
  );
}
