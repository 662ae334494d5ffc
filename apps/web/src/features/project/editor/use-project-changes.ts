import { parseAppSpec } from "@sayhey/appspec";
import { projectRowSchema } from "@sayhey/contract/rows";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../../../api/query-keys.ts";
import { connect } from "../../../api/supabase.ts";
import type { OpenProject } from "../get-project.ts";

/** Keeps the project that is read up to date with what other tabs, people, models and jobs make of it. */
export function useProjectChanges(projectId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = queryKeys.project(projectId);
    let gone = false;
    let leave = (): void => {};
    const look = (): void => void queryClient.invalidateQueries({ queryKey, exact: true });
    const start = async (): Promise<void> => {
      const client = await connect();
      // Joined without a token the channel would stay anonymous, and hear of nothing.
      await client.realtime.setAuth();
      if (gone) return;
      const changed = { event: "UPDATE", schema: "public", table: "projects", filter: `id=eq.${projectId}` } as const;
      const channel = client
        .channel(`project:${projectId}`)
        .on("postgres_changes", changed, (payload) => {
          const row = projectRowSchema.safeParse(payload.new);
          const spec = row.success ? readSpec(row.data.spec) : null;
          // Large rows come without their large values.
          if (!row.success || spec === null || row.data.deleted_at !== null) return look();
          queryClient.setQueryData<OpenProject>(queryKey, (before) =>
            before !== undefined && before.version > row.data.version ? before : { ...row.data, spec },
          );
        })
        // Says when changes really flow; what happened before is read.
        .on("system", {}, (message: { status?: string }) => {
          if (message.status === "ok") look();
        })
        .subscribe();
      leave = () => void client.removeChannel(channel);
      if (gone) leave();
    };
    start().catch((cause: unknown) => console.error("Live updates of this project are off.", cause));
    window.addEventListener("online", look);
    return () => {
      gone = true;
      window.removeEventListener("online", look);
      leave();
    };
  }, [projectId, queryClient]);
}

function readSpec(value: unknown): OpenProject["spec"] | null {
  try {
    return parseAppSpec(value);
  } catch {
    return null;
  }
}
