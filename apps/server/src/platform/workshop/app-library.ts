import { parseAppSpec } from "@sayhey/appspec";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { Database } from "../database.ts";
import type { AppWorkshop } from "./app-workshop.ts";

/** Compiled apps kept in memory. */
const KEPT = 40;

/**
 * Finds the compiled app of a slug for hosting: the present version of the project, compiled when it is first asked for.
 * Null when there is no such project.
 */
export function createAppLibrary(sql: Database, workshop: AppWorkshop): (slug: string) => Promise<CompiledApp | null> {
  const compiled = new Map<string, Promise<CompiledApp>>();

  return async (slug) => {
    const [row] = await sql<
      { id: string; version: number }[]
    >`select id, version from projects where slug = ${slug} and deleted_at is null`;
    if (row === undefined) return null;
    const key = `${row.id} ${row.version}`;
    const known = compiled.get(key);
    if (known !== undefined) {
      compiled.delete(key);
      compiled.set(key, known);
      return known;
    }
    const fresh = compile(sql, workshop, row.id, row.version);
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

async function compile(sql: Database, workshop: AppWorkshop, id: string, version: number): Promise<CompiledApp> {
  const [row] = await sql<{ spec: unknown }[]>`select spec from projects where id = ${id}`;
  if (row === undefined) throw new Error(`project ${id} vanished while its version ${version} was compiled`);
  return workshop.run("compile", { spec: parseAppSpec(row.spec) });
}
