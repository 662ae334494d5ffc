import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";

interface ShareRow {
  place: "preview" | "published";
  rows: number;
  bytes: number;
  visitors: number;
  can_undo: boolean;
  updated_at: string;
}

/** What the visitors of one's own app share. */
export const sharedDataGet = defineFunction(
  "shared-data-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const shares = await sql<ShareRow[]>`
      select place, rows, bytes, updated_at, previous_generation is not null as can_undo,
        (select count(*)::int from app_visitors v where v.store_id = s.id) as visitors
      from app_stores s where project_id = ${project.id} order by place`;
    const [published] = await sql<{ sharing: string | null }[]>`
      select v.spec ->> 'sharing' as sharing from publications p join publication_versions v on v.id = p.version_id
      where p.project_id = ${project.id} and p.status = 'published'`;
    const [account] = await sql<{ plan: PlanName }[]>`select plan from accounts where user_id = ${userId}`;
    const plan = PLANS[account?.plan ?? "free"];
    return {
      shares: shares.map(({ can_undo: canUndo, updated_at: updatedAt, ...share }) => ({
        ...share,
        canUndo,
        updatedAt,
      })),
      limit: { rows: plan.sharedRows, bytes: plan.sharedBytes },
      published: published === undefined ? null : published.sharing === "shared" ? "shared" : "visitor",
    };
  },
);
