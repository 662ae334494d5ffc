import { Button, Skeleton } from "@mantine/core";
import type { SessionRow } from "@sayhey/contract/account-security";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { formatAgo, formatDate } from "../../components/format.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { safetyQuery, sessionsQuery, tokensQuery } from "./security-queries.ts";
import classes from "./security.module.css";
import { TokenItem } from "./token-item.tsx";
import { toast } from "../../status/toast.ts";

const isPhone = (session: SessionRow): boolean => /iPhone|iPad|Android|Mobile/.test(session.user_agent);

function SessionItem({ session, here, now }: { session: SessionRow; here: boolean; now: number }) {
  const queryClient = useQueryClient();
  const key = queryKeys.sessions(useUserId());
  const end = useMutation({
    mutationFn: () => callFunction("session-end", { sessionId: session.id }),
    onSuccess: () => {
      queryClient.setQueryData(key, (rows: SessionRow[] | undefined) => rows?.filter(({ id }) => id !== session.id));
      toast.success(`${session.device} is signed out`);
    },
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const Icon = isPhone(session) ? Smartphone : Monitor;
  return (
    <li className={classes.row}>
      <Icon size={20} aria-hidden="true" />
      <span className={classes.what}>
        <span className={classes.name}>
          {session.device}
          {here ? <span className={classes.here}>This device</span> : null}
        </span>
        <span className={classes.facts}>
          <span>{session.address ?? "Address not known"}</span>
          <span>Signed in {formatDate(session.created_at)}</span>
          <span>{here ? "In use now" : `Last used ${formatAgo(Date.parse(session.used_at), now)}`}</span>
        </span>
      </span>
      {here ? null : (
        <Button
          size="xs"
          variant="default"
          aria-disabled={end.isPending}
          aria-label={`Sign out ${session.device}`}
          onClick={() => (end.isPending ? undefined : end.mutate())}
        >
          {end.isPending ? "Signing out..." : "Sign out"}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and the way out of each. */
export function SessionsSection() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery(userId));
  const safety = useQuery(safetyQuery(userId));
  const tokens = useQuery(tokensQuery(userId));
  const endOthers = useMutation({
    mutationFn: () => callFunction("session-end-others", {}),
    onSuccess: ({ ended }) =>
      toast.success(ended === 1 ? "One other session is signed out" : `${ended} other sessions are signed out`),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions(userId) }),
  });
  const failed = sessions.isLoadingError ? sessions : safety.isLoadingError ? safety : null;
  const here = safety.data?.sessionId;
  const rows = sessions.data ?? [];
  return (
    <PageSection
      id="sessions"
      title="Sessions"
      text="Browsers that are signed in to your account, and the API tokens that can act for it. Signing out or revoking works at once."
    >
      {failed !== null ? (
        <Failure title="Your sessions could not be loaded" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : sessions.isPending || safety.isPending ? (
        <div className={classes.list} role="status" aria-label="Loading your sessions">
          <Skeleton height={64} radius="lg" />
          <Skeleton height={64} radius="lg" />
        </div>
      ) : (
        <>
          <ul className={classes.list}>
            {rows
              .toSorted((a, b) => Number(b.id === here) - Number(a.id === here))
              .map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  here={session.id === here}
                  now={sessions.dataUpdatedAt}
                />
              ))}
            {tokens.data?.map((token) => (
              <TokenItem key={token.id} token={token} now={tokens.dataUpdatedAt} />
            ))}
          </ul>
          {tokens.isLoadingError ? (
            <Failure
              title="Your API tokens could not be loaded"
              error={tokens.error}
              onRetry={() => void tokens.refetch()}
            />
          ) : null}
          {rows.length > 1 ? (
            <div className={classes.actions}>
              <Button
                variant="default"
                aria-disabled={endOthers.isPending}
                onClick={() => (endOthers.isPending ? undefined : endOthers.mutate())}
              >
                {endOthers.isPending ? "Signing out..." : "Sign out everywhere else"}
              </Button>
            </div>
          ) : (
            <p className={classes.note}>You're signed in only here.</p>
          )}
        </>
      )}
    </PageSection>
  );
}
