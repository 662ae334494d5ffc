import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readStorageParts } from "../storage-parts.ts";
import { readStorage } from "../storage-quota.port.ts";

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
