import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";

/** The files of a project that were changed by hand. */
export const overrideList = defineFunction(
  "override-list",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, compilePool, userId }, input) => {
    const { id, spec, version } = await ownProject(sql, userId, input.projectId);
    const rows = await sql<{ path: string; base: string | null; text: string; updated_at: string }[]>`
      select path, base_text as base, text, updated_at from project_overrides where project_id = ${id} order by path collate "C"`;
    const [shown] = await sql<{ broken: string }[]>`select broken from private.working_apps where project_id = ${id}`;
    return {
      version,
      overrides: rows.map(({ path, base, text, updated_at: updatedAt }) => ({
        path,
        text,
        isNew: base === null,
        updatedAt,
      })),
      conflicts: rows.length === 0 ? [] : await compilePool.run("conflicts", { spec, overrides: rows }, userId),
      broken: shown?.broken ?? null,
    };
  },
);
