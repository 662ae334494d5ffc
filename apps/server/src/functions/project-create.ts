import { randomUUID } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { canImprove, queueRun } from "../ai/ai-runs.ts";
import { findAi } from "../ai/find-ai.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { readBrandKit } from "../platform/functions/brand-kit.ts";
import { checkProjectQuota, readUsage } from "../platform/functions/plan-usage.ts";
import { projectSlug } from "../platform/functions/slug.ts";

/** Plans an app and makes it a project; its improvement by a model, or its proof and filming, is queued in the same transaction. */
export const projectCreate = defineFunction(
  "project-create",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const id = input.requestId ?? randomUUID();
    // The same request again, from a reload or a second tab: what it made is its answer.
    const made = async (on: Database | Transaction): Promise<boolean> => {
      const [row] = await on<{ user_id: string }[]>`select user_id from projects where id = ${id}`;
      if (row !== undefined && row.user_id !== userId)
        throw new AppError("conflict", "requestId: is taken.", { hint: "Choose a new random UUID." });
      return row !== undefined;
    };
    if (input.requestId !== undefined && (await made(sql))) return { projectId: id };
    // Before the work, so that a full account is told at once; decided again under the lock below.
    checkProjectQuota(await readUsage(sql, userId));
    const brand = await readBrandKit(sql, userId);
    const ai = input.useModel ? await findAi(sql, userId, context.ai.server) : null;
    const { spec, appHash } = await context.workshop.run("plan", { idea: input.idea, seed: input.seed, brand });
    const projectId = await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      if (input.requestId !== undefined && (await made(tx))) return id;
      checkProjectQuota(usage);
      const [row] = await tx<{ id: string }[]>`
      insert into projects (id, user_id, name, idea, slug, spec, app_hash, aspect)
      values (${id}, ${userId}, ${spec.identity.name.slice(0, LIMITS.projectNameLength)}, ${input.idea}, ${projectSlug(spec.identity.name)},
        ${tx.json(spec as never)}, ${appHash}, ${input.aspect})
      returning id`;
      if (row === undefined) throw new Error("the project was not inserted");
      const priority = usage.plan.queuePriority;
      // What a model will change is filmed when it is done with it.
      if (ai?.improve === true && (await canImprove(tx, userId, ai, context.ai.runsPerDay)))
        await queueRun(tx, { userId, projectId: row.id, wish: null, ai, priority });
      else await jobs.enqueue(tx, "film", { projectId: row.id, userId, force: false }, { key: row.id, priority });
      return row.id;
    });
    return { projectId };
  },
);
