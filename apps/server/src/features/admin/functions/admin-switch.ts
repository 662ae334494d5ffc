import { SWITCHES } from "@sayhey/contract/switches";
import { audit } from "../audit.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readSwitches } from "../../../infra/switches/read-switches.ts";
import { forgetSwitches } from "../../../infra/switches/switches.ts";

/** Switches something off or on, everywhere within a second. */
export const adminSwitch = defineFunction(
  "admin-switch",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, session }, { name, isOn, note, reason }) => {
    const switches = await sql.begin(async (tx) => {
      await requireAdmin(tx, userId);
      const changed = await tx`
        update private.switches set is_on = ${isOn}, note = ${note}, changed_at = now()
        where name = ${name} and (is_on, note) is distinct from (${isOn}, ${note}) returning 1`;
      if (changed.length > 0) {
        await audit(tx, session, {
          action: isOn ? "switch-on" : "switch-off",
          target: SWITCHES[name].title,
          reason,
          details: { switch: name, ...(note === "" ? {} : { note }) },
        });
      }
      return readSwitches(tx);
    });
    forgetSwitches(sql);
    return { switches };
  },
);
