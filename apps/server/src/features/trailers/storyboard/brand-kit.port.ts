import { type BrandKit, brandKitSchema } from "@sayhey/contract/settings";
import { ENTITLEMENTS } from "../../billing/entitlements.port.ts";
import type { Database } from "../../../infra/database/database.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";

/** The brand kit that a person's new projects start from; null without one, when it is off, or on a plan that has none. */
export async function readBrandKit(sql: Database, userId: string): Promise<BrandKit | null> {
  const [row] = await sql<{ accent: string; displayFamily: string; textFamily: string; enabled: boolean }[]>`
    select accent, display_family as "displayFamily", text_family as "textFamily", enabled
    from brand_kits where user_id = ${userId} and enabled`;
  if (row === undefined || ENTITLEMENTS.brandKit((await readUsage(sql, userId)).plan) !== null) return null;
  // A family may leave the catalogue; such a kit is passed over until it is saved again.
  const kit = brandKitSchema.safeParse({ ...row });
  return kit.success ? kit.data : null;
}
