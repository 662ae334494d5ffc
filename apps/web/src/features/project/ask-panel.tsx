import { Button, Skeleton, Textarea } from "@mantine/core";
import { AI_LIMITS } from "@sayhey/contract/ai";
import { useMutation } from "@tanstack/react-query";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { Failure } from "../../components/failure.tsx";
import { explainError } from "../../lib/explain-error.ts";
import { callFunction } from "../../lib/functions.ts";
import { AiRunEntry } from "./ai-run-entry.tsx";
import classes from "./ask.module.css";
import type { OpenProject } from "./get-project.ts";
import type { useAiRuns } from "./use-ai-runs.ts";

/** Changes that are asked for in words: what was asked, what changed, what it cost. */
export function AskPanel({ project, ai }: { project: OpenProject; ai: ReturnType<typeof useAiRuns> }) {
  const { query, runs, active, stop, undo, refresh } = ai;
  const [wish, setWish] = useState("");
  const log = useRef<HTMLDivElement>(null);
  const ask = useMutation({
    mutationFn: (message: string) =>
      callFunction("project-ask", { projectId: project.id, baseVersion: project.version, message }),
    onSuccess: () => setWish(""),
    onSettled: refresh,
  });
  const newest = runs.at(-1);
  useEffect(() => {
    // The newest entry is the one that is waited for.
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest?.id, newest?.status]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (wish.trim() !== "" && active === undefined && !ask.isPending) ask.mutate(wish.trim());
  };
  const failure = ask.isError ? explainError(ask.error) : null;
  return (
    <div className={classes.panel}>
      {query.isLoadingError ? (
        <Failure title="Earlier changes could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <Skeleton height={120} role="status" aria-label="Loading earlier changes" />
      ) : runs.length === 0 ? (
        <p className={classes.note}>
          Say what should be different, in your own words: &ldquo;Add a field for the pot size&rdquo;, &ldquo;Make the
          first page a calendar&rdquo;. Each change can be taken back.
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which needs the keyboard too
        <div ref={log} className={classes.log} role="log" aria-label="Changes by the model" tabIndex={0}>
          <ol className={classes.entries}>
            {runs.map((run) => (
              <AiRunEntry
                key={run.id}
                run={run}
                stopping={stop.isPending && stop.variables === run.id}
                undoing={undo.isPending && undo.variables === run.id}
                onStop={() => stop.mutate(run.id)}
                onUndo={() => undo.mutate(run.id)}
              />
            ))}
          </ol>
        </div>
      )}
      <form className={classes.composer} onSubmit={submit}>
        <Textarea
          size="sm"
          label="Ask for a change"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={AI_LIMITS.wish}
          value={wish}
          onChange={(event) => setWish(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        {failure === null ? null : (
          <p className={classes.failed} role="alert">
            {[failure.message, failure.hint].filter((part) => part !== undefined).join(" ")}
          </p>
        )}
        <Button
          type="submit"
          size="sm"
          loading={ask.isPending}
          disabled={wish.trim() === "" || active !== undefined}
          leftSection={<ArrowUp size={17} aria-hidden="true" />}
        >
          {active === undefined ? "Ask" : "At work"}
        </Button>
      </form>
    </div>
  );
}
