import { Button } from "@mantine/core";
import { describeOps } from "@sayhey/appspec";
import Sparkles from "lucide-react/icons/sparkles";
import Wrench from "lucide-react/icons/wrench";
import type { ReactNode } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./checks.module.css";
import { fixesFor, type Problem } from "./fixes.ts";
import { useFix } from "./use-fix.ts";

/** One thing that is wrong, where, and what can be done about it. */
export function ProblemCard({
  problem,
  title,
  where,
  children,
}: {
  problem: Problem;
  title: string;
  where: string;
  children?: ReactNode;
}) {
  const { spec } = useEditor();
  const { changed, hasModel, apply, ask, busy } = useFix();
  const fixes = fixesFor(problem, spec, changed);
  const [first, ...others] = fixes;
  return (
    <li className={classes.problem}>
      <div className={classes.problemWords}>
        <strong>{title}</strong>
        {where === "" ? null : <small>{where}</small>}
        {problem.message === title ? null : <p>{problem.message}</p>}
        {children}
        {first?.by !== "ops" ? null : (
          <details className={classes.changes}>
            <summary>What “{first.label}” changes</summary>
            <ul>
              {describeOps(spec, first.ops).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={classes.fixes}>
        {first === undefined ? null : (
          <Button
            size="xs"
            loading={busy}
            onClick={() => apply(first)}
            leftSection={first.by === "open" ? undefined : <Wrench size={14} aria-hidden="true" />}
            variant={first.by === "open" ? "default" : "filled"}
          >
            {first.label}
          </Button>
        )}
        {others.map((fix) => (
          <Button key={fix.label} size="xs" variant="default" disabled={busy} onClick={() => apply(fix)}>
            {fix.label}
          </Button>
        ))}
        {hasModel ? (
          <Button
            size="xs"
            variant="default"
            loading={ask.isPending}
            onClick={() => ask.mutate(problem)}
            leftSection={<Sparkles size={14} aria-hidden="true" />}
          >
            Fix it with the model
          </Button>
        ) : null}
        {first === undefined && !hasModel ? (
          <small className={classes.honest}>
            {problem.kind === "axe"
              ? "No setting fixes this. Fix it in the code, or connect a model."
              : "Nothing here fixes this automatically. Fix it in the code, or connect a model."}
          </small>
        ) : null}
      </div>
    </li>
  );
}
