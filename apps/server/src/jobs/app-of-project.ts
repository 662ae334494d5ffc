import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { hashTree } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import type { Flow } from "@sayhey/contract/flow";
import type { SourceTree } from "@sayhey/contract/source-tree";
import type { Database } from "../platform/database.ts";

/** A project's app as source, ready to be compiled, filmed or shown in a trailer. */
export interface ProjectApp {
  projectId: string;
  userId: string;
  slug: string;
  name: string;
  version: number;
  spec: AppSpec;
  tree: SourceTree;
  flows: Flow[];
  /** Hash of the tree: what footage is compared to. */
  appHash: string;
}

/** Reads a project and generates its app. Null when the project has been deleted. */
export async function readProjectApp(sql: Database, projectId: string): Promise<ProjectApp | null> {
  const [row] = await sql<{ user_id: string; slug: string; name: string; version: number; spec: unknown }[]>`
    select user_id, slug, name, version, spec from projects where id = ${projectId} and deleted_at is null`;
  if (row === undefined) return null;
  let spec: AppSpec;
  try {
    spec = parseAppSpec(row.spec);
  } catch (cause) {
    throw new AppError("bad-request", "This project's description of the app is damaged.", {
      cause,
      hint: "Undo the last change or make the project again.",
    });
  }
  const { tree, flows } = generateApp(spec);
  return {
    projectId,
    userId: row.user_id,
    slug: row.slug,
    name: row.name,
    version: row.version,
    spec,
    tree,
    flows,
    appHash: hashTree(tree),
  };
}
