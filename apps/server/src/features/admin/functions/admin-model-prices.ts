import { BUILT_IN_PRICES, readOwnPrices } from "../../ai/model-price.port.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** What models cost: the operator's prices first, then the built-in list. */
export const adminModelPrices = defineFunction(
  "admin-model-prices",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    await requireAdmin(sql, userId);
    const own = await readOwnPrices(sql);
    const set = new Set(own.map(({ model }) => model));
    return { prices: [...own, ...BUILT_IN_PRICES.filter(({ model }) => !set.has(model))] };
  },
);
