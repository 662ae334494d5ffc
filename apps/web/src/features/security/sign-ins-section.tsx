import { Button, Skeleton } from "@mantine/core";
import type { SignInMethod } from "@sayhey/contract/account-security";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { useUserId } from "../../session/session.tsx";
import { signInsQuery } from "./security-queries.ts";
import classes from "./security.module.css";
import { formatMoment } from "../../components/format.ts";

const METHODS: Record<SignInMethod, string> = {
  "sign-up": "Sign-up",
  password: "Password",
  google: "Google",
  recovery: "Reset link",
  link: "Email link",
  "second-factor": "Second step",
  "recovery-code": "Recovery code",
};

const FIRST = 8;

/** Every sign-in and failed try of the last 90 days. */
export function SignInsSection() {
  const history = useQuery(signInsQuery(useUserId()));
  const [all, setAll] = useState(false);
  return (
    <PageSection
      id="sign-ins"
      title="Sign-in history"
      text="The last 90 days, including failed attempts. Don't recognize something? Change your password."
    >
      {history.isPending ? (
        <Skeleton height={180} radius="lg" aria-label="Loading your sign-ins" />
      ) : history.isLoadingError ? (
        <Failure
          title="Your sign-ins could not be loaded"
          error={history.error}
          onRetry={() => void history.refetch()}
        />
      ) : history.data.length === 0 ? (
        <p className={classes.note}>No sign-ins in the last 90 days.</p>
      ) : (
        <>
          <div className={classes.tableFrame}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">How</th>
                  <th scope="col">Device</th>
                  <th scope="col">Address</th>
                  <th scope="col">Result</th>
                </tr>
              </thead>
              <tbody>
                {history.data.slice(0, all ? undefined : FIRST).map((entry) => (
                  <tr key={entry.id}>
                    <td>
                      <time dateTime={entry.created_at}>{formatMoment(entry.created_at)}</time>
                    </td>
                    <td>{METHODS[entry.method]}</td>
                    <td>{entry.device}</td>
                    <td>{entry.address}</td>
                    <td className={entry.succeeded ? classes.good : classes.bad}>
                      {entry.succeeded ? "Signed in" : "Failed"}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {history.data.length > FIRST ? (
            <div className={classes.actions}>
              <Button variant="default" size="xs" onClick={() => setAll(!all)}>
                {all ? "Show fewer" : `Show all ${history.data.length}`}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </PageSection>
  );
}
