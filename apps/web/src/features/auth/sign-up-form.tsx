import { Button, Divider, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useId, useState, type FormEvent } from "react";
import { toast } from "sonner";
import { explainError } from "../../lib/explain-error.ts";
import { connect } from "../../lib/supabase.ts";
import classes from "./auth.module.css";
import { GoogleButton } from "./google-button.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PASSWORD_MIN_LENGTH, passwordHolds } from "./password-rules.ts";

/** A new account. `referralCode` is that of the person who sent the visitor. */
export function SignUpForm({ referralCode }: { referralCode: string | null }) {
  const [fullName, setFullName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState<string | null>(null);
  const rulesId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!passwordHolds(password)) {
      toast.error("Please use a stronger password (minimum strength: Strong)");
      return;
    }
    setBusy(true);
    try {
      const client = await connect();
      const { data, error } = await client.auth.signUp({
        email: email.trim(),
        password,
        options: {
          data: { full_name: fullName.trim(), referral_code: referralCode },
          emailRedirectTo: `${window.location.origin}/dashboard`,
        },
      });
      if (error !== null) throw error;
      if (data.session === null) {
        setConfirming(email.trim());
        setBusy(false);
      } else toast.success("Account created! Redirecting to dashboard...");
    } catch (cause) {
      toast.error(explainError(cause).message);
      setBusy(false);
    }
  };

  if (confirming !== null) {
    return (
      <p role="status">
        Check your mail: we sent a link to <strong>{confirming}</strong>. Open it to finish signing up.
      </p>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {referralCode === null ? null : (
          <p className={classes.referral}>You've been referred! Earn rewards by upgrading.</p>
        )}
        <TextInput
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          withAsterisk={false}
          maxLength={120}
          value={fullName}
          onChange={(event) => setFullName(event.currentTarget.value)}
        />
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          minLength={PASSWORD_MIN_LENGTH}
          aria-describedby={rulesId}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordChecklist id={rulesId} password={password} />
        <Button type="submit" size="md" aria-disabled={busy} mt="xs">
          {busy ? "Creating account..." : "Create account"}
        </Button>
        <Divider label="or" />
        <GoogleButton />
      </Stack>
    </form>
  );
}
