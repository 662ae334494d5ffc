import { allow, ENTITLEMENTS } from "../../billing/entitlements.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";

/** Keeps the colours and typefaces that new projects start from, on plans that have a brand kit. */
export const brandKitSave = defineFunction(
  "brand-kit-save",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, kit) => {
    const { plan } = await readUsage(sql, userId);
    allow(ENTITLEMENTS.brandKit(plan));
    await sql`
      insert into brand_kits (user_id, accent, display_family, text_family, enabled)
      values (${userId}, ${kit.accent}, ${kit.displayFamily}, ${kit.textFamily}, ${kit.enabled})
      on conflict (user_id) do update set accent = excluded.accent, display_family = excluded.display_family,
        text_family = excluded.text_family, enabled = excluded.enabled`;
    return { saved: true as const };
  },
);
