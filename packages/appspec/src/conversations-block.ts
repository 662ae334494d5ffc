import { z } from "zod";
import { base, kind } from "./block-base.ts";
import { idSchema, lineSchema } from "./entity.ts";

/** What conversations hold at most: people in one of them, characters of a message, and messages of one person in a minute. */
export const CONVERSATION_LIMITS = { people: 50, characters: 2000, messagesPerMinute: 30 } as const;

/** Whom somebody who does not run the app is called by, where the document has no word for it. */
export const STAFF = "owner";
/** Id of the person who uses an app that runs on one device, in its first rows. */
export const SELF = "me";

/**
 * Conversations between people: a list with what is unread, and the messages of one. `entity` holds the messages and `conversationEntity`
 * who talks to whom: `membersField` (lines) has the ids of rows of `peopleEntity`. `between` says whom one can write to: the people of
 * the app, alone or several at once (`people`), whoever runs it (`staff`), or whoever added the row that `aboutField` points at (`author`).
 */
export const conversationsBlock = z.strictObject({
  kind: kind("conversations"),
  ...base,
  entity: idSchema,
  bodyField: idSchema,
  authorField: idSchema,
  dateField: idSchema,
  via: idSchema,
  conversationEntity: idSchema,
  membersField: idSchema,
  aboutField: idSchema.optional(),
  peopleEntity: idSchema,
  between: z.enum(["people", "staff", "author"]),
  /** What the other side is called: 'Landlord', 'Seller'. */
  staffLabel: lineSchema.optional(),
});

/** A block of conversations. */
export type ConversationsBlock = z.infer<typeof conversationsBlock>;
