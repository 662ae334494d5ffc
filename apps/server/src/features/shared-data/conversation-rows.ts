import { CONVERSATION_LIMITS, STAFF, type ConversationRule } from "@sayhey/appspec";
import { DataRefusal, unfit } from "./data-refusal.ts";
import { forbidden, personOf } from "./permissions.ts";
import type { RuleScope } from "./rule-scope.ts";
import type { StoredRow, Value } from "./shared-row.ts";
import { zonedStamp } from "./zoned-moment.ts";

type Values = Record<string, Value>;

/** A new row of conversations: what the server alone decides is put into `values`, and it says who may read it. */
export async function settleTalk(scope: RuleScope, id: string, values: Values, path: string): Promise<string[] | null> {
  const { conversation } = scope.rules;
  if (conversation === undefined) return null;
  const me = personOf(scope.visitor);
  switch (conversation.part) {
    case "person":
      // A row stands for whoever created it: nobody can be in the list as somebody else.
      if (id !== me) throw forbidden("owner", scope.visitor, "add other people", `${path}.id`);
      return null;
    case "conversation": {
      const people = await peopleOf(scope, conversation, values, path);
      values[conversation.block.membersField] = people;
      return people;
    }
    case "message":
      return settleMessage(scope, conversation, values, path);
  }
}

/** Who is in a new conversation: whoever begins it, and those they may write to. */
async function peopleOf(
  scope: RuleScope,
  { block, between }: ConversationRule,
  values: Values,
  path: string,
): Promise<string[]> {
  const { visitor } = scope;
  const me = personOf(visitor);
  const at = `${path}.${block.membersField}`;
  const given = values[block.membersField];
  const others = [...new Set(Array.isArray(given) ? given.map(String) : [])].filter((other) => other !== me);
  if (others.length >= CONVERSATION_LIMITS.people)
    throw unfit(at, `names more than ${CONVERSATION_LIMITS.people} people`);
  const picks = between.has("people") || visitor.isOwner;
  const asksStaff = others.length === 0 || (others.length === 1 && others[0] === STAFF);
  if (asksStaff && (between.has("author") || between.has("staff"))) {
    const about = block.aboutField === undefined ? null : values[block.aboutField];
    const other =
      between.has("author") && typeof about === "string" ? await authorOf(scope, block.aboutField ?? "", about) : STAFF;
    if (!between.has("staff") && typeof about !== "string")
      throw unfit(`${path}.${block.aboutField ?? ""}`, "is required");
    if (other === me) throw new DataRefusal("forbidden", "This is your own.", { rule: "access", field: at });
    return [me, other];
  }
  if (!picks) throw forbidden("owner", visitor, "write to other people", at);
  const known = await scope.tx<{ row_id: string }[]>`
    select row_id from app_rows where store_id = ${scope.storeId} and generation = ${scope.generation}
      and entity = ${block.peopleEntity} and row_id = any(${others}) and deleted_at is null and visitor_id is not null`;
  const there = new Set(known.map(({ row_id }) => row_id));
  if (others.length === 0 || others.some((other) => !there.has(other))) throw unfit(at, "must name people of this app");
  return [me, ...others];
}

/** Whoever added the row that a conversation is about; its first rows are the owner's. */
async function authorOf(scope: RuleScope, field: string, id: string): Promise<string> {
  const entity = scope.rules.fields.get(field)?.relation ?? "";
  const [row] = await scope.tx<{ visitor_id: string | null; is_owner: boolean | null }[]>`
    select r.visitor_id, v.email = lower(u.email) as is_owner
    from app_rows r left join app_visitors v on v.id = r.visitor_id left join auth.users u on u.id = r.user_id
    where r.store_id = ${scope.storeId} and r.generation = ${scope.generation} and r.entity = ${entity} and r.row_id = ${id}`;
  const author = row?.visitor_id ?? null;
  return author === null || row?.is_owner === true ? STAFF : author;
}

async function settleMessage(
  scope: RuleScope,
  { block }: ConversationRule,
  values: Values,
  path: string,
): Promise<string[]> {
  const { tx, app, rules, visitor, storeId, generation } = scope;
  const me = personOf(visitor);
  const [talk] = await tx<{ readers: string[] | null }[]>`
    select readers from app_rows where store_id = ${storeId} and generation = ${generation} and deleted_at is null
      and entity = ${block.conversationEntity} and row_id = ${String(values[block.via] ?? "")}`;
  const readers = talk?.readers ?? [];
  if (!readers.includes(me)) throw unfit(`${path}.${block.via}`, "must be a conversation you're in");
  const text = values[block.bodyField];
  if (typeof text !== "string" || text.trim() === "") throw unfit(`${path}.${block.bodyField}`, "is required");
  if (text.length > CONVERSATION_LIMITS.characters)
    throw unfit(`${path}.${block.bodyField}`, `is longer than ${CONVERSATION_LIMITS.characters} characters`);
  const [sent] = await tx<{ count: number }[]>`
    select count(*)::int as count from app_rows where visitor_id = ${visitor.id} and store_id = ${storeId}
      and generation = ${generation} and entity = ${rules.entity.id} and created_at > now() - interval '1 minute'`;
  if ((sent?.count ?? 0) >= CONVERSATION_LIMITS.messagesPerMinute)
    throw new DataRefusal("rate-limited", "You're sending messages very fast. Wait a moment.", {
      retryAfterMs: 20_000,
    });
  // Who wrote and when is told by nobody but the server.
  values[block.authorField] = me;
  values[block.dateField] = zonedStamp(new Date(), app.timeZone);
  return readers;
}

/**
 * A change of a row of conversations: its words may change, and people may leave; nobody is added, and nothing moves elsewhere.
 * @returns who reads the row from now on
 */
export function changeTalk(
  scope: Pick<RuleScope, "rules" | "visitor">,
  row: StoredRow,
  patch: Values,
  path: string,
): string[] | null {
  const { conversation } = scope.rules;
  if (conversation === undefined || conversation.part === "person") return row.readers;
  const { block, part } = conversation;
  const me = personOf(scope.visitor);
  const fixed = part === "message" ? [block.via, block.authorField, block.dateField] : [block.aboutField ?? ""];
  for (const field of fixed)
    if (field in patch && JSON.stringify(patch[field]) !== JSON.stringify(row.values[field] ?? null))
      throw unfit(`${path}.${field}`, "stays as it is");
  if (part === "message" || !(block.membersField in patch)) return row.readers;
  const before = row.readers ?? [];
  const after = patch[block.membersField];
  const left = before.filter((person) => !(Array.isArray(after) && after.includes(person)));
  const isSame = Array.isArray(after) && after.length === before.length && left.length === 0;
  if (isSame) return before;
  if (
    left.length !== 1 ||
    left[0] !== me ||
    !Array.isArray(after) ||
    after.length !== before.length - 1 ||
    after.length === 0
  )
    throw unfit(`${path}.${block.membersField}`, "can only lose yourself");
  return [...after];
}

/** Whether somebody may change a row of conversations: one's own messages, and the conversations one is in; undefined for other rows. */
export function mayChangeTalk(
  { rules, visitor }: Pick<RuleScope, "rules" | "visitor">,
  row: StoredRow,
): boolean | undefined {
  const { conversation } = rules;
  if (conversation === undefined || conversation.part === "person") return undefined;
  if (conversation.part === "message") return row.visitor_id === visitor.id;
  return row.readers?.includes(personOf(visitor)) === true;
}
