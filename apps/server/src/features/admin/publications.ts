import { AppError } from "@sayhey/contract/app-error";
import { ADMIN_PAGE, type AdminItem } from "@sayhey/contract/functions/admin";
import type { Database, Transaction } from "../../infra/database/database.ts";
import type { CallerSession } from "../../http/rpc/define-function.ts";
import { takedownWords } from "../gallery/own-publication.port.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { anywhere, audit } from "./audit.ts";

/** What publications to read. */
export interface ItemQuery {
  show: AdminItem["status"] | "all" | "reported";
  search: string;
  offset: number;
}

/** What is and was published: what is objected to first, then the newest. */
export async function readItems(
  sql: Database,
  { show, search, offset }: ItemQuery,
  appOrigin: (slug: string) => string,
): Promise<{ total: number; items: AdminItem[] }> {
  const like = anywhere(search);
  const wanted = sql`
    from publications p join profiles a on a.id = p.user_id
    where (${search} = '' or p.title ilike ${like} or p.slug ilike ${like} or a.username ilike ${like} or a.full_name ilike ${like})
      and ${
        show === "all"
          ? sql`true`
          : show === "reported"
            ? sql`exists (select from reports r where r.publication_id = p.id and r.status = 'open')`
            : sql`p.status = ${show}`
      }`;
  const [[all], rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
    sql<Omit<AdminItem, "origin">[]>`
      select p.id, p.title, p.slug, p.status, p.listed, a.username as author, p.user_id as "authorId", p.published_at as "publishedAt",
        p.takedown_reason as "takedownReason",
        (select count(*)::int from publication_likes l where l.publication_id = p.id) as likes,
        coalesce((select json_agg(json_build_object('id', r.id, 'reason', r.reason, 'details', r.details, 'at', r.created_at)
          order by r.created_at) from reports r where r.publication_id = p.id and r.status = 'open'), '[]') as reports
      ${wanted}
      order by exists (select from reports r where r.publication_id = p.id and r.status = 'open') desc, p.published_at desc, p.id
      limit ${ADMIN_PAGE} offset ${offset}`,
  ]);
  return { total: all?.total ?? 0, items: rows.map((row) => ({ ...row, origin: appOrigin(row.slug) })) };
}

/**
 * Takes a publication down at once, which upholds every open report of it. Its owner is told why.
 * @throws AppError not-found, conflict when it is down already
 */
export async function takeDown(
  tx: Transaction,
  admin: CallerSession,
  publicationId: string,
  reason: string,
): Promise<void> {
  const item = await lockItem(tx, publicationId);
  if (item.status === "taken-down") throw new AppError("conflict", "This has been taken down already.");
  await tx`update publications set status = 'taken-down', takedown_reason = ${reason} where id = ${publicationId}`;
  await tx`update reports set status = 'upheld', resolved_at = now(), resolved_by = ${admin.userId}
    where publication_id = ${publicationId} and status = 'open'`;
  await notify(tx, {
    userId: item.userId,
    event: "gallery.taken-down",
    title: `'${item.title}' was taken down`,
    body: `${takedownWords(reason)} Your project and its data are as they were. Write to support if you think this is a mistake.`,
    href: `/projects/${item.projectId}`,
  });
  await audit(tx, admin, {
    action: "take-down",
    target: item.title,
    targetId: item.userId,
    reason,
    details: { publication: publicationId, was: item.status },
  });
}

/**
 * Shows what was taken down again, where it was shown. Its owner is told.
 * @throws AppError not-found, conflict when it is not down
 */
export async function restoreItem(
  tx: Transaction,
  admin: CallerSession,
  publicationId: string,
  reason: string,
): Promise<"published" | "unpublished"> {
  const item = await lockItem(tx, publicationId);
  if (item.status !== "taken-down") throw new AppError("conflict", "This is not taken down.");
  const [last] = await tx<{ was: string | null }[]>`
    select details ->> 'was' as was from private.audit_entries
    where action = 'take-down' and details ->> 'publication' = ${publicationId} order by id desc limit 1`;
  await tx`update publications set status = 'unpublished', takedown_reason = null where id = ${publicationId}`;
  const status = last?.was === "unpublished" || item.versionId === null ? "unpublished" : "published";
  if (status === "published") await tx`update publications set status = 'published' where id = ${publicationId}`;
  await notify(tx, {
    userId: item.userId,
    event: "gallery.shown-again",
    title: `'${item.title}' can be published again`,
    body: status === "published" ? "It is where it was." : "You can publish it again.",
    href: `/projects/${item.projectId}`,
  });
  await audit(tx, admin, {
    action: "restore-item",
    target: item.title,
    targetId: item.userId,
    reason,
    details: { publication: publicationId, status },
  });
  return status;
}

interface LockedItem {
  userId: string;
  projectId: string;
  title: string;
  status: AdminItem["status"];
  versionId: string | null;
}

async function lockItem(tx: Transaction, publicationId: string): Promise<LockedItem> {
  const [item] = await tx<LockedItem[]>`
    select user_id as "userId", project_id as "projectId", title, status, version_id as "versionId"
    from publications where id = ${publicationId} for update`;
  if (item === undefined)
    throw new AppError("not-found", "There is no such publication.", { hint: "Reload the list." });
  return item;
}
