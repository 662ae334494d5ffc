import { AppError } from "@sayhey/contract/app-error";
import type { FunctionName } from "@sayhey/contract/functions";
import { SWITCHES, type SwitchName } from "@sayhey/contract/switches";
import type { Database, Transaction } from "../database/database.ts";

/** How long an answer is good, ms: a switch takes effect everywhere within this time. */
const FRESH_MS = 1000;

interface SwitchState {
  name: SwitchName;
  isOn: boolean;
  note: string;
}

const kept = new WeakMap<object, { at: number; states: Promise<Map<string, SwitchState>> }>();

async function readStates(sql: Database | Transaction): Promise<Map<string, SwitchState>> {
  const rows = await sql<SwitchState[]>`select name, is_on as "isOn", note from private.switches`;
  return new Map(rows.map((row) => [row.name, row]));
}

/** The states as they were a second ago at most. Within a transaction they are read anew. */
async function statesOf(sql: Database | Transaction): Promise<Map<string, SwitchState>> {
  if (!("begin" in sql)) return readStates(sql);
  const known = kept.get(sql);
  if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.states;
  const fresh = { at: Date.now(), states: readStates(sql) };
  kept.set(sql, fresh);
  fresh.states.catch(() => kept.delete(sql));
  return fresh.states;
}

/** Makes this process read the states anew: here a change takes effect at once, on other machines within a second. */
export const forgetSwitches = (sql: Database): void => void kept.delete(sql);

/** Why something is switched off, in words; null while it is on. */
export async function whyOff(sql: Database | Transaction, name: SwitchName): Promise<string | null> {
  const state = (await statesOf(sql)).get(name);
  if (state === undefined || state.isOn) return null;
  return state.note === "" ? SWITCHES[name].off : state.note;
}

/** @throws AppError unavailable, in words, for what the operator has switched off */
export async function requireSwitch(sql: Database | Transaction, name: SwitchName): Promise<void> {
  const reason = await whyOff(sql, name);
  if (reason === null) return;
  throw new AppError("unavailable", reason, {
    hint: "Your administrator has turned it off. Your work stays as it is.",
  });
}

/** What each function needs to be switched on. The rest asks for itself: sign-ups, uploads, renders that nobody asked for. */
export const SWITCH_OF_FUNCTION: Partial<Record<FunctionName, SwitchName>> = {
  "project-create": "generating",
  "template-use": "generating",
  "render-create": "rendering",
  "render-repeat": "rendering",
  "render-retry": "rendering",
  "transform-create": "transforms",
  "transform-retry": "transforms",
  "avatar-set": "uploads",
  "publication-publish": "publishing",
  "publication-restore": "publishing",
  "gallery-list": "gallery",
  "gallery-like": "gallery",
  "gallery-remix": "gallery",
};
