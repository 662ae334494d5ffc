import { STAFF, type Access, type EntityRules } from "@sayhey/appspec";
import { DataRefusal } from "./data-refusal.ts";

/** Who calls: a visitor of one app. */
export interface Visitor {
  id: string;
  name: string;
  /** Proved by a code; null for somebody known by their token alone. */
  email: string | null;
  /** Whether this is the owner of the app, signed in with the address of their account. */
  isOwner: boolean;
}

type Caller = Visitor | null;

/** Who somebody is in conversations: their own id, or that of whoever owns the app. */
export const personOf = (visitor: Visitor): string => (visitor.isOwner ? STAFF : visitor.id);

/** Whether somebody may read a row: by its readers where it names some, else by the rules of its entity. */
export function mayRead(
  { access, given }: EntityRules,
  caller: Caller,
  row: { row_id: string; visitor_id: string | null; readers: readonly string[] | null },
): boolean {
  if (row.readers !== null) return caller !== null && row.readers.includes(personOf(caller));
  return holds(access.read, caller, row.visitor_id) || (access.read === "author" && isGiven(given, row));
}

const isGiven = (given: ReadonlySet<string>, row: { row_id: string; visitor_id: string | null }): boolean =>
  row.visitor_id === null && given.has(row.row_id);

/** Whether somebody may read every row there is that names no readers. */
export function mayReadAll({ access }: EntityRules, caller: Caller): boolean {
  return access.read !== "author" ? holds(access.read, caller, null) : caller?.isOwner === true;
}

/** Whether somebody may create rows. */
export function mayCreate({ access }: EntityRules, caller: Caller): boolean {
  return caller !== null && holds(access.create, caller, null);
}

/** Whether somebody may change and delete a row of this author. */
export function mayEdit({ access }: EntityRules, caller: Caller, author: string | null): boolean {
  return caller !== null && holds(access.edit, caller, author);
}

function holds(rule: Access["read"], caller: Caller, author: string | null): boolean {
  if (caller?.isOwner === true) return true;
  switch (rule) {
    case "everyone":
      return true;
    case "signed-in":
      return caller !== null && caller.email !== null;
    case "author":
      return caller !== null && author === caller.id;
    case "owner":
      return false;
  }
}

/** Refuses because of who calls; says when signing in would help. */
export function forbidden(rule: Access["read"], caller: Caller, what: string, path: string): DataRefusal {
  return rule === "signed-in" && (caller === null || caller.email === null)
    ? new DataRefusal("forbidden", `Sign in to ${what}.`, { rule: "sign-in", field: path })
    : new DataRefusal("forbidden", `You may not ${what}.`, { rule: "access", field: path });
}
