import type { AdminSwitch } from "@sayhey/contract/functions/admin";
import { SWITCHES } from "@sayhey/contract/switches";
import type { Database, Transaction } from "../database/database.ts";

/** Every switch as it stands, in the order of the contract. */
export async function readSwitches(sql: Database | Transaction): Promise<AdminSwitch[]> {
  const rows = await sql<AdminSwitch[]>`
    select name, is_on as "isOn", note, changed_at as "changedAt" from private.switches`;
  const order = Object.keys(SWITCHES);
  return rows.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
