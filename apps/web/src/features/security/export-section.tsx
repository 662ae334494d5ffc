import { Button, Progress, Skeleton } from "@mantine/core";
import type { AccountExportRow } from "@sayhey/contract/account-security";
import { LIMITS } from "@sayhey/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import FileArchive from "lucide-react/icons/file-archive";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { formatBytes, formatDate, formatMoment } from "../../components/format.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { exportsQuery } from "./security-queries.ts";
import classes from "./security.module.css";

function Running({ entry }: { entry: AccountExportRow }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const cancel = useMutation({
    mutationFn: () => callFunction("account-export-cancel", { exportId: entry.id }),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.accountExports(userId) }),
  });
  const stage = entry.status === "queued" ? "Queued" : (entry.stage ?? "Packing");
  return (
    <div className={classes.progress}>
      <div className={classes.progressHead}>
        <span role="status">{stage}</span>
        <Button
          size="xs"
          variant="default"
          aria-disabled={cancel.isPending}
          onClick={() => (cancel.isPending ? undefined : cancel.mutate())}
        >
          {cancel.isPending ? "Cancelling..." : "Cancel"}
        </Button>
      </div>
      <Progress value={entry.progress * 100} aria-label="Packing your data" />
      <p className={classes.note}>You may close this page; we tell you when it is ready.</p>
    </div>
  );
}

function Ready({ entry }: { entry: AccountExportRow }) {
  const download = useMutation({
    mutationFn: () => callFunction("account-export-link", { exportId: entry.id }),
    onSuccess: ({ url }) => location.assign(url),
    onError: tellError,
  });
  return (
    <li className={classes.row}>
      <FileArchive size={20} aria-hidden="true" />
      <span className={classes.what}>
        <span className={classes.name}>Your data of {formatMoment(entry.created_at)}</span>
        <span className={classes.facts}>
          <span>{formatBytes(entry.bytes ?? 0)}</span>
          {entry.expires_at === null ? null : <span>Until {formatDate(entry.expires_at)}</span>}
        </span>
      </span>
      <Button
        size="xs"
        aria-disabled={download.isPending}
        onClick={() => (download.isPending ? undefined : download.mutate())}
      >
        {download.isPending ? "Getting it..." : "Download ZIP"}
      </Button>
    </li>
  );
}

/** Everything of one's own as one ZIP file. */
export function ExportSection() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const entries = useQuery(exportsQuery(userId));
  const start = useMutation({
    mutationFn: () => callFunction("account-export", {}),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.accountExports(userId) }),
  });
  const [newest] = entries.data ?? [];
  const running = entries.data?.find(({ status }) => status === "queued" || status === "processing");
  const ready = entries.data?.filter(({ status }) => status === "completed") ?? [];
  return (
    <PageSection
      id="data"
      title="Your data"
      text={`Projects with their source, renders, files and everything we know about you, in one ZIP. Kept for ${LIMITS.exportDays} days.`}
    >
      {entries.isPending ? (
        <Skeleton height={56} radius="lg" aria-label="Loading your exports" />
      ) : entries.isLoadingError ? (
        <Failure
          title="Your exports could not be loaded"
          error={entries.error}
          onRetry={() => void entries.refetch()}
        />
      ) : (
        <>
          {newest?.status === "failed" ? (
            <p className={classes.problem} role="alert">
              {newest.error_message ?? "Your data could not be packed. Try again."}
            </p>
          ) : null}
          {ready.length === 0 ? null : (
            <ul className={classes.list}>
              {ready.map((entry) => (
                <Ready key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          {running === undefined ? (
            <div className={classes.actions}>
              <Button
                variant="default"
                aria-disabled={start.isPending}
                onClick={() => (start.isPending ? undefined : start.mutate())}
              >
                {start.isPending ? "Starting..." : ready.length === 0 ? "Export my data" : "Export it again"}
              </Button>
            </div>
          ) : (
            <Running entry={running} />
          )}
        </>
      )}
    </PageSection>
  );
}
