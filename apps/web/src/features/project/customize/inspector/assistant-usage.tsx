import { useQuery } from "@tanstack/react-query";
import { callFunction } from "../../../../api/functions.ts";
import { queryKeys } from "../../../../api/query-keys.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./inspector.module.css";

/** What visitors asked through the owner's model, or what is missing for that. */
export function AssistantUsage() {
  const { project } = useEditor();
  const projectId = project.id;
  const usage = useQuery({
    queryKey: queryKeys.assistantUsage(projectId),
    queryFn: ({ signal }) => callFunction("assistant-usage", { projectId }, signal),
  });
  if (usage.data === undefined) return null;
  const { model, today, limit, days } = usage.data;
  const number = new Intl.NumberFormat();
  const tokens = days.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
  return (
    <p className={classes.help} role="status">
      {model === null
        ? "You have no model of your own yet. Until you add one in Settings, answers are looked up."
        : `${model}: ${number.format(today)} of ${number.format(limit)} questions today, ${number.format(tokens)} tokens in 30 days.`}
    </p>
  );
}
