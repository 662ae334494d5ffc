import { LIMITS } from "@sayhey/contract/limits";
import { callFunction } from "../../../../api/functions.ts";
import type { Place } from "../visitors/use-shared-data.ts";
import type { ImportPlan } from "./import-rows.ts";

/** Attempts of a part whose answer got lost; it is added once however often it is sent. */
const ATTEMPTS = 3;
/** Characters of JSON of a part at most: a request has a limit of its own. */
const PART_LENGTH = 600_000;

/** An import into shared data, and the way back. */
export interface SharedImport {
  projectId: string;
  place: Place;
  entity: string;
  rows: ImportPlan["rows"];
  signal: AbortSignal;
  /** Rows that are there. */
  onProgress(done: number): void;
}

/** Sends rows in parts. @returns the name of the import, by which it can be taken back @throws AppError what the server refuses; nothing stays of it then */
export async function importShared({
  projectId,
  place,
  entity,
  rows,
  signal,
  onProgress,
}: SharedImport): Promise<string> {
  const batch = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
  let from = 0;
  try {
    while (from < rows.length) {
      signal.throwIfAborted();
      const part = partOf(rows, from);
      for (let attempt = 1; ; attempt++) {
        try {
          await callFunction("shared-data-add", { projectId, place, entity, batch, from, rows: part }, signal);
          break;
        } catch (error) {
          const mayPass = error instanceof Error && "kind" in error && error.kind === "unavailable";
          if (!mayPass || attempt === ATTEMPTS || signal.aborted) throw error;
          await new Promise((done) => setTimeout(done, 600 * attempt));
        }
      }
      from += part.length;
      onProgress(from);
    }
  } catch (error) {
    // Half an import is none.
    await takeBack(projectId, place, batch).catch(() => undefined);
    throw error;
  }
  return batch;
}

/** Takes an import back. How many rows went. */
export async function takeBack(projectId: string, place: Place, batch: string): Promise<number> {
  return (await callFunction("shared-data-take-back", { projectId, place, batch })).rows;
}

/** The rows of the next request. */
function partOf<T>(rows: readonly T[], from: number): T[] {
  const part: T[] = [];
  let length = 0;
  for (const row of rows.slice(from, from + LIMITS.sharedRowsPerPart)) {
    length += JSON.stringify(row).length;
    if (part.length > 0 && length > PART_LENGTH) break;
    part.push(row);
  }
  return part;
}
