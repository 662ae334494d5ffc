import { sharedRules, type AppSpec } from "@sayhey/appspec";

/** Whether rows of an entity are what the owner of a site shows: visitors read them, and find nothing to change them by. */
export function isOffered(entityId: string, spec: AppSpec): boolean {
  return spec.footer !== undefined && sharedRules(spec).get(entityId)?.access.create === "owner";
}
