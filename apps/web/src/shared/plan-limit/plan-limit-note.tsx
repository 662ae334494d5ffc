import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { ReachedLimit } from "./use-plan-limit.ts";
import classes from "./plan-limit.module.css";

/** A limit that is reached, with the way to upgrade. Stands where the work would begin. */
export function PlanLimitNote({ reached }: { reached: ReachedLimit | null }) {
  if (reached === null) return null;
  return (
    <div className={classes.root} role="note" aria-label="Plan limit">
      <p>
        <strong>{reached.title}</strong> {reached.text}
      </p>
      {reached.canUpgrade ? (
        <Button component={Link} to="/billing" size="sm">
          Upgrade
        </Button>
      ) : null}
    </div>
  );
}
