import { Button, Skeleton } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import Smartphone from "lucide-react/icons/smartphone";
import { lazy, Suspense, useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { readSecondFactors, type SecondFactors } from "../../shared/mfa-dialog/second-factors.ts";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./security.module.css";
import { formatDate } from "../../components/format.ts";

const MfaDialog = lazy(() =>
  import("../../shared/mfa-dialog/mfa-dialog.tsx").then(({ MfaDialog: dialog }) => ({ default: dialog })),
);

function Factors({ factors, onManage }: { factors: SecondFactors; onManage: () => void }) {
  const { apps, recovery } = factors;
  if (apps.length === 0) {
    return (
      <>
        <p className={classes.note}>Off. With an authenticator app, a stolen password isn't enough to sign in.</p>
        <div className={classes.actions}>
          <Button onClick={onManage}>Turn on two-step sign-in</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {apps.map((app) => (
          <li key={app.id} className={classes.row}>
            <Smartphone size={20} aria-hidden="true" />
            <span className={classes.what}>
              <span className={classes.name}>{app.name}</span>
              <span className={classes.facts}>Added {formatDate(app.createdAt)}</span>
            </span>
          </li>
        ))}
        <li className={classes.row}>
          <KeyRound size={20} aria-hidden="true" />
          <span className={classes.what}>
            <span className={classes.name}>Recovery codes</span>
            <span className={classes.facts}>
              {recovery === null ? "None yet" : `${recovery.remaining} of ${recovery.total} left`}
            </span>
          </span>
        </li>
      </ul>
      {recovery !== null && recovery.remaining <= 2 ? (
        <p className={classes.notice}>You're running low on recovery codes. Generate new ones.</p>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onManage}>
          Add, remove or make new codes
        </Button>
      </div>
    </>
  );
}

/** Authenticator apps and recovery codes. */
export function SecondStepSection() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const factors = useQuery({ queryKey: queryKeys.secondFactors(userId), queryFn: readSecondFactors });
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  return (
    <PageSection id="second-step" title="Two-step sign-in" text="Add a second step with an authenticator app.">
      {factors.isPending ? (
        <Skeleton height={72} aria-label="Loading" />
      ) : factors.isLoadingError ? (
        <Failure title="This could not be loaded" error={factors.error} onRetry={() => void factors.refetch()} />
      ) : (
        <Factors factors={factors.data} onManage={open} />
      )}
      {wanted ? (
        <Suspense fallback={null}>
          <MfaDialog
            opened={opened}
            onClose={() => setOpened(false)}
            onChanged={() => void queryClient.invalidateQueries({ queryKey: queryKeys.secondFactors(userId) })}
          />
        </Suspense>
      ) : null}
    </PageSection>
  );
}
