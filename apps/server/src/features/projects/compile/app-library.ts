import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { Database } from "../../../infra/database/database.ts";
import { ownProject } from "../owned.port.ts";
import { rebuildVersion } from "../history/rebuild-version.ts";
import { parseSource, readOverrides, type AppSource } from "../overrides/app-source.port.ts";
import type { CompilePool } from "./compile-pool.port.ts";
import { readVersionSlug } from "./version-slug.ts";

/** Compiled apps kept in memory. */
const KEPT = 40;

/** Where an app is: its compiled files, or the name it is found under now. */
export type HostedApp = CompiledApp | { movedTo: string };

/** One version of one app, and where it is read. */
export interface HostedSource {
  /** Names it for ever. */
  key: string;
  /** As the editor names it; empty for what nobody edits. */
  hash: string;
  table: "projects" | "publication_versions" | "ai_drafts";
  id: string;
  /** Whose app it is. */
  userId: string;
  /** An earlier version of a project. */
  earlier?: { version: number };
}

/**
 * Finds the compiled app of a slug for hosting, compiled when it is first asked for: the present version of a project under the name of its
 * preview, or the frozen version that is published under a name of its own. Null when there is neither.
 */
export function createAppLibrary(sql: Database, compilePool: CompilePool): (slug: string) => Promise<HostedApp | null> {
  const compiled = new Map<string, Promise<CompiledApp>>();

  return async (slug) => {
    const source = await findSource(sql, slug);
    if (source === null || "movedTo" in source) return source;
    const { key } = source;
    const known = compiled.get(key);
    if (known !== undefined) {
      compiled.delete(key);
      compiled.set(key, known);
      return known;
    }
    const fresh = readHosted(sql, source).then((app) => compilePool.run("compile", app, source.userId));
    compiled.set(key, fresh);
    // A failure is not kept: the next request tries again.
    fresh.catch(() => compiled.delete(key));
    for (const oldest of compiled.keys()) {
      if (compiled.size <= KEPT) break;
      compiled.delete(oldest);
    }
    return fresh;
  };
}

/** What is to be found under a slug. */
export async function findSource(sql: Database, slug: string): Promise<HostedSource | { movedTo: string } | null> {
  const [project] = await sql<
    { id: string; userId: string; version: number; app_hash: string | null; run: string | null; draft: string | null }[]
  >`
    select p.id, p.user_id as "userId", p.version, p.app_hash, r.id as run, r.draft_hash as draft from projects p
    left join ai_runs r on r.project_id = p.id and r.status = 'running' and r.draft_hash is not null
    where p.slug = ${slug} and p.deleted_at is null and not private.account_is_closed(p.user_id)`;
  // While a model is at work, the preview shows how far it has got.
  if (project !== undefined && project.run !== null) {
    const draft = project.draft ?? "";
    return { key: `${project.run} ${draft}`, hash: draft, table: "ai_drafts", id: project.run, userId: project.userId };
  }
  if (project !== undefined) {
    const { id, version, app_hash, userId } = project;
    return { key: `${id} ${version}`, hash: app_hash ?? `version-${version}`, table: "projects", id, userId };
  }
  const [published] = await sql<{ version_id: string; userId: string }[]>`
    select version_id, user_id as "userId" from publications p
    where slug = ${slug} and version_id is not null and status = 'published' and withheld_at is null
      and not private.account_is_closed(p.user_id)`;
  if (published !== undefined)
    return {
      key: published.version_id,
      hash: "",
      table: "publication_versions",
      id: published.version_id,
      userId: published.userId,
    };
  const [moved] = await sql<{ slug: string }[]>`
    select p.slug from private.former_slugs f join publications p on p.id = f.publication_id
    where f.slug = ${slug} and p.slug <> ${slug} and p.status = 'published' and p.withheld_at is null
      and not private.account_is_closed(p.user_id)`;
  return moved === undefined ? findVersion(sql, slug) : { movedTo: moved.slug };
}

/** A version of a project by a label of its own, for looking at what it was. */
async function findVersion(sql: Database, label: string): Promise<HostedSource | null> {
  const named = readVersionSlug(label);
  if (named === null) return null;
  const [row] = await sql<{ id: string; user_id: string; version: number }[]>`
    select p.id, p.user_id, e.version from projects p join project_edits e on e.project_id = p.id and e.version = ${named.version}
    where p.slug = ${named.slug} and p.deleted_at is null and not private.account_is_closed(p.user_id)`;
  if (row === undefined) return null;
  return {
    key: `${row.id} version ${row.version}`,
    hash: "",
    table: "projects",
    id: row.id,
    userId: row.user_id,
    earlier: { version: row.version },
  };
}

/** What an app is generated from, as it is kept. */
export async function readHosted(sql: Database, { table, id, userId, earlier }: HostedSource): Promise<AppSource> {
  if (earlier !== undefined) {
    const project = await ownProject(sql, userId, id);
    return rebuildVersion(sql, project, await readOverrides(sql, id), earlier.version);
  }
  const [row] =
    table === "projects"
      ? await sql<{ spec: unknown; overrides: unknown }[]>`
          select shown_spec as spec, shown_overrides as overrides from private.app_sources where project_id = ${id}`
      : table === "ai_drafts"
        ? await sql<{ spec: unknown; overrides: unknown }[]>`
            select spec, overrides from private.ai_drafts where run_id = ${id}
            union all
            select s.shown_spec, s.shown_overrides from ai_runs r
            join private.app_sources s on s.project_id = r.project_id where r.id = ${id}
            limit 1`
        : await sql<{ spec: unknown; overrides: unknown }[]>`
            select spec, overrides from publication_versions where id = ${id}`;
  if (row === undefined) throw new Error(`${id} of ${table} vanished while it was compiled`);
  return parseSource(row);
}
