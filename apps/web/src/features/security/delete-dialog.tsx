import { Button, PasswordInput, Skeleton, TextInput } from "@mantine/core";
import { LIMITS } from "@sayhey/contract/limits";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { Failure } from "../../components/failure.tsx";
import { callFunction } from "../../api/functions.ts";
import { useUserId } from "../../session/session.tsx";
import { connect } from "../../api/supabase.ts";
import { safetyQuery } from "./security-queries.ts";
import classes from "./security.module.css";
import { SignInAgain } from "./sign-in-again.tsx";
import { useRefusals } from "./use-refusals.ts";

interface DeleteFormProps {
  email: string;
  hasPassword: boolean;
  onClose: () => void;
}

function DeleteForm({ email: known, hasPassword, onClose }: DeleteFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const refusals = useRefusals(["email", "password"]);
  const close = useMutation({
    mutationFn: () => callFunction("account-close", { email, ...(hasPassword ? { password } : {}) }),
    onSuccess: async ({ eraseAt }) => {
      const client = await connect();
      // The session has ended already; this clears it from the browser.
      await client.auth.signOut({ scope: "local" });
      // A new page, so that nothing of the account is left in memory.
      location.assign(`/auth#${new URLSearchParams({ closed: eraseAt }).toString()}`);
    },
    onError: refusals.take,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refusals.clear();
    if (!close.isPending && !close.isSuccess) close.mutate();
  };
  return (
    <form className={classes.body} onSubmit={submit}>
      <ul className={classes.plainList}>
        <li>Your account closes now: every session ends, your apps and profile go offline, API tokens stop.</li>
        <li>
          Within {LIMITS.erasureDays} days everything is permanently erased: projects, renders, files and history. We'll
          tell you the date.
        </li>
        <li>Until that date, signing in offers to keep the account as it is.</li>
      </ul>
      <TextInput
        data-autofocus
        label="Type your email to confirm"
        description={known}
        type="email"
        autoComplete="off"
        required
        withAsterisk={false}
        value={email}
        error={refusals.of("email")}
        errorProps={{ role: "alert" }}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          refusals.clear();
        }}
      />
      {hasPassword ? (
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          error={refusals.of("password")}
          errorProps={{ role: "alert" }}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            refusals.clear();
          }}
        />
      ) : null}
      {refusals.whole === null ? null : (
        <p className={classes.problem} role="alert">
          {refusals.whole}
        </p>
      )}
      <div className={`${classes.actions} ${classes.end}`}>
        <Button variant="default" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" color="chili" aria-disabled={close.isPending || close.isSuccess}>
          {close.isPending || close.isSuccess ? "Closing..." : "Delete my account"}
        </Button>
      </div>
    </form>
  );
}

/** Asks for e-mail and password, or a fresh Google sign-in, and closes the account. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const safety = useQuery(safetyQuery(useUserId()));
  return (
    <Dialog title="Delete your account" onClose={onClose} size={520}>
      {safety.isPending ? (
        <Skeleton height={240} aria-label="Loading" />
      ) : safety.isLoadingError ? (
        <Failure title="This could not be loaded" error={safety.error} onRetry={() => void safety.refetch()} />
      ) : safety.data.hasPassword || safety.data.isFresh ? (
        <DeleteForm email={safety.data.email} hasPassword={safety.data.hasPassword} onClose={onClose} />
      ) : (
        <SignInAgain text="To delete this account, sign in with Google again first, then come back here within ten minutes." />
      )}
    </Dialog>
  );
}
