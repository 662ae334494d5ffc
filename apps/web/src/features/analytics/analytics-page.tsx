import { Button, Skeleton, Switch } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { AppError } from "@sayhey/contract/app-error";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import classes from "./analytics.module.css";
import { Breakdowns } from "./breakdowns.tsx";
import { DayChart } from "./day-chart.tsx";
import { METRICS, sumOf } from "./metrics.ts";
import { ReportTools } from "./report-tools.tsx";
import { AppsTable, DaysTable } from "./tables.tsx";
import { Totals } from "./totals.tsx";
import { EVERYTHING, type ReportView, useReportView } from "./use-report-view.ts";
import { formatNumber, formatShortDay } from "../../components/format.ts";

type Report = FunctionOutput<"analytics-get">;
const REFRESH_MS = 15_000;

function Numbers({ report, view }: { report: Report; view: ReportView }) {
  const { days, before, apps, ownEvents } = report;
  const { app, metric, own, change } = view;
  const label = METRICS.find(({ key }) => key === metric)?.label ?? "";
  const isQuiet = METRICS.every(({ key }) => sumOf(days, key) === 0);
  const [first, last] = [before[0], before.at(-1)];
  return (
    <>
      <Totals days={days} before={before} chosen={metric} onChoose={(key) => change({ metric: key })} />
      {first === undefined || last === undefined ? null : (
        <p className={classes.note}>
          {first.day === last.day
            ? `Compared with ${formatShortDay(first.day, true)}.`
            : `Compared with ${formatShortDay(first.day, true)} to ${formatShortDay(last.day, true)}.`}
        </p>
      )}
      {isQuiet ? (
        <Empty
          title="No visitors in this period"
          text="Share your app's link or choose another period. Visits appear here within seconds."
        />
      ) : (
        <>
          <DayChart days={days} before={before} metric={metric} label={label} />
          <Breakdowns report={report} />
          {app === EVERYTHING && apps.length > 1 ? (
            <AppsTable apps={apps} onChoose={(id) => change({ app: id })} />
          ) : null}
          <DaysTable days={days} />
        </>
      )}
      {ownEvents === 0 ? null : (
        <Switch
          checked={own}
          onChange={(event) => change({ own: event.currentTarget.checked ? "1" : "0" })}
          label="Include my visits"
          description={`${formatNumber(ownEvents)} came from your own devices.`}
        />
      )}
      <p className={classes.note}>
        Counted without cookies or personal data. Returning visitors count once per day. Bots are excluded. Times in
        your time zone.
      </p>
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your analytics" className={classes.loading}>
      <Skeleton height={58} />
      <Skeleton height={190} />
      <Skeleton height={290} />
    </div>
  );
}

/** How published apps are doing. */
export default function AnalyticsPage() {
  const view = useReportView();
  const { app, range, problem, own, change } = view;
  const input = {
    publicationId: app === EVERYTHING ? null : app,
    ...range,
    own,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const report = useQuery({
    queryKey: queryKeys.analytics(input),
    queryFn: ({ signal }) => callFunction("analytics-get", input, signal),
    enabled: problem === null,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const gone = report.error instanceof AppError && report.error.kind === "not-found" && app !== EVERYTHING;
  return (
    <div className={classes.page}>
      <PageTitle title="Analytics" />
      <h1 className={classes.title}>Analytics</h1>
      {report.data !== undefined && report.data.publications.length === 0 ? (
        <Empty
          title="Nothing published yet"
          text="Publish an app and share its link to see who opens it and watches its trailer."
        >
          <Button component={Link} to="/dashboard">
            Open your projects
          </Button>
        </Empty>
      ) : gone ? (
        <Empty title="This app is no longer published" text="Its analytics are gone too.">
          <Button onClick={() => change({ app: EVERYTHING })}>Show all apps</Button>
        </Empty>
      ) : (
        <>
          {report.data === undefined && problem === null ? null : (
            <ReportTools
              view={view}
              publications={report.data?.publications ?? []}
              report={report.isPlaceholderData ? null : (report.data ?? null)}
            />
          )}
          {problem !== null ? null : report.isPending ? (
            <Loading />
          ) : report.isLoadingError || report.data === undefined ? (
            <Failure title="Couldn't load your analytics" error={report.error} onRetry={() => void report.refetch()} />
          ) : (
            <div className={classes.numbers} aria-busy={report.isPlaceholderData}>
              <Numbers report={report.data} view={view} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
