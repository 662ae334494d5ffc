import { Button, Skeleton } from "@mantine/core";
import type { FunctionInput, FunctionOutput } from "@sayhey/contract/functions";
import { REPORT_REASONS } from "@sayhey/contract/publication";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { toast } from "sonner";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { explainError } from "../../lib/explain-error.ts";
import { formatAgo } from "../../lib/format.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { AdminTabs } from "./admin-tabs.tsx";
import classes from "./admin.module.css";

type Overview = FunctionOutput<"admin-overview">;
const REFRESH_MS = 10_000;

function Part({ title, empty, children }: { title: string; empty?: string | false; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {typeof empty === "string" ? <p className={classes.note}>{empty}</p> : children}
    </section>
  );
}

function useAct<N extends "admin-job" | "admin-report">(name: N) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: FunctionInput<N>) => callFunction(name, input),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.adminOverview });
      toast.success("Done and written down");
    },
    onError: (cause) => toast.error(explainError(cause).message, { description: explainError(cause).hint }),
  });
}

function Jobs({ jobs, now }: { jobs: Overview["jobs"]; now: number }) {
  const act = useAct("admin-job");
  return (
    <ul className={classes.lines}>
      {jobs.map(({ kind, id, owner, status, stage, message, at }) => (
        <li key={id}>
          <span className={classes.state} data-status={status}>
            {status}
          </span>
          <span className={classes.main}>
            <strong>
              {kind === "render" ? "Render" : "Transform"} of {owner}
            </strong>
            <span className={classes.note}>
              {message ?? stage ?? "waits"} · {formatAgo(Date.parse(at), now)}
            </span>
          </span>
          <Button
            size="compact-sm"
            variant="default"
            disabled={act.isPending}
            aria-label={`${status === "failed" ? "Retry" : "Cancel"} the ${kind} of ${owner}`}
            onClick={() => act.mutate({ kind, id, action: status === "failed" ? "retry" : "cancel" })}
          >
            {status === "failed" ? "Retry" : "Cancel"}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Reports({ reports, now }: { reports: Overview["reports"]; now: number }) {
  const act = useAct("admin-report");
  const wordsOf = (reason: string): string => REPORT_REASONS[reason as keyof typeof REPORT_REASONS] ?? reason;
  return (
    <ul className={classes.lines}>
      {reports.map(({ id, publicationId, title, author, reason, details, at }) => (
        <li key={id}>
          <span className={classes.main}>
            <strong>
              <Link to={`/gallery/${publicationId}`}>{title}</Link> by {author}
            </strong>
            <span className={classes.note}>
              {wordsOf(reason)} · {formatAgo(Date.parse(at), now)}
            </span>
            {details === "" ? null : <span>{details}</span>}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            disabled={act.isPending}
            onClick={() => act.mutate({ reportId: id, action: "dismiss" })}
          >
            Dismiss
          </Button>
          <Button
            size="compact-sm"
            color="chili"
            disabled={act.isPending}
            onClick={() => act.mutate({ reportId: id, action: "take-down" })}
          >
            Take down
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Content({ overview, now }: { overview: Overview; now: number }) {
  const { parts, numbers, queues, jobs, reports, audit } = overview;
  return (
    <>
      <Part title="Health">
        <ul className={classes.cards}>
          {parts.map(({ name, ok, detail }) => (
            <li key={name} className={classes.card} data-ok={ok}>
              <strong>
                {ok ? <CircleCheck size={18} aria-label="Well" /> : <CircleAlert size={18} aria-label="Needs a look" />}
                {name}
              </strong>
              <span className={classes.note}>{detail}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Numbers">
        <dl className={classes.numbers}>
          {numbers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="sh-tabular">{value.toLocaleString("en")}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Reports" empty={reports.length === 0 && "No open reports."}>
        <Reports reports={reports} now={now} />
      </Part>
      <Part title="Queues" empty={queues.length === 0 && "No job has been queued yet."}>
        <div className={classes.scroll} tabIndex={0} role="region" aria-label="Queues">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Queue</th>
                <th scope="col">Waiting</th>
                <th scope="col">Active</th>
                <th scope="col">Failed in a day</th>
              </tr>
            </thead>
            <tbody className="sh-tabular">
              {queues.map(({ name, waiting, active, failed }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{waiting}</td>
                  <td>{active}</td>
                  <td>{failed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      <Part title="Work that waits, runs or failed" empty={jobs.length === 0 && "Nothing waits, nothing has failed."}>
        <Jobs jobs={jobs} now={now} />
      </Part>
      <Part title="Audit log" empty={audit.length === 0 && "No admin has done anything yet."}>
        <ul className={classes.lines}>
          {audit.map(({ id, at, admin, action, target, details }) => (
            <li key={id}>
              <span className={classes.main}>
                <strong>
                  {action} · {target}
                </strong>
                <span className={classes.note}>
                  {admin} · {new Date(at).toLocaleString("en-GB")} {details}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

/** How the installation is, and what needs a hand. Looks again every ten seconds while it is open. */
export default function AdminPage() {
  const overview = useQuery({
    queryKey: queryKeys.adminOverview,
    queryFn: ({ signal }) => callFunction("admin-overview", {}, signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (
    <div className={classes.page}>
      <PageTitle title="Admin" />
      <h1 className={classes.title}>Admin</h1>
      <AdminTabs />
      {overview.isPending ? (
        <div role="status" aria-label="Loading the overview" className={classes.part}>
          <Skeleton height={90} />
          <Skeleton height={90} />
          <Skeleton height={180} />
        </div>
      ) : overview.isLoadingError ? (
        <Failure
          title="The overview could not be loaded"
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      ) : (
        <Content overview={overview.data} now={overview.dataUpdatedAt} />
      )}
    </div>
  );
}
