import { ONBOARDING_STEPS, type OnboardingStep } from "@sayhey/contract/functions/account";
import { defineFunction } from "../../../http/rpc/define-function.ts";

type Row = Record<OnboardingStep, boolean> & { dismissed: boolean; projectId: string | null };

/** How far the caller has come with the first steps. Nothing is ticked off by hand: each step is what the data says. */
export const onboardingGet = defineFunction(
  "onboarding-get",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    const [row] = await sql<Row[]>`
      select a.onboarding_dismissed_at is not null as dismissed,
        (select id from projects where user_id = ${userId} and deleted_at is null and archived_at is null
          order by updated_at desc limit 1) as "projectId",
        exists (select from projects where user_id = ${userId}) as make,
        exists (select from project_edits e join projects p on p.id = e.project_id
          where p.user_id = ${userId} and e.source not in ('created', 'remix', 'fork', 'restyle', 'repair', 'import', 'model'))
          or exists (select from ai_runs where user_id = ${userId} and status = 'done' and wish is not null) as change,
        exists (select from renders where user_id = ${userId} and status = 'completed') as render,
        exists (select from publications where user_id = ${userId}) as publish,
        exists (select from profiles where id = ${userId} and (avatar_key is not null or bio <> '')) as profile
      from accounts a where a.user_id = ${userId}`;
    if (row === undefined) throw new Error("an account has no row");
    return {
      dismissed: row.dismissed,
      steps: ONBOARDING_STEPS.map((step) => ({ step, done: row[step] })),
      projectId: row.projectId,
    };
  },
);
