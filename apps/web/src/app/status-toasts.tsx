import { renderRowSchema, type RenderRow } from "@sayhey/contract/rows";
import { transformRowSchema, type TransformRow } from "@sayhey/contract/transform";
import { useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import type { z } from "zod";
import { listRenders } from "../api/list-renders.ts";
import { listTransforms } from "../api/list-transforms.ts";
import { queryKeys } from "../api/query-keys.ts";
import { renderToast } from "../status/render-toast.ts";
import { useSession } from "../session/session.tsx";
import { followStatuses, tabStore } from "../status/status-channel.ts";
import type { StatusToast } from "../status/status-toast.ts";
import type { WatchedRow } from "../status/status-watch.ts";
import { connect } from "../api/supabase.ts";
import { transformToast } from "../status/transform-toast.ts";

/** Puts rows into a cached list: known ones in place, new ones first. */
function putRows<R extends { id: string }>(queryClient: QueryClient, key: QueryKey, rows: readonly R[]): void {
  queryClient.setQueryData(key, (list: R[] | undefined) => {
    if (list === undefined) return list;
    const known = new Set(list.map(({ id }) => id));
    const fresh = new Map(rows.map((row) => [row.id, row]));
    return [...rows.filter(({ id }) => !known.has(id)), ...list.map((row) => fresh.get(row.id) ?? row)];
  });
  // A page's own read that is still under way may be older than these rows and would put them back.
  if (queryClient.isFetching({ queryKey: key }) > 0)
    setTimeout(() => void queryClient.invalidateQueries({ queryKey: key }), 1000);
}

function rowOf<S extends z.ZodType>(schema: S, table: string, record: unknown): z.output<S> | null {
  const parsed = schema.safeParse(record);
  if (parsed.success) return parsed.data;
  console.warn(`A change of your ${table} could not be read.`, parsed.error);
  return null;
}

/**
 * Hears of the signed-in person's renders and transforms as they change: keeps the cache live and tells each real change of
 * state in a toast. Every open tab tells once: whichever is looked at has it. What a tab has told it does not tell again
 * after a reload.
 */
export default function StatusToasts() {
  const session = useSession();
  const userId = session.status === "in" ? session.userId : undefined;
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    if (userId === undefined) return;
    let gone = false;
    const stops: (() => void)[] = [];
    const shown = new Set<string | number>();

    const tell = (row: WatchedRow, words: StatusToast | null): void => {
      if (words === null) return;
      const { action } = words;
      const id = toast[words.look](words.title, {
        // The same change can never stand there twice.
        id: `${row.id} ${row.status} ${row.finished_at ?? ""}`,
        description: words.description,
        duration: words.durationMs,
        ...(action === undefined ? {} : { action: { label: action.label, onClick: () => void navigate(action.to) } }),
      });
      shown.add(id);
    };
    const countAgain = (): void => void queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) });

    connect().then(
      (client) => {
        if (gone) return;
        stops.push(
          followStatuses<RenderRow>({
            client,
            table: "renders",
            userId,
            // Not through the cache: it may hand out a read that began too early.
            read: listRenders,
            parse: (record) => rowOf(renderRowSchema, "renders", record),
            onRows: (rows) => putRows(queryClient, queryKeys.renders(userId), rows),
            onChange: (row) => {
              countAgain();
              tell(row, renderToast(row));
            },
            store: tabStore("renders", userId),
          }),
          followStatuses<TransformRow>({
            client,
            table: "transforms",
            userId,
            read: listTransforms,
            parse: (record) => rowOf(transformRowSchema, "transforms", record),
            onRows: (rows) => {
              putRows(queryClient, queryKeys.transforms(userId), rows);
              for (const row of rows) queryClient.setQueryData(queryKeys.transform(row.id), row);
            },
            onChange: (row) => {
              countAgain();
              void queryClient.invalidateQueries({ queryKey: queryKeys.transformFiles(row.id) });
              if (row.result_project_id !== null)
                void queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) });
              if (row.result_asset_id !== null)
                void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
              tell(row, transformToast(row));
            },
            store: tabStore("transforms", userId),
          }),
        );
      },
      (cause: unknown) => console.error("Live updates are off.", cause),
    );
    return () => {
      gone = true;
      for (const stop of stops) stop();
      // Whoever signs in next must not see what belongs to the person before.
      for (const id of shown) toast.dismiss(id);
    };
  }, [userId, queryClient, navigate]);
  return null;
}
