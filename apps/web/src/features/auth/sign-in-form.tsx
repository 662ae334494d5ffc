import { Button, Divider, PasswordInput, Stack, TextInput } from "@mantine/core";
import { ACCOUNT_CLOSED_CODE } from "@sayhey/contract/account-security";
import { useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { explainError } from "../../api/explain-error.ts";
import { needsSecondFactor } from "../../api/second-factor.ts";
import { connect } from "../../api/supabase.ts";
import classes from "./auth.module.css";
import { GoogleButton } from "./google-button.tsx";
import { toast } from "../../status/toast.ts";

/** A sign-in to an account that is on its way out. */
export interface ClosedSignIn {
  email: string;
  password: string;
  /** What the server says: when the account is erased. */
  sentence: string;
}

/** What the form is told, and what it tells the page. */
export interface SignInFormProps {
  /** Kept when one changes to the other form. */
  email: string;
  onEmail(email: string): void;
  /** Where the way to a new password begins. */
  forgotPath: string;
  /** The account has not confirmed its e-mail yet. */
  onConfirm(email: string): void;
  /** The account is closed, but can still be kept. */
  onClosed(signIn: ClosedSignIn): void;
}

/** E-mail and password of an account that exists. */
export function SignInForm({ email, onEmail, forgotPath, onConfirm, onClosed }: SignInFormProps) {
  const [password, setPassword] = useState("");
  const [visible, setVisible] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const client = await connect();
      const { data, error } = await client.auth.signInWithPassword({ email: email.trim(), password });
      if (error !== null) throw error;
      if (!needsSecondFactor(data.session)) toast.success("Welcome back!");
    } catch (cause) {
      if (hasCode(cause, ACCOUNT_CLOSED_CODE)) {
        onClosed({ email: email.trim(), password, sentence: explainError(cause).message });
        return;
      }
      toast.error(explainError(cause).message);
      if (hasCode(cause, "email_not_confirmed")) onConfirm(email.trim());
    } finally {
      running.current = false;
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
          maxLength={255}
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
        />
        <div>
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            visible={visible}
            onVisibilityChange={setVisible}
            visibilityToggleButtonProps={{
              "aria-label": visible ? "Hide password" : "Show password",
              "aria-hidden": false,
              tabIndex: 0,
            }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <p className={classes.forgot}>
            <Link className={classes.link} to={forgotPath}>
              Forgot password?
            </Link>
          </p>
        </div>
        <Button type="submit" size="md" aria-disabled={busy}>
          {busy ? "Signing in..." : "Sign In"}
        </Button>
        <Divider label="or" />
        <GoogleButton />
      </Stack>
    </form>
  );
}

const hasCode = (cause: unknown, code: string): boolean =>
  cause !== null && typeof cause === "object" && "code" in cause && cause.code === code;
