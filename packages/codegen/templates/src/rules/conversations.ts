import type { Row, Value } from "../store/model.ts";

/** Fields that conversations are kept in. */
export interface TalkFields {
  bodyField: string;
  authorField: string;
  dateField: string;
  /** Relation of a message to its conversation. */
  via: string;
  /** Ids of the people of a conversation. */
  membersField: string;
  /** Relation of a conversation to the row it is about. */
  aboutField?: string;
}

/** A conversation as one of its people sees it. */
export interface Talk {
  row: Row;
  /** Ids of the others. */
  others: readonly string[];
  /** The oldest first. */
  messages: readonly Row[];
  /** Messages of others that were not seen yet. */
  unread: number;
}

/** Who reads: their own id, and others that stand for them. */
export interface Reader {
  id: string;
  also: readonly string[];
}

export const isReader = ({ id, also }: Reader, who: Value | undefined): boolean =>
  who === id || also.some((other) => other === who);

export const membersOf = (row: Row, field: string): readonly string[] => {
  const value = row[field];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/**
 * The conversations of a reader, those with the newest message first. `seen` tells how many messages of others were seen in each; where it
 * tells nothing, what stands after the reader's own last message is new.
 */
export function talksOf(
  rows: { conversations: readonly Row[]; messages: readonly Row[] },
  fields: TalkFields,
  reader: Reader,
  seen: Readonly<Record<string, number>>,
): Talk[] {
  const said = new Map<string, Row[]>();
  // Lists have the newest first; of one minute, what came first stays first.
  for (const message of rows.messages.toReversed()) {
    const id = String(message[fields.via] ?? "");
    const known = said.get(id);
    if (known === undefined) said.set(id, [message]);
    else known.push(message);
  }
  const at = (row: Row | undefined): string => String(row?.[fields.dateField] ?? "");
  return rows.conversations
    .filter((row) => membersOf(row, fields.membersField).some((member) => isReader(reader, member)))
    .map((row): Talk => {
      const messages = (said.get(row.id) ?? []).toSorted((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0));
      const isMine = (message: Row): boolean => isReader(reader, message[fields.authorField]);
      const fromOthers = messages.filter((message) => !isMine(message)).length;
      const afterMine = messages.length - 1 - messages.findLastIndex(isMine);
      const known = seen[row.id];
      return {
        row,
        others: membersOf(row, fields.membersField).filter((member) => !isReader(reader, member)),
        messages,
        unread: known === undefined ? afterMine : Math.max(0, fromOthers - known),
      };
    })
    .toSorted((a, b) => {
      const [left, right] = [at(a.messages.at(-1)), at(b.messages.at(-1))];
      return left === right ? 0 : left < right ? 1 : -1;
    });
}

/** How many messages of a conversation others wrote. */
export const fromOthers = (talk: Talk, field: string, reader: Reader): number =>
  talk.messages.filter((message) => !isReader(reader, message[field])).length;

/** The conversation that has exactly these people and is about this row, or about none. */
export function sameTalk(
  talks: readonly Talk[],
  others: readonly string[],
  about: string | null,
  aboutField: string | undefined,
): Talk | undefined {
  return talks.find(
    (talk) =>
      talk.others.length === others.length &&
      others.every((other) => talk.others.includes(other)) &&
      (aboutField === undefined || (talk.row[aboutField] ?? null) === about),
  );
}
