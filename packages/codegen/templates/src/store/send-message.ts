import type { TalkFields } from "../rules/conversations.ts";
import type { EntityDef, Row, Value } from "./model.ts";
import { stamp } from "./new-values.ts";
import { completeRow, newId, plainRows, replaceRows } from "./store.ts";
import type { Talker } from "./talker.ts";

/** Entities and fields of conversations. */
export interface Talks extends TalkFields {
  entity: EntityDef;
  conversationEntity: EntityDef;
  peopleEntity: EntityDef;
}

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 2000;

/** Puts a row first, under an id of its own. */
function put(entity: EntityDef, id: string, values: Record<string, Value>): Row {
  const row: Row = { ...completeRow(entity, values), id };
  replaceRows(entity.id, [row, ...plainRows(entity.id).filter((other) => other.id !== id)]);
  return row;
}

/** Sees to it that others know somebody by their name. */
export function introduce(
  { peopleEntity }: Pick<Talks, "peopleEntity">,
  { id, name }: Pick<Talker, "id" | "name">,
): void {
  const known = plainRows(peopleEntity.id).find((row) => row.id === id);
  const title = peopleEntity.titleField;
  if (known === undefined) put(peopleEntity, id, { [title]: name });
  else if (known[title] !== name && name !== "" && id !== "me")
    replaceRows(
      peopleEntity.id,
      plainRows(peopleEntity.id).map((row) => (row === known ? { ...row, [title]: name } : row)),
    );
}

/** Begins a conversation with others; its id. */
export function beginTalk(
  talks: Talks,
  me: Talker,
  { others, subject, about }: { others: readonly string[]; subject: string; about: string | null },
): string {
  const { conversationEntity, membersField, aboutField } = talks;
  introduce(talks, me);
  return put(conversationEntity, newId(), {
    ...(subject !== "" && { [conversationEntity.titleField]: subject }),
    [membersField]: [me.id, ...others],
    ...(aboutField !== undefined && about !== null && { [aboutField]: about }),
  }).id;
}

/** Says something in a conversation. */
export function sendMessage(talks: Talks, me: Talker, conversation: string, text: string): void {
  const { entity, bodyField, authorField, dateField, via } = talks;
  introduce(talks, me);
  put(entity, newId(), {
    [bodyField]: text.slice(0, LONGEST_MESSAGE),
    [authorField]: me.id,
    [dateField]: stamp(entity, dateField, Date.now()),
    [via]: conversation,
  });
}

/** Takes somebody out of a conversation, which the others keep. */
export function leaveTalk({ conversationEntity, membersField }: Talks, members: readonly string[], id: string): void {
  replaceRows(
    conversationEntity.id,
    plainRows(conversationEntity.id).map((row) => (row.id === id ? { ...row, [membersField]: members } : row)),
  );
}
