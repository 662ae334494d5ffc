import { Empty } from "../../components/empty.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { AdminTabs } from "./admin-tabs.tsx";
import classes from "./admin.module.css";
import { FindBar, FindChoice } from "./find-bar.tsx";
import { Pager } from "./pager.tsx";
import { Loaded } from "./part.tsx";
import { useAdminQuery } from "./use-admin.ts";
import { useList } from "./use-list.ts";
import { UserDetail } from "./user-detail.tsx";
import { UserRow } from "./user-row.tsx";

const FILTERS = [
  { value: "all", label: "Everybody" },
  { value: "free", label: "Free" },
  { value: "pro", label: "Pro" },
  { value: "studio", label: "Studio" },
  { value: "given", label: "Plan given by you" },
  { value: "suspended", label: "Suspended" },
  { value: "closed", label: "Being deleted" },
  { value: "admin", label: "Admins" },
] as const;
const ORDERS = [
  { value: "newest", label: "Newest first", sort: "created", ascending: false },
  { value: "oldest", label: "Oldest first", sort: "created", ascending: true },
  { value: "signed-in", label: "Last signed in", sort: "signed-in", ascending: false },
  { value: "email", label: "Email, A to Z", sort: "email", ascending: true },
  { value: "credits", label: "Most credits", sort: "credits", ascending: false },
] as const;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Accounts: find one, see it, change it. */
export default function AdminUsersPage() {
  const list = useList();
  const filter = FILTERS.find(({ value }) => value === list.value("show"))?.value ?? "all";
  const order = ORDERS.find(({ value }) => value === list.value("sort")) ?? ORDERS[0];
  const opened = list.value("user");
  const users = useAdminQuery("admin-users", {
    search: list.search,
    filter,
    sort: order.sort,
    ascending: order.ascending,
    offset: list.offset,
  });
  return (
    <div className={classes.page}>
      <PageTitle title="Users" />
      <h1 className={classes.title}>Admin</h1>
      <AdminTabs />
      <FindBar list={list} placeholder="Email, name or username">
        <FindChoice
          label="Show"
          data={FILTERS.map(({ value, label }) => ({ value, label }))}
          value={filter}
          none="all"
          onChoose={(chosen) => list.choose("show", chosen)}
        />
        <FindChoice
          label="Order"
          data={ORDERS.map(({ value, label }) => ({ value, label }))}
          value={order.value}
          none="newest"
          onChoose={(chosen) => list.choose("sort", chosen)}
        />
      </FindBar>
      <Loaded query={users} what="the accounts">
        {({ total, users: found }) =>
          total === 0 ? (
            <Empty title="No users match" text="Try another search or filter." />
          ) : (
            <>
              <Pager offset={list.offset} total={total} of={["account", "accounts"]} onGo={list.go} />
              <ul className={classes.users}>
                {found.map((user) => (
                  <UserRow key={user.id} user={user} onOpen={() => list.put("user", user.id)} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {UUID.test(opened) ? <UserDetail userId={opened} onClose={() => list.put("user", "")} /> : null}
    </div>
  );
}
