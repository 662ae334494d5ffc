import { type AppSpec, parseAppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "../../infra/database/database.ts";
import { ownProject } from "../projects/owned.port.ts";
import { slugify } from "../projects/slug.port.ts";
import type { Place } from "./shared-app.ts";

/** One's own app at one of the places it runs at. */
export interface OwnShare {
  projectId: string;
  userId: string;
  place: Place;
  /** As it runs there. */
  spec: AppSpec;
  /** For names of files. */
  name: string;
}

/** One's own app, as it runs at a place. @throws AppError not-found when it is not one's own or nothing is published */
export async function ownShare(sql: Database, userId: string, projectId: string, place: Place): Promise<OwnShare> {
  const project = await ownProject(sql, userId, projectId);
  const base = { projectId: project.id, userId, place, name: slugify(project.name, 40) || "app" };
  if (place === "preview") return { ...base, spec: project.spec };
  const [row] = await sql<{ spec: unknown }[]>`
    select v.spec from publications p join publication_versions v on v.id = p.version_id where p.project_id = ${project.id}`;
  if (row === undefined)
    throw new AppError("not-found", "This app is not published.", {
      hint: "Publish it first. It then starts with its own data.",
    });
  return { ...base, spec: parseAppSpec(row.spec) };
}
