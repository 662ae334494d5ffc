import { useShared } from "./shared-state.ts";

/** Whether the visitor is the owner of an app that shares its data, live. */
export function useIsOwner(): boolean {
  return useShared().state.visitor?.isOwner === true;
}
