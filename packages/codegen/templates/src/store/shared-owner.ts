import { useShared } from "./shared-state.ts";

/** Whether the visitor is the owner of an app that shares its data, live. */
export function useIsOwner(): boolean {
  return useShared().state.visitor?.isOwner === true;
}

/** Address of whoever has signed in; empty for nobody. */
export function useWho(): string {
  return useShared().state.visitor?.email ?? "";
}
