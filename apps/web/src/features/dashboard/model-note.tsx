import { useQuery } from "@tanstack/react-query";
import { aiQuery } from "../../api/get-ai.ts";
import { useUserId } from "../../session/session.tsx";
import { estimateText } from "../../shared/run-cost/run-cost.ts";
import classes from "./idea-composer.module.css";

/** Says which model will build a new app, and about what that takes; nothing where the built-in planner does. */
export function ModelNote() {
  const ai = useQuery(aiQuery(useUserId())).data;
  if (ai === undefined || ai.estimate === null) return null;
  const model = ai.own === null ? ai.server : ai.own.improve ? ai.own.model : null;
  if (model === null) return null;
  return (
    <p className={classes.model}>
      {model} builds it: {estimateText(ai.estimate.plan)}.
    </p>
  );
}
