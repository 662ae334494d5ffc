import { roles } from "../accounts.ts";
import { useShared } from "./shared-state.ts";

/** Roles of a visitor of shared data: the owner of the app has every one, whoever has signed in the first. */
export function useMyRoles(): readonly string[] {
  const { visitor } = useShared().state;
  if (visitor?.isOwner === true) return roles.map(({ id }) => id);
  return (visitor?.email ?? null) === null ? [] : roles.slice(0, 1).map(({ id }) => id);
}
