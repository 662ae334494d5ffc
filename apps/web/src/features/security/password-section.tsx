import { Button, Checkbox, PasswordInput, Skeleton } from "@mantine/core";
import { isStrongPassword } from "@sayhey/contract/password";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Failure } from "../../components/failure.tsx";
import { NewPasswordInput } from "../../shared/new-password/new-password-input.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { callFunction } from "../../api/functions.ts";
import { estimatePassword } from "../../shared/new-password/password-strength.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { safetyQuery, tokensQuery } from "./security-queries.ts";
import classes from "./security.module.css";
import { SignInAgain } from "./sign-in-again.tsx";
import { useRefusals } from "./use-refusals.ts";
import { toast } from "../../status/toast.ts";

const TOO_WEAK = "Please use a stronger password (minimum strength: Strong)";

function PasswordForm({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [endOthers, setEndOthers] = useState(true);
  const [revokeTokens, setRevokeTokens] = useState(false);
  const refusals = useRefusals(["currentPassword", "newPassword"]);
  const [weak, setWeak] = useState(false);
  const queryClient = useQueryClient();
  const userId = useUserId();
  const tokens = useQuery(tokensQuery(userId));
  const change = useMutation({
    mutationFn: async () => {
      const { score } = await estimatePassword(next);
      if (!isStrongPassword(next, score)) {
        setWeak(true);
        return null;
      }
      return callFunction("password-change", { currentPassword: current, newPassword: next, endOthers, revokeTokens });
    },
    onSuccess: (answer) => {
      if (answer === null) return;
      setCurrent("");
      setNext("");
      const { endedSessions: ended } = answer;
      toast.success(hasPassword ? "Password changed" : "Password set", {
        description:
          ended === 0
            ? "Use the new one the next time you sign in."
            : `${ended === 1 ? "One other session was" : `${ended} other sessions were`} signed out.`,
      });
      for (const key of [queryKeys.sessions(userId), queryKeys.safety(userId), queryKeys.apiTokens(userId)])
        void queryClient.invalidateQueries({ queryKey: key });
    },
    onError: refusals.take,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refusals.clear();
    setWeak(false);
    if (!change.isPending) change.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {/* Lets password managers know whose password changes. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {hasPassword ? (
        <PasswordInput
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={current}
          error={refusals.of("currentPassword")}
          errorProps={{ role: "alert" }}
          onChange={(event) => {
            setCurrent(event.currentTarget.value);
            refusals.clear();
          }}
        />
      ) : null}
      <NewPasswordInput
        label="New password"
        value={next}
        error={weak ? TOO_WEAK : refusals.of("newPassword")}
        onChange={(text) => {
          setNext(text);
          setWeak(false);
          refusals.clear();
        }}
      />
      <Checkbox
        radius="xs"
        label="Sign out everywhere else"
        description="Recommended if someone may know the old one."
        checked={endOthers}
        onChange={(event) => setEndOthers(event.currentTarget.checked)}
      />
      {tokens.data === undefined || tokens.data.length === 0 ? null : (
        <Checkbox
          radius="xs"
          label="Revoke my API tokens"
          description="They keep working with a new password unless you revoke them."
          checked={revokeTokens}
          onChange={(event) => setRevokeTokens(event.currentTarget.checked)}
        />
      )}
      {refusals.whole === null ? null : (
        <p className={classes.problem} role="alert">
          {refusals.whole}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={change.isPending}>
          {change.isPending ? "Changing..." : hasPassword ? "Change password" : "Set password"}
        </Button>
      </div>
    </form>
  );
}

/** The password: change it, or set the first one of an account made with Google. */
export function PasswordSection() {
  const safety = useQuery(safetyQuery(useUserId()));
  return (
    <PageSection id="password" title="Password" text="At least 12 characters, hard to guess, used nowhere else.">
      {safety.isPending ? (
        <Skeleton height={341} aria-label="Loading" />
      ) : safety.isLoadingError ? (
        <Failure title="This could not be loaded" error={safety.error} onRetry={() => void safety.refetch()} />
      ) : safety.data.hasPassword || safety.data.isFresh ? (
        <PasswordForm hasPassword={safety.data.hasPassword} email={safety.data.email} />
      ) : (
        <SignInAgain text="This account has no password: you sign in with Google. To set one, sign in with Google again first." />
      )}
    </PageSection>
  );
}
