import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "../../infra/database/database.ts";
import { type CardRow, readPublished } from "./publication-card.ts";

/** A published app by id. @throws AppError not-found for what is not published: whether it ever was, nobody is told */
export async function publishedOrMissing(sql: Database, publicationId: string): Promise<CardRow> {
  const row = await readPublished(sql, publicationId);
  if (row === null)
    throw new AppError("not-found", "There is no such app in the gallery.", {
      hint: "It may have been taken out. Look around in the gallery.",
    });
  return row;
}
