import { aiRunRowSchema } from "@sayhey/contract/ai";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { connect } from "../../api/supabase.ts";
import { takeRun } from "./live-run.ts";

/** Hears what models do to a project, as they do it. */
export function useRunChanges(projectId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = queryKeys.aiRuns(projectId);
    let gone = false;
    let leave = (): void => {};
    const look = (): void => void queryClient.invalidateQueries({ queryKey, exact: true });
    const start = async (): Promise<void> => {
      const client = await connect();
      await client.realtime.setAuth();
      if (gone) return;
      const channel = client
        .channel(`runs:${projectId}`)
        .on(
          "postgres_changes",
          { event: "*", schema: "public", table: "ai_runs", filter: `project_id=eq.${projectId}` },
          (payload) => {
            const run = aiRunRowSchema.safeParse(payload.new);
            if (run.success) takeRun(queryClient, projectId, run.data);
            else look();
          },
        )
        .on("system", {}, (message: { status?: string }) => {
          if (message.status === "ok") look();
        })
        .subscribe();
      leave = () => void client.removeChannel(channel);
      if (gone) leave();
    };
    start().catch((cause: unknown) =>
      console.error("What models do to this project is asked for instead of heard.", cause),
    );
    return () => {
      gone = true;
      leave();
    };
  }, [projectId, queryClient]);
}
