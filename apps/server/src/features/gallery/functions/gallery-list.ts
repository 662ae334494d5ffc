import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { listPublications, popularHashtags } from "../list-publications.ts";
import { cardOf } from "../publication-card.ts";

/** A page of the gallery; the first one also tells the hashtags most used. */
export const galleryList = defineFunction(
  "gallery-list",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, { liked, ...input }) => {
    if (liked && userId === null)
      throw new AppError("unauthenticated", "You are not signed in.", { hint: "Sign in to see what you like." });
    const [{ rows, nextCursor }, hashtags] = await Promise.all([
      listPublications(sql, { ...input, likedBy: liked && userId !== null ? userId : undefined }),
      input.cursor === undefined ? popularHashtags(sql, input.category) : [],
    ]);
    return { items: rows.map(cardOf), nextCursor, hashtags };
  },
);
