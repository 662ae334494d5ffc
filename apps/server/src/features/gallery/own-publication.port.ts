import { AppError } from "@sayhey/contract/app-error";
import { REPORT_REASONS, reportReasonSchema } from "@sayhey/contract/publication";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** A publication as its owner sees it. */
export interface OwnPublication {
  id: string;
  user_id: string;
  project_id: string;
  slug: string;
  status: "published" | "unpublished" | "taken-down";
  listed: boolean;
  title: string;
  description: string;
  hashtags: string[];
  category: string;
  version_id: string | null;
  takedown_reason: string | null;
}

/** A publication of the caller, locked until the transaction ends. @throws AppError not-found when it is not there or not theirs */
export async function ownPublication(
  tx: Database | Transaction,
  userId: string,
  publicationId: string,
): Promise<OwnPublication> {
  const [row] = await tx<OwnPublication[]>`
    select * from publications where id = ${publicationId} and user_id = ${userId} for update`;
  if (row === undefined)
    throw new AppError("not-found", "There is no such publication.", { hint: "Open the project to publish it." });
  return row;
}

/** Why something was taken down, in words: the reason of a report, or what an admin wrote; ends with a full stop. */
export function takedownWords(reason: string): string {
  const known = reportReasonSchema.safeParse(reason);
  return `${known.success ? REPORT_REASONS[known.data] : reason}`.replace(/\.?$/, ".");
}

/** @throws AppError forbidden for what SayHey has taken down */
export function refuseTakenDown(publication: Pick<OwnPublication, "status" | "takedown_reason">): void {
  if (publication.status !== "taken-down") return;
  throw new AppError(
    "forbidden",
    publication.takedown_reason === null
      ? "This was taken down."
      : `This was taken down: ${takedownWords(publication.takedown_reason)}`,
    { hint: "Write to support if you think this is a mistake." },
  );
}
