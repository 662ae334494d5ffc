import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Failure } from "../../../components/failure.tsx";
import { rowsOf } from "../../../lib/api/rows-error.ts";
import { queryKeys } from "../../../lib/query-keys.ts";
import { connect } from "../../../lib/supabase.ts";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "../panels.module.css";

const entriesSchema = z.array(
  z.object({ version: z.number(), reason: z.string().nullable(), created_at: z.string(), ops: z.array(z.unknown()) }),
);

/** The versions of the app, newest first. */
export function HistoryMode() {
  const { project } = useEditor();
  const query = useQuery({
    queryKey: [...queryKeys.project(project.id), "edits", project.version],
    queryFn: async () => {
      const client = await connect();
      const found = await client
        .from("project_edits")
        .select("version,reason,created_at,ops")
        .eq("project_id", project.id)
        .order("version", { ascending: false })
        .limit(100);
      return entriesSchema.parse(rowsOf(found, "The history"));
    },
  });
  if (query.isLoadingError)
    return <Failure title="The history could not be loaded" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={240} role="status" aria-label="Loading the history" />;
  return (
    <div className={classes.panel}>
      <h2 className={classes.label}>Versions</h2>
      <ol reversed>
        {query.data.map(({ version, reason, created_at: at, ops }) => (
          <li key={version} value={version}>
            {reason ?? `${ops.length} ${ops.length === 1 ? "change" : "changes"}`}{" "}
            <time dateTime={at}>{new Date(at).toLocaleString()}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}
