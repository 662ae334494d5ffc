import { defineFunction } from "../../../http/rpc/define-function.ts";
import { listPublications } from "../list-publications.ts";
import { cardOf, type CardRow } from "../publication-card.ts";
import type { Database } from "../../../infra/database/database.ts";
import { readFamily } from "../read-family.ts";
import { publishedOrMissing } from "../published-or-missing.ts";

const RELATED = 4;

/** One published app, whether the caller likes it, and others like it. */
export const galleryGet = defineFunction(
  "gallery-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, userId } = context;
    const row = await publishedOrMissing(sql, input.publicationId);
    const [liked, family] = await Promise.all([
      userId === null
        ? []
        : sql`select from publication_likes where publication_id = ${row.id} and user_id = ${userId}`,
      readFamily(sql, row, { toAll: userId !== row.user_id }),
    ]);
    const kin = [
      ...family.ancestors.flatMap(({ publicationId }) => (publicationId === null ? [] : [publicationId])),
      ...family.remixes.map(({ card }) => card.id),
    ];
    const related = await relatedTo(sql, row, kin);
    return {
      item: {
        ...cardOf(row),
        description: row.description,
        slug: row.slug,
        listed: row.listed,
        origin: context.appOrigin(row.slug),
        appHash: row.app_hash,
        updatedAt: row.updated_at,
        remixOf: family.ancestors[0] ?? null,
      },
      family,
      liked: liked.length > 0,
      ownProjectId: userId === row.user_id ? row.project_id : null,
      related: related.map(cardOf),
    };
  },
);

/** First what shares a hashtag, then what stands in the same category, then whatever is trending; not its own family, which is told apart. */
async function relatedTo(sql: Database, row: CardRow, kin: readonly string[]): Promise<CardRow[]> {
  const query = { sort: "trending", limit: RELATED, except: [row.id, ...kin] } as const;
  const lists = await Promise.all([
    listPublications(sql, { ...query, anyHashtag: row.hashtags }),
    listPublications(sql, { ...query, category: row.category }),
    listPublications(sql, query),
  ]);
  return [...new Map(lists.flatMap(({ rows }) => rows).map((one) => [one.id, one])).values()].slice(0, RELATED);
}
