import { Button, Checkbox, Stack } from "@mantine/core";
import { PASSWORD_TOO_WEAK } from "@sayhey/contract/password";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { NewPasswordInput } from "../../shared/new-password/new-password-input.tsx";
import { explainError } from "../../api/explain-error.ts";
import { connect } from "../../api/supabase.ts";
import { loadFunctions } from "./load-functions.ts";
import { refusePassword } from "./sign-up.ts";
import { toast } from "../../status/toast.ts";

/** How many API tokens can act for the account; 0 until it is known. */
function useTokenCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const client = await connect();
      const { data, error } = await client.from("api_tokens").select("id");
      if (error !== null) throw error;
      setCount(data.length);
    };
    look().catch((cause: unknown) => console.warn("The API tokens could not be counted.", cause));
  }, []);
  return count;
}

/** A new password for somebody who came by a link from their mail. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone(): void }) {
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const tokens = useTokenCount();
  // Who resets a password may do so because somebody else got in.
  const [revoke, setRevoke] = useState(true);

  const run = async (): Promise<void> => {
    const refusal = await refusePassword(password).catch((cause: unknown) => {
      console.error("The password could not be checked.", cause);
      return "Validation failed. Please try again.";
    });
    if (refusal !== null) {
      toast.error(refusal);
      return;
    }
    try {
      const client = await connect();
      const { error } = await client.auth.updateUser({ password });
      if (error !== null) throw error;
      if (revoke && tokens > 0) await (await loadFunctions()).callFunction("token-revoke-all", {});
      toast.success("Password changed.");
      onDone();
    } catch (cause) {
      toast.error(explainError(cause).message);
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {/* Password managers save the new password under this name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordInput
          label="New password"
          value={password}
          onChange={setPassword}
          onTooShort={() => toast.error(PASSWORD_TOO_WEAK)}
        />
        {tokens === 0 ? null : (
          <Checkbox
            radius="xs"
            label={tokens === 1 ? "Revoke my API token" : `Revoke my ${tokens} API tokens`}
            description="Recommended if someone else may have had access. Tokens keep working with a new password."
            checked={revoke}
            onChange={(event) => setRevoke(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" size="md" aria-disabled={busy} mt="xs">
          {busy ? "Saving password..." : "Set new password"}
        </Button>
      </Stack>
    </form>
  );
}
