import type { Entity } from "@sayhey/appspec";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import type { Transaction } from "../../infra/database/database.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import type { Value } from "./shared-row.ts";

const HOUR_MS = 3_600_000;
/** More entries of one app in an hour are kept, and nobody is told of each. */
const TOLD = { hits: 12, windowMs: HOUR_MS };
const ANSWER_LENGTH = 4000;

/** What a visitor sends to the owner of an app. */
export interface SentEntry {
  projectId: string;
  userId: string;
  appName: string;
  entity: Entity;
  values: Readonly<Record<string, Value>>;
  /** Kept once. */
  key: string;
}

/**
 * Keeps an entry in the inbox of an app and tells its owner, with the transaction. `full` where the plan's inbox has no room;
 * `known` where it was kept before.
 */
export async function keepEntry(tx: Transaction, entry: SentEntry): Promise<"kept" | "known" | "full"> {
  const { projectId, userId, entity, values, key } = entry;
  await tx`delete from inbox_entries where project_id = ${projectId} and deleted_at < now() - interval '30 days'`;
  const [there] = await tx<{ plan: PlanName; count: number }[]>`
    select a.plan, (select count(*)::int from inbox_entries where project_id = ${projectId}) as count
    from accounts a where a.user_id = ${userId}`;
  if ((there?.count ?? 0) >= PLANS[there?.plan ?? "free"].inboxEntries) return "full";
  const answers = entity.fields.flatMap(({ id, name, type }) => {
    const text = type === "image" || type === "file" ? "" : shown(values[id]);
    return text === "" ? [] : [{ name, text: text.slice(0, ANSWER_LENGTH) }];
  });
  const address = entity.fields.find(({ type }) => type === "email");
  const email = address === undefined ? "" : shown(values[address.id]);
  const title = (shown(values[entity.titleField]) || entity.name).replace(/\s+/g, " ").slice(0, 120);
  const [row] = await tx<{ id: string }[]>`
    insert into inbox_entries (user_id, project_id, entity, label, title, email, answers, key)
    values (${userId}, ${projectId}, ${entity.id}, ${entity.name}, ${title}, ${email === "" ? null : email.slice(0, 254)},
      ${tx.json(answers)}, ${key})
    on conflict (project_id, key) do nothing returning id`;
  if (row === undefined) return "known";
  const verdict = await countHit(tx, `inbox told ${projectId}`, TOLD);
  if (verdict.allowed)
    await notify(tx, {
      userId,
      event: "app.entry",
      title: `${entry.appName}: ${entity.name}`,
      body: `${title} sent you something through your site.`,
      href: `/projects/${projectId}?mode=inbox`,
      key: `app.entry ${row.id}`,
    });
  return "kept";
}

const shown = (value: Value | undefined): string =>
  value === null || value === undefined ? "" : Array.isArray(value) ? value.join(", ") : String(value);
