import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { projectRowSchema, type ProjectRow } from "@sayhey/contract/rows";
import { queryOptions, replaceEqualDeep } from "@tanstack/react-query";
import { isBusy } from "../../api/list-projects.ts";
import { rowsOf } from "../../api/rows-error.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { retryUnlessMissing } from "../../api/retry-unless-missing.ts";
import { connect } from "../../api/supabase.ts";

/** A project with its AppSpec checked. */
export type OpenProject = Omit<ProjectRow, "spec"> & { spec: AppSpec };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

async function getProject(projectId: string): Promise<OpenProject> {
  const gone = new AppError("not-found", "This project doesn't exist.", {
    hint: "It may have been deleted, or it belongs to another account.",
  });
  if (!UUID.test(projectId)) throw gone;
  const client = await connect();
  const rows = rowsOf(
    await client.from("projects").select("*").eq("id", projectId).is("deleted_at", null).limit(1),
    "The project",
  );
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  if (row === undefined) throw gone;
  const project = projectRowSchema.parse(row);
  return { ...project, spec: parseAppSpec(project.spec) };
}

/** One project; asked again every second while it is checked or filmed. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.project(projectId),
    queryFn: () => getProject(projectId),
    retry: retryUnlessMissing,
    // An answer that was on its way while something newer was heard is out of date.
    structuralSharing: (before, after) => {
      const [kept, come] = [before as OpenProject | undefined, after as OpenProject];
      return kept !== undefined && kept.version > come.version ? kept : replaceEqualDeep(kept, come);
    },
    refetchInterval: (query) => (query.state.data !== undefined && isBusy(query.state.data) ? 1000 : false),
  });
}
