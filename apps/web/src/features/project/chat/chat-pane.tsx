import { useQuery } from "@tanstack/react-query";
import { aiQuery } from "../../../lib/api/get-ai.ts";
import { useUserId } from "../../../lib/session.tsx";
import { AskPanel } from "../ask-panel.tsx";
import { AssumptionStrip } from "../assumption-strip.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import type { useAiRuns } from "../use-ai-runs.ts";

/** Left of the app: what was taken for granted, and changes asked for in words. */
export function ChatPane({ ai }: { ai: ReturnType<typeof useAiRuns> }) {
  const { project } = useEditor();
  const model = useQuery(aiQuery(useUserId())).data;
  const canAsk = model !== undefined && (model.own !== null || model.server !== null);
  return (
    <>
      <AssumptionStrip />
      {canAsk ? <AskPanel project={project} ai={ai} /> : null}
    </>
  );
}
