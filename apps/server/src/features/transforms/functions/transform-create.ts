import { randomUUID } from "node:crypto";
import { checkPictureFits, findTransform } from "@sayhey/transforms";
import { checkImageModel } from "../transform-image-model.ts";
import { findAi } from "../../ai/find-ai.port.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { checkProjectQuota, checkTransformQuota, readUsage } from "../../billing/plan-usage.port.ts";
import { readTransformInputs } from "../transform-inputs.ts";
import { readTransformSettings } from "../transform-settings.ts";

/** Queues a transform, or one for each of several files: the rows and their jobs in one transaction. */
export const transformCreate = defineFunction(
  "transform-create",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId, ai } = context;
    const transform = findTransform(input.kind);
    if (transform === undefined) throw new FieldError("kind", "There is no such transform.");
    const settings = readTransformSettings(transform, input.settings);
    const inputs = await readTransformInputs(sql, userId, transform, input, settings);
    if (transform.engine === "pixels")
      for (const { size } of inputs) if (size !== null) checkPictureFits(transform, settings, size);
    if (transform.engine === "model") checkImageModel(transform, await findAi(sql, userId, ai.server));
    const batchId = inputs.length > 1 ? randomUUID() : null;
    const transformIds = await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      inputs.forEach((_, index) => {
        const queued = { ...usage.queued, transform: usage.queued.transform + index };
        checkTransformQuota({ ...usage, transforms: usage.transforms + index, queued });
        if (transform.engine === "project") checkProjectQuota({ ...usage, projects: usage.projects + index });
      });
      const ids: string[] = [];
      for (const { assetId, projectId, name } of inputs) {
        const [row] = await tx<{ id: string }[]>`
          insert into transforms (user_id, kind, settings, input_asset_id, input_project_id, input_name, batch_id)
          values (${userId}, ${transform.kind}, ${tx.json(settings)}, ${assetId}, ${projectId}, ${name}, ${batchId})
          returning id`;
        if (row === undefined) throw new Error("the transform was not inserted");
        const priority = usage.plan.queuePriority;
        await jobs.enqueue(tx, "transform", { transformId: row.id, userId }, { key: row.id, priority });
        ids.push(row.id);
      }
      return ids;
    });
    const [transformId] = transformIds;
    if (transformId === undefined) throw new Error("nothing was queued");
    return { transformId, transformIds };
  },
);
