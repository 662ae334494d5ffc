import type { AppSpec } from "../app-spec.ts";

/** A copy that shares nothing with the document: an AppSpec is JSON. */
export function copySpec(spec: AppSpec): AppSpec {
  return JSON.parse(JSON.stringify(spec)) as AppSpec;
}
