import { copy, say } from "../copy.ts";
import type { Value } from "./model.ts";
import type { SharedRow } from "./shared-rows.ts";

/** What to tell a visitor whose change did not go through; `kept` are the rows of it that did. */
export function refusalWords(rule: string | undefined, current: SharedRow | undefined, kept: number): string {
  const why = reasonWords(rule, current);
  return kept === 0 ? why : `${why} ${say(copy.sharedKept, { n: kept })}`;
}

function reasonWords(rule: string | undefined, current: SharedRow | undefined): string {
  const title = firstText(current?.values);
  switch (rule) {
    case "version":
    case "gone":
      return say(copy.sharedConflict, { name: title });
    case "slot":
      return copy.sharedTaken;
    case "stock":
    case "places":
      return copy.sharedNothingLeft;
    case "limit":
      return copy.limitReached;
    case "unique":
      return copy.takenAlready;
    case "locked":
      return copy.rowLocked;
    case "steps":
      return copy.stepsRefused;
    case "bid":
      return copy.sharedOutbid;
    case "vote":
      return copy.sharedOnce;
    case "access":
      return copy.sharedForbidden;
    case "full":
      return copy.sharedFull;
    default:
      return copy.sharedRefused;
  }
}

function firstText(values: Record<string, Value> | undefined): string {
  const text = Object.values(values ?? {}).find((value) => typeof value === "string" && value !== "");
  return typeof text === "string" ? text.slice(0, 60) : copy.sharedThis;
}
