import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownPublication, refuseTakenDown } from "../own-publication.port.ts";

/** Shows a version again that was published before, and publishes it where nothing is shown now. */
export const publicationRestore = defineFunction(
  "publication-restore",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const publication = await ownPublication(sql, userId, input.publicationId);
    refuseTakenDown(publication);
    const [version] = await sql<{ number: number }[]>`
      select number from publication_versions where id = ${input.versionId} and publication_id = ${publication.id}`;
    if (version === undefined)
      throw new AppError("not-found", "There is no such published version.", { hint: "Choose one from the list." });
    await sql`
      update publications set version_id = ${input.versionId}, status = 'published', updated_at = now()
      where id = ${publication.id} and user_id = ${userId} and status <> 'taken-down'`;
    return { number: version.number };
  },
);
