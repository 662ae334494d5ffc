import { Button, Divider, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { toast } from "sonner";
import { explainError } from "../../lib/explain-error.ts";
import { connect } from "../../lib/supabase.ts";
import { GoogleButton } from "./google-button.tsx";

/** E-mail and password of an account that exists. */
export function SignInForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const client = await connect();
      const { error } = await client.auth.signInWithPassword({ email: email.trim(), password });
      if (error !== null) throw error;
      toast.success("Welcome back!");
    } catch (cause) {
      toast.error(explainError(cause).message);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
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
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" aria-disabled={busy} mt="xs">
          {busy ? "Signing in..." : "Sign In"}
        </Button>
        <Divider label="or" />
        <GoogleButton />
      </Stack>
    </form>
  );
}
