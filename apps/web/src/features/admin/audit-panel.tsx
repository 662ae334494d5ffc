import { TextInput } from "@mantine/core";
import { Empty } from "../../components/empty.tsx";
import classes from "./admin.module.css";
import { AuditLine } from "./audit-line.tsx";
import { auditLabels } from "./audit-labels.ts";
import { FindBar, FindChoice } from "./find-bar.tsx";
import { Pager } from "./pager.tsx";
import { Loaded } from "./part.tsx";
import { useAdminQuery } from "./use-admin.ts";
import { useList } from "./use-list.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What admins did: nothing of it can be changed or removed. */
export function AuditPanel() {
  const list = useList();
  const [action, since, until] = [list.value("action"), list.value("since"), list.value("until")];
  const log = useAdminQuery("admin-audit", {
    search: list.search,
    action,
    ...(DAY.test(since) ? { from: since } : {}),
    ...(DAY.test(until) ? { to: until } : {}),
    offset: list.offset,
  });
  return (
    <div className={classes.part}>
      <FindBar list={list} placeholder="Admin, user, action or reason">
        <FindChoice
          label="Action"
          data={[
            { value: "", label: "All" },
            ...(log.data?.actions ?? []).map((name) => ({ value: name, label: auditLabels(name) })),
          ]}
          value={action}
          none=""
          onChoose={(chosen) => list.choose("action", chosen)}
        />
        <TextInput
          type="date"
          label="From"
          value={since}
          onChange={(event) => list.choose("since", event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="To"
          value={until}
          onChange={(event) => list.choose("until", event.currentTarget.value)}
        />
      </FindBar>
      <Loaded query={log} what="the log">
        {({ total, entries }) =>
          total === 0 ? (
            <Empty title="Nothing found" text="No admin actions match." />
          ) : (
            <>
              <Pager offset={list.offset} total={total} of={["action", "actions"]} onGo={list.go} />
              <ul className={classes.lines}>
                {entries.map((entry) => (
                  <AuditLine key={entry.id} entry={entry} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
