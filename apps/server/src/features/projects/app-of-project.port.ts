import type { AppSpec } from "@sayhey/appspec";
import { hashTree } from "@sayhey/bundler";
import { generateApp, type BlockTest } from "@sayhey/codegen";
import type { Flow } from "@sayhey/contract/flow";
import type { FileOverride } from "@sayhey/contract/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import type { Database } from "../../infra/database/database.ts";
import { parseSource } from "./overrides/app-source.port.ts";

/** A project's app as source, ready to be compiled, filmed or shown in a trailer. */
export interface ProjectApp {
  projectId: string;
  userId: string;
  slug: string;
  name: string;
  version: number;
  /** Why that version does not compile, so that an earlier one is shown; null when it does. */
  broken: string | null;
  spec: AppSpec;
  /** Files changed by hand. */
  overrides: FileOverride[];
  tree: SourceTree;
  flows: Flow[];
  /** Tests of its blocks of its own. */
  blockTests: BlockTest[];
  /** Where its pages can be opened on its first run. */
  paths: string[];
  /** Hash of the tree: what footage is compared to. */
  appHash: string;
}

/** Reads a project and generates the app that is shown of it. Null when the project has been deleted. */
export async function readProjectApp(sql: Database, projectId: string): Promise<ProjectApp | null> {
  const [row] = await sql<
    {
      user_id: string;
      slug: string;
      name: string;
      version: number;
      spec: unknown;
      overrides: unknown;
      broken: string | null;
    }[]
  >`
    select p.user_id, p.slug, p.name, p.version, s.shown_spec as spec, s.shown_overrides as overrides, s.broken
    from projects p join private.app_sources s on s.project_id = p.id where p.id = ${projectId} and p.deleted_at is null`;
  if (row === undefined) return null;
  const { user_id: userId, slug, name, version, broken } = row;
  const { spec, overrides } = parseSource(row);
  const { tree, flows, blockTests, paths } = generateApp(spec, overrides);
  return {
    projectId,
    userId,
    slug,
    name,
    version,
    broken,
    spec,
    overrides,
    tree,
    flows,
    blockTests,
    paths,
    appHash: hashTree(tree),
  };
}
