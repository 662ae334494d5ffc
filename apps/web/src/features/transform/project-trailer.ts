import { parseAppSpec } from "@sayhey/appspec";
import { createStoryboard } from "@sayhey/trailer";
import { queryOptions } from "@tanstack/react-query";
import { rowsOf } from "../../api/rows-error.ts";
import { connect } from "../../api/supabase.ts";

/** What a trailer is drawn from. */
export interface NamedSpec {
  name: string;
  /** An AppSpec. */
  spec: unknown;
}

async function readSpec(projectId: string): Promise<NamedSpec | null> {
  const client = await connect();
  const answer = await client.from("projects").select("name,spec").eq("id", projectId).is("deleted_at", null);
  const rows = rowsOf(answer, "Your project");
  const [row] = Array.isArray(rows) ? (rows as NamedSpec[]) : [];
  return row ?? null;
}

/** Name and AppSpec of a project; null when it is gone. Always read anew: both may have been changed since. */
export function specQuery(projectId: string) {
  return queryOptions({ queryKey: ["spec", projectId], queryFn: () => readSpec(projectId), staleTime: 0 });
}

/** The trailer of an app as a draft; null where the app cannot be read. */
export function storyboardOf(spec: unknown): unknown {
  try {
    return createStoryboard(parseAppSpec(spec), {
      aspect: "9:16",
      durationMs: 10_000,
      watermark: false,
      link: window.location.host,
      footage: [],
    });
  } catch (cause) {
    console.warn("The trailer could not be drawn.", cause);
    return null;
  }
}
