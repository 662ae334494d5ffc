import { parseAppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { connect } from "../../api/supabase.ts";
import type { Look } from "./image-recipe.ts";
import { subjectOf } from "./project-subject.ts";

/** What images take from a project. */
export interface ProjectLook {
  projectId: string;
  name: string;
  tagline: string;
  icon: string;
  /** What its pictures show, in a word or two. */
  about: string;
  look: Look;
}

async function readLook(projectId: string): Promise<ProjectLook> {
  const client = await connect();
  const answer = await client.from("projects").select("name,spec").eq("id", projectId).is("deleted_at", null).limit(1);
  const [row] = z.array(z.object({ name: z.string(), spec: z.unknown() })).parse(rowsOf(answer, "Your project"));
  if (row === undefined) throw new AppError("not-found", "This project no longer exists.");
  const spec = parseAppSpec(row.spec);
  const { identity, theme } = spec;
  return {
    projectId,
    name: row.name,
    tagline: identity.tagline,
    icon: identity.icon,
    about: subjectOf(spec),
    look: theme,
  };
}

/** Look and words of a project. */
export function projectLookQuery(projectId: string) {
  return queryOptions({ queryKey: [...queryKeys.project(projectId), "look"], queryFn: () => readLook(projectId) });
}
