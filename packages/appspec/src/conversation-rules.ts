import type { Block } from "./block.ts";
import type { ConversationsBlock } from "./conversations-block.ts";
import type { Entity } from "./entity.ts";

/**
 * What an entity is to conversations: `message` rows are read by the people of their conversation alone, `conversation` rows by the
 * people they name, and a `person` row stands for whoever created it.
 */
export interface ConversationRule {
  part: "message" | "conversation" | "person";
  block: ConversationsBlock;
  /** Whom one can write to by any block over the same rows. */
  between: ReadonlySet<ConversationsBlock["between"]>;
}

/** The part an entity plays in the conversations of an app; undefined where it plays none. */
export function conversationRule(entity: Pick<Entity, "id">, blocks: readonly Block[]): ConversationRule | undefined {
  const all = blocks.filter((block) => block.kind === "conversations");
  for (const block of all) {
    const part = partOf(block, entity.id);
    if (part === undefined) continue;
    const same = all.filter(({ conversationEntity }) => conversationEntity === block.conversationEntity);
    return { part, block, between: new Set(same.map(({ between }) => between)) };
  }
  return undefined;
}

function partOf(block: ConversationsBlock, entity: string): ConversationRule["part"] | undefined {
  if (block.entity === entity) return "message";
  if (block.conversationEntity === entity) return "conversation";
  return block.peopleEntity === entity ? "person" : undefined;
}
