import type { AdminUser } from "@sayhey/contract/functions/admin";
import type { Database, Transaction } from "../database.ts";

/** What accounts to read. */
export interface UserQuery {
  /** One account by id. */
  id?: string;
  search?: string;
  filter?: "all" | "free" | "pro" | "studio" | "suspended" | "admin";
  offset?: number;
}

/** Accounts in one page of the list. */
const USERS_PER_PAGE = 50;

/** Accounts, newest first, and how many there are in all. */
export async function readUsers(
  sql: Database | Transaction,
  query: UserQuery,
): Promise<{ total: number; users: AdminUser[] }> {
  const { id, search = "", filter = "all", offset = 0 } = query;
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await sql<(AdminUser & { total: number })[]>`
    select u.id, coalesce(u.email, '') as email, p.full_name as "fullName", p.username, a.plan, a.credits,
      (select true from private.admins d where d.user_id = u.id) is true as admin,
      s.reason as "suspendedFor", c.erase_at as "eraseAt", u.created_at as "createdAt", u.last_sign_in_at as "lastSignInAt",
      (select count(*)::int from public.projects j where j.user_id = u.id and j.deleted_at is null) as projects,
      (select count(*)::int from public.renders r where r.user_id = u.id and r.status = 'completed') as renders,
      count(*) over ()::int as total
    from auth.users u
    join public.profiles p on p.id = u.id
    join public.accounts a on a.user_id = u.id
    left join private.suspensions s on s.user_id = u.id
    left join private.account_closures c on c.user_id = u.id
    where ${id === undefined ? sql`true` : sql`u.id = ${id}`}
      and (${search} = '' or u.email ilike ${like} or p.full_name ilike ${like} or p.username ilike ${like})
      and ${
        filter === "all"
          ? sql`true`
          : filter === "suspended"
            ? sql`s.user_id is not null`
            : filter === "admin"
              ? sql`exists (select from private.admins d where d.user_id = u.id)`
              : sql`a.plan = ${filter}`
      }
    order by u.created_at desc, u.id limit ${USERS_PER_PAGE} offset ${offset}`;
  return { total: rows[0]?.total ?? 0, users: rows.map(({ total: _total, ...user }) => user) };
}
