import { defineFunction } from "../platform/functions/define-function.ts";
import { readStorageParts } from "../uploads/storage-parts.ts";
import { readStorage } from "../uploads/storage-quota.ts";

/** How full the plan's storage is. */
export const assetStorage = defineFunction(
  "asset-storage",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context) => {
    const { plan, used, inBin } = await readStorage(context.sql, context.userId);
    const parts = await readStorageParts(context.sql, context.userId);
    return { used, inBin, parts, limit: plan.storageBytes, plan: plan.name };
  },
);
