import type { VersionEntry } from "@sayhey/contract/functions/history";
import { useState } from "react";

/** With what a version is compared: what can be chosen, what is, and the two versions, the earlier first. */
export function useComparison(version: number, present: number, named: readonly VersionEntry[]) {
  const [wanted, setWanted] = useState<string>("before");
  const choices = [
    ...(version > 1 ? [{ value: "before", label: `the version before (${version - 1})` }] : []),
    ...(version === present ? [] : [{ value: "now", label: `now (version ${present})` }]),
    ...named
      .filter((one) => one.version !== version)
      .map((one) => ({ value: String(one.version), label: `${one.label} (version ${one.version})` })),
  ];
  const chosen = choices.some(({ value }) => value === wanted) ? wanted : choices[0]?.value;
  const other =
    chosen === undefined ? version : chosen === "before" ? version - 1 : chosen === "now" ? present : Number(chosen);
  const [before, after] = other < version ? ([other, version] as const) : ([version, other] as const);
  return {
    choices,
    chosen: chosen ?? null,
    choose: (value: string | null) => setWanted(value ?? "before"),
    before,
    after,
  };
}
