import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownPublication, refuseTakenDown } from "../own-publication.port.ts";

/** Takes a publication out of the gallery and its app off its address. Its versions, likes and name are kept for another time. */
export const publicationUnpublish = defineFunction(
  "publication-unpublish",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const publication = await ownPublication(sql, userId, input.publicationId);
    refuseTakenDown(publication);
    await sql`
      update publications set status = 'unpublished'
      where id = ${publication.id} and user_id = ${userId} and status = 'published'`;
    return { status: "unpublished" as const };
  },
);
