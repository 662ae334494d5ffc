import { Button } from "@mantine/core";
import { type AdminJob, jobStateSchema } from "@sayhey/contract/functions/admin";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { formatAgo } from "../../components/format.ts";
import classes from "./admin.module.css";
import { FindBar, FindChoice } from "./find-bar.tsx";
import { Pager } from "./pager.tsx";
import { Loaded } from "./part.tsx";
import { useAdminAct, useAdminQuery } from "./use-admin.ts";
import { useList } from "./use-list.ts";

const REFRESH_MS = 5000;
const STATES: Record<AdminJob["state"], string> = {
  waiting: "Waiting",
  active: "Running",
  done: "Done",
  failed: "Failed",
  replaced: "Replaced",
  discarded: "Discarded",
  cancelled: "Canceled",
};
const TONES: Record<AdminJob["state"], string> = {
  waiting: "waiting",
  active: "processing",
  done: "completed",
  failed: "failed",
  replaced: "waiting",
  discarded: "waiting",
  cancelled: "waiting",
};
const ACTIONS: Record<AdminJob["may"][number], string> = {
  retry: "Retry",
  cancel: "Cancel",
  discard: "Discard",
  restore: "Restore",
};

function JobLine({ job, now }: { job: AdminJob; now: number }) {
  const act = useAdminAct("admin-job", ({ jobId, action }) =>
    action === "discard" ? { jobId, action: "restore" } : null,
  );
  const { id, queue, state, owner, ownerId, app, message, attempts, at, may } = job;
  return (
    <li className={classes.job}>
      <span className={classes.state} data-status={TONES[state]}>
        {STATES[state]}
      </span>
      <span className={classes.main}>
        <strong>
          {queue}
          {owner === "" ? null : (
            <>
              {" "}
              of <Link to={`/admin/users?user=${ownerId}`}>{owner}</Link>
            </>
          )}
        </strong>
        <span className={classes.note}>
          {app === "" ? "" : `${app} · `}
          {message === "" ? "" : `${message} · `}
          {formatAgo(Date.parse(at), now)}
          {attempts === 0 ? "" : ` · tried ${attempts + 1} times`}
        </span>
      </span>
      <span className={classes.jobActions}>
        {may.map((action) => (
          <Button
            key={action}
            size="compact-md"
            variant="default"
            disabled={act.isPending}
            aria-label={`${ACTIONS[action]} the ${queue} of ${owner === "" ? "the server" : owner}`}
            onClick={() => act.mutate({ jobId: id, action })}
          >
            {ACTIONS[action]}
          </Button>
        ))}
      </span>
    </li>
  );
}

/** What the queues hold: find a job, retry it, cancel it, or discard one that failed for good. */
export function JobsPanel() {
  const list = useList();
  const state = jobStateSchema.safeParse(list.value("state")).data ?? "all";
  const queue = list.value("queue");
  const overview = useAdminQuery("admin-overview", {});
  const jobs = useAdminQuery("admin-jobs", { queue, state, search: list.search, offset: list.offset }, REFRESH_MS);
  const queues = [
    ...new Set([...(overview.data?.queues.map(({ name }) => name) ?? []), ...(queue === "" ? [] : [queue])]),
  ];
  return (
    <div className={classes.part}>
      <FindBar list={list} placeholder="Email or error">
        <FindChoice
          label="Queue"
          data={[{ value: "", label: "All queues" }, ...queues.map((name) => ({ value: name, label: name }))]}
          value={queue}
          none=""
          onChoose={(chosen) => list.choose("queue", chosen)}
        />
        <FindChoice
          label="State"
          data={[
            { value: "all", label: "All" },
            ...jobStateSchema.options.map((value) => ({ value, label: STATES[value] })),
          ]}
          value={state}
          none="all"
          onChoose={(chosen) => list.choose("state", chosen)}
        />
      </FindBar>
      <Loaded query={jobs} what="the jobs">
        {({ total, jobs: found }) =>
          total === 0 ? (
            <Empty title="No jobs match" text="Try another search or filter." />
          ) : (
            <>
              <Pager offset={list.offset} total={total} of={["job", "jobs"]} onGo={list.go} />
              <ul className={classes.lines}>
                {found.map((job) => (
                  <JobLine key={job.id} job={job} now={jobs.dataUpdatedAt} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
