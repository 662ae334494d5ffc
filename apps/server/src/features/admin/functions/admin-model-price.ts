import { audit } from "../audit.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Sets what a model costs, or takes that back; runs from now on are counted by it. */
export const adminModelPrice = defineFunction(
  "admin-model-price",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, session }, { model, price }) => {
    await sql.begin(async (tx) => {
      await requireAdmin(tx, userId);
      if (price === null) await tx`delete from private.model_prices where model = ${model}`;
      else
        await tx`
          insert into private.model_prices (model, input, cached, output)
          values (${model}, ${price.input}, ${price.cached}, ${price.output})
          on conflict (model) do update set input = excluded.input, cached = excluded.cached, output = excluded.output, changed_at = now()`;
      await audit(tx, session, {
        action: price === null ? "reset-model-price" : "set-model-price",
        target: model,
        details: price === null ? {} : { price: `$${price.input} in, $${price.cached} cached, $${price.output} out` },
      });
    });
    return {};
  },
);
