import { defineFunction } from "../../../http/rpc/define-function.ts";
import { claimSlug, isSlugConflict, slugTaken } from "../claim-slug.ts";
import { ownPublication, refuseTakenDown } from "../own-publication.port.ts";

/** Changes what is said of a publication, or its address; what is shown stays. */
export const publicationUpdate = defineFunction(
  "publication-update",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, { publicationId, ...changes }) => {
    const { sql, userId } = context;
    const publication = await ownPublication(sql, userId, publicationId);
    refuseTakenDown(publication);
    const { slug = publication.slug } = changes;
    if (slug !== publication.slug) await claimSlug(sql, userId, slug, publication.project_id);
    const next = {
      slug,
      listed: changes.listed ?? publication.listed,
      title: changes.title ?? publication.title,
      description: changes.description ?? publication.description,
      hashtags: changes.hashtags ?? publication.hashtags,
      category: changes.category ?? publication.category,
    };
    try {
      await sql`
        update publications set ${sql(next as never)}
        where id = ${publication.id} and user_id = ${userId}`;
    } catch (error) {
      throw isSlugConflict(error) ? slugTaken() : error;
    }
    return { slug, origin: context.appOrigin(slug) };
  },
);
