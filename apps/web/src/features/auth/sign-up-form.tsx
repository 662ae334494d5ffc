import { Button, Divider, Stack, TextInput } from "@mantine/core";
import { PASSWORD_TOO_WEAK } from "@sayhey/contract/password";
import { useRef, useState, type FormEvent } from "react";
import { NewPasswordInput } from "../../shared/new-password/new-password-input.tsx";
import { explainError } from "../../api/explain-error.ts";
import { keepReferral, takeReferral } from "../../session/referral.ts";
import { GoogleButton } from "./google-button.tsx";
import { checkSignUp, createAccount } from "./sign-up.ts";
import { toast } from "../../status/toast.ts";

/** What the form is told, and what it tells the page. */
export interface SignUpFormProps {
  /** Kept when one changes to the other form. */
  email: string;
  onEmail(email: string): void;
  /** Code of the person who sent the visitor. */
  referralCode: string | null;
  /** An account is being made: the page stays until that is over. */
  onBusy(busy: boolean): void;
  /** The account waits for its e-mail to be confirmed. */
  onConfirm(email: string): void;
}

/** A new account. */
export function SignUpForm({ email, onEmail, referralCode, onBusy, onConfirm }: SignUpFormProps) {
  const [fullName, setFullName] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  // A second click comes before the button has been drawn again.
  const running = useRef(false);

  const run = async (): Promise<void> => {
    const address = email.trim();
    const refusal = await checkSignUp(password, address);
    if (refusal !== null) {
      toast.error(refusal);
      return;
    }
    takeReferral(); // What follows records it.
    try {
      const outcome = await createAccount({ fullName: fullName.trim(), email: address, password, referralCode });
      if (outcome === "confirm") onConfirm(address);
      else toast.success("Account created! Redirecting to dashboard...");
    } catch (cause) {
      if (referralCode !== null) keepReferral(referralCode);
      toast.error(explainError(cause).message);
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    onBusy(true);
    try {
      await run();
    } finally {
      running.current = false;
      setBusy(false);
      onBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
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
          maxLength={255}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <NewPasswordInput value={password} onChange={setPassword} onTooShort={() => toast.error(PASSWORD_TOO_WEAK)} />
        <Button type="submit" size="md" aria-disabled={busy} mt="xs">
          {busy ? "Creating account..." : "Create account"}
        </Button>
        <Divider label="or" />
        <GoogleButton />
      </Stack>
    </form>
  );
}
