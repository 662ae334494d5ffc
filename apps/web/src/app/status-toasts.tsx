import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { renderRowSchema, type RenderRow } from "@sayhey/contract/rows";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { rendersQuery } from "../lib/api/list-renders.ts";
import { queryKeys } from "../lib/query-keys.ts";
import { createStatusWatch, renderToast } from "../lib/render-toast.ts";
import { useSession } from "../lib/session.tsx";
import { connect } from "../lib/supabase.ts";

function statusOf(old: unknown): string | undefined {
  return old !== null && typeof old === "object" && "status" in old && typeof old.status === "string"
    ? old.status
    : undefined;
}

function putRender(queryClient: QueryClient, userId: string, render: RenderRow): void {
  queryClient.setQueryData(queryKeys.renders(userId), (rows: RenderRow[] | undefined) =>
    rows === undefined
      ? rows
      : rows.some(({ id }) => id === render.id)
        ? rows.map((row) => (row.id === render.id ? render : row))
        : [render, ...rows],
  );
}

/** Hears of the signed-in person's renders as they change: keeps the cache live and tells real changes of state in a toast. */
export default function StatusToasts() {
  const session = useSession();
  const userId = session.status === "in" ? session.userId : undefined;
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    if (userId === undefined) return;
    let gone = false;
    let leave: (() => void) | undefined;
    const watch = createStatusWatch();

    const tell = (render: RenderRow): void => {
      const words = renderToast(render);
      if (words === null) return;
      toast[words.look](words.title, {
        description: words.description,
        duration: words.durationMs,
        ...(words.action === undefined
          ? {}
          : { action: { label: words.action, onClick: () => void navigate("/renders") } }),
      });
    };

    const start = async (): Promise<void> => {
      const client = await connect();
      if (gone) return;
      const channel = client
        .channel(`renders:${userId}`)
        .on(
          "postgres_changes",
          { event: "UPDATE", schema: "public", table: "renders", filter: `user_id=eq.${userId}` },
          (payload) => {
            const parsed = renderRowSchema.safeParse(payload.new);
            if (!parsed.success) {
              console.warn("A change of a render could not be read.", parsed.error);
              void queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) });
              return;
            }
            const render = parsed.data;
            putRender(queryClient, userId, render);
            if (!watch.changed(render.id, render.status, statusOf(payload.old))) return;
            if (render.status === "completed")
              void queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) });
            tell(render);
          },
        )
        .subscribe((status) => {
          // What changed while the line was down is read again.
          if (status === "SUBSCRIBED") void seed();
        });
      leave = () => void client.removeChannel(channel);
    };
    const seed = async (): Promise<void> => {
      const rows = await queryClient.fetchQuery({ ...rendersQuery(userId), staleTime: 0 });
      for (const { id, status } of rows) watch.seed(id, status);
    };
    start().catch((cause: unknown) => console.error("Live updates are off.", cause));
    return () => {
      gone = true;
      leave?.();
    };
  }, [userId, queryClient, navigate]);
  return null;
}
