import { Button, Select, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { AdminTabs } from "./admin-tabs.tsx";
import classes from "./admin.module.css";
import { UserRow } from "./user-row.tsx";

const FILTERS = [
  { value: "all", label: "Everybody" },
  { value: "free", label: "Free" },
  { value: "pro", label: "Pro" },
  { value: "studio", label: "Studio" },
  { value: "suspended", label: "Suspended" },
  { value: "admin", label: "Admins" },
] as const;
type Filter = (typeof FILTERS)[number]["value"];
const PER_PAGE = 50;

/** Accounts: find one, see it, change it. */
export default function AdminUsersPage() {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 200);
  const [filter, setFilter] = useState<Filter>("all");
  const [offset, setOffset] = useState(0);
  const users = useQuery({
    queryKey: queryKeys.adminUsers(search, filter, offset),
    queryFn: ({ signal }) => callFunction("admin-users", { search, filter, offset }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.page}>
      <PageTitle title="Users" />
      <h1 className={classes.title}>Admin</h1>
      <AdminTabs />
      <div className={classes.find}>
        <TextInput
          className={classes.grow ?? ""}
          label="Search"
          type="search"
          placeholder="E-mail, name or username"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOffset(0);
          }}
        />
        <Select
          size="md"
          label="Show"
          data={FILTERS.map(({ value, label }) => ({ value, label }))}
          value={filter}
          onChange={(value) => {
            const chosen = FILTERS.find((entry) => entry.value === value);
            if (chosen === undefined) return;
            setFilter(chosen.value);
            setOffset(0);
          }}
        />
      </div>
      {users.isPending ? (
        <div role="status" aria-label="Loading the accounts" className={classes.part}>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} height={84} />
          ))}
        </div>
      ) : users.isLoadingError ? (
        <Failure title="The accounts could not be loaded" error={users.error} onRetry={() => void users.refetch()} />
      ) : users.data.users.length === 0 ? (
        <Empty title="Nobody found" text="No account matches what you are looking for." />
      ) : (
        <>
          <p className={classes.note} role="status">
            {users.data.total.toLocaleString("en")} {users.data.total === 1 ? "account" : "accounts"}
          </p>
          <ul className={classes.users}>
            {users.data.users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
          {users.data.total <= PER_PAGE ? null : (
            <div className={classes.paging}>
              <Button
                variant="default"
                disabled={offset === 0}
                onClick={() => setOffset(Math.max(0, offset - PER_PAGE))}
              >
                Newer
              </Button>
              <Button
                variant="default"
                disabled={offset + PER_PAGE >= users.data.total}
                onClick={() => setOffset(offset + PER_PAGE)}
              >
                Older
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
