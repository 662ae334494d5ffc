import { projectRowSchema } from "@sayhey/contract/rows";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { queryKeys } from "./query-keys.ts";
import { connect } from "./supabase.ts";
import { rowsOf } from "./rows-error.ts";

const cardSchema = projectRowSchema.pick({
  id: true,
  name: true,
  idea: true,
  slug: true,
  app_hash: true,
  aspect: true,
  check_status: true,
  footage_status: true,
  footage_message: true,
  footage_hash: true,
  footage_progress: true,
  poster_asset_id: true,
  created_at: true,
  updated_at: true,
  archived_at: true,
});
/** What a list of projects shows of each: all but the AppSpec and the check. */
export type ProjectCardRow = z.infer<typeof cardSchema>;

const COLUMNS = Object.keys(cardSchema.shape).join(",");
const BUSY = new Set(["pending", "running"]);

/** The app is being checked or filmed at this moment. */
export function isBusy(project: Pick<ProjectCardRow, "check_status" | "footage_status">): boolean {
  return (
    project.check_status === "running" ||
    project.footage_status === "running" ||
    (BUSY.has(project.check_status) && BUSY.has(project.footage_status))
  );
}

async function listProjects(): Promise<ProjectCardRow[]> {
  const client = await connect();
  const answer = await client
    .from("projects")
    .select(COLUMNS)
    .is("deleted_at", null)
    .order("updated_at", { ascending: false })
    .limit(500);
  return z.array(cardSchema).parse(rowsOf(answer, "Your projects"));
}

/** One's own projects, last changed first; asked again every 2 s while one of them is checked or filmed. */
export function projectsQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.projects(userId),
    queryFn: listProjects,
    refetchInterval: (query) => (query.state.data?.some(isBusy) === true ? 2000 : false),
  });
}
