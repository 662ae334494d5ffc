import { ADMIN_PAGE, type AdminUser } from "@sayhey/contract/functions/admin";
import type { FunctionInput } from "@sayhey/contract/functions";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { anywhere } from "./audit.ts";

/** What accounts to read, and in which order. */
export interface UserQuery extends FunctionInput<"admin-users"> {
  /** One account by id. */
  id?: string;
}

/** What each order goes by; ties by id, so that pages neither repeat nor leave out anybody. */
const ORDERS = {
  created: "u.created_at",
  "signed-in": "u.last_sign_in_at",
  email: "u.email",
  credits: "a.credits",
} as const;

/** Accounts of one page, and how many there are in all. */
export async function readUsers(
  sql: Database | Transaction,
  query: UserQuery,
): Promise<{ total: number; users: AdminUser[] }> {
  const { id, search = "", filter = "all", sort = "created", ascending = false, offset = 0 } = query;
  const like = anywhere(search);
  const order = sql.unsafe(`${ORDERS[sort]} ${ascending ? "asc nulls first" : "desc nulls last"}, u.id`);
  // Who is on the page first, then what is told of them: of 100,000 accounts only 50 are counted for.
  const wanted = sql`
    from auth.users u join public.accounts a on a.user_id = u.id
    ${search === "" ? sql`` : sql`join public.profiles p on p.id = u.id`}
    where ${id === undefined ? sql`true` : sql`u.id = ${id}`}
      and ${search === "" ? sql`true` : sql`(u.email ilike ${like} or p.full_name ilike ${like} or p.username ilike ${like})`}
      and ${filterOf(sql, filter)}`;
  const [[all], users] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
    sql<AdminUser[]>`
      with page as materialized (select u.id ${wanted} order by ${order} limit ${ADMIN_PAGE} offset ${offset})
      select u.id, coalesce(u.email, '') as email, p.full_name as "fullName", p.username, a.plan, a.given_plan as "givenPlan", a.credits,
        exists (select from private.admins d where d.user_id = u.id) as admin,
        s.reason as "suspendedFor", c.erase_at as "eraseAt", u.created_at as "createdAt", u.last_sign_in_at as "lastSignInAt",
        (select count(*)::int from public.projects j where j.user_id = u.id and j.deleted_at is null) as projects,
        (select count(*)::int from public.renders r where r.user_id = u.id and r.status = 'completed') as renders
      from page
        join auth.users u on u.id = page.id
        join public.profiles p on p.id = u.id
        join public.accounts a on a.user_id = u.id
        left join private.suspensions s on s.user_id = u.id
        left join private.account_closures c on c.user_id = u.id
      order by ${order}`,
  ]);
  return { total: all?.total ?? 0, users: [...users] };
}

function filterOf(sql: Database | Transaction, filter: NonNullable<UserQuery["filter"]>) {
  switch (filter) {
    case "all":
      return sql`true`;
    case "suspended":
      return sql`u.id in (select user_id from private.suspensions)`;
    case "closed":
      return sql`u.id in (select user_id from private.account_closures)`;
    case "admin":
      return sql`u.id in (select user_id from private.admins)`;
    case "given":
      return sql`a.given_plan is not null`;
    default:
      return sql`a.plan = ${filter}`;
  }
}
