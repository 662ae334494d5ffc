import { defineFunction } from "../../../http/rpc/define-function.ts";
import { personName } from "../person-name.port.ts";
import { publishedOrMissing } from "../published-or-missing.ts";
import { notify } from "../../../infra/notifications/notify.ts";

/** Likes a published app or stops liking it. Its author hears of each person once, however often they change their mind. */
export const galleryLike = defineFunction(
  "gallery-like",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const row = await publishedOrMissing(sql, input.publicationId);
    await sql.begin(async (tx) => {
      if (!input.liked) {
        await tx`delete from publication_likes where publication_id = ${row.id} and user_id = ${userId}`;
        return;
      }
      const fresh = await tx`
        insert into publication_likes (publication_id, user_id) values (${row.id}, ${userId}) on conflict do nothing returning 1`;
      if (fresh.length === 0 || row.user_id === userId) return;
      await notify(tx, {
        userId: row.user_id,
        event: "gallery.liked",
        title: `${await personName(tx, userId)} likes your app`,
        body: row.title,
        href: `/gallery/${row.id}`,
        key: `gallery.liked ${row.id} ${userId}`,
      });
    });
    const [count] = await sql<{ likes: number }[]>`
      select count(*)::int as likes from publication_likes where publication_id = ${row.id}`;
    return { liked: input.liked, likes: count?.likes ?? 0 };
  },
);
