import type { EditConflict } from "@sayhey/contract/functions/project";
import { formatNumber } from "../../../components/format.ts";

const LONGEST = 200;

/** One side of a contradiction in words. */
export function conflictValue({ reason }: Pick<EditConflict, "reason">, value: unknown): string {
  if (value === undefined || value === null) return reason === "removed-and-changed" ? "Removed" : "Nothing";
  if (reason === "both-moved") return "Another order";
  const text = wordsOf(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value === "" ? "Empty" : value;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length === 0 ? "None" : value.map(wordsOf).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  // What has a name is called by it; of the rest what it consists of is told.
  const named = Object.entries(value).find(
    ([key, of]) => ["title", "name", "plural", "label"].includes(key) && of !== "",
  );
  return named === undefined
    ? Object.entries(value)
        .filter(([key]) => key !== "id" && key !== "kind")
        .map(([, of]) => wordsOf(of))
        .join(", ")
    : wordsOf(named[1]);
}
