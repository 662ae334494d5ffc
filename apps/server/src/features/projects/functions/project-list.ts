import { defineFunction } from "../../../http/rpc/define-function.ts";

/** The caller's projects, last changed first. */
export const projectList = defineFunction(
  "project-list",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, appOrigin }, input) => {
    const rows = await sql<{ id: string; name: string; idea: string; slug: string; updatedAt: string }[]>`
      select id, name, idea, slug, updated_at as "updatedAt" from projects
      where user_id = ${userId} and deleted_at is null order by updated_at desc limit ${input.limit}`;
    return { projects: rows.map(({ slug, ...project }) => ({ ...project, origin: appOrigin(slug) })) };
  },
);
