import { Button } from "@mantine/core";
import { describeOps, withConsequences, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { useMemo } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./data-dialog.module.css";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

/** What is to be taken out of the app. */
export interface Removal {
  /** What it is called: 'Recipes', 'the field Price'. */
  name: string;
  ops: Op[];
}

/** The ops with what has to follow, told in sentences; or why it cannot be done. */
function planRemoval(spec: AppSpec, ops: readonly Op[]): { all: Op[]; lines: string[] } | { problem: string } {
  try {
    const all = withConsequences(spec, ops);
    return { all, lines: describeOps(spec, all) };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
}

/** Whether nothing but the thing itself would go. */
export function goesAlone(spec: AppSpec, ops: readonly Op[]): boolean {
  const plan = planRemoval(spec, ops);
  return "all" in plan && plan.all.length === ops.length;
}

/** Tells what goes along with something that others need, and takes it all out in one step. */
export function RemovalDialog({ removal, onClose }: { removal: Removal; onClose: (done: boolean) => void }) {
  const { spec, edit, undo } = useEditor();
  const plan = useMemo(() => planRemoval(spec, removal.ops), [spec, removal.ops]);
  const remove = (): void => {
    if (!("all" in plan)) return;
    const result = edit(plan.all, { source: "data", reason: `Removed ${removal.name}`.slice(0, 280) });
    if (!result.ok) toast.error(result.problem);
    else toast(`${removal.name} removed`, undoable(undo));
    onClose(result.ok);
  };
  return (
    <Dialog title={`Remove ${removal.name}`} onClose={() => onClose(false)}>
      {"problem" in plan ? (
        <p className={classes.problem} role="alert">
          {plan.problem}
        </p>
      ) : (
        <>
          <p className={classes.lead}>
            The app needs it elsewhere. This is what happens; one undo brings all of it back.
          </p>
          <ul className={classes.lines}>
            {plan.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onClose(false)}>
          Keep it
        </Button>
        {"all" in plan ? (
          <Button color="chili" data-autofocus onClick={remove}>
            Remove
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
