import { Button, Stack, TextInput } from "@mantine/core";
import { useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { explainError } from "../../api/explain-error.ts";
import { connect } from "../../api/supabase.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { NEW_PASSWORD_PATH } from "./auth-view.ts";
import { AUTH_WORDS } from "./auth-words.ts";
import classes from "./auth.module.css";
import { MailSent } from "./mail-sent.tsx";
import { toast } from "../../status/toast.ts";

const { forgot } = AUTH_WORDS;

async function sendLink(email: string): Promise<void> {
  const client = await connect();
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}${NEW_PASSWORD_PATH}`,
  });
  if (error !== null) throw error;
}

/** Sends a link to choose a new password with. What it says is the same for addresses nobody has. */
export function ForgotPassword({ backPath }: { backPath: string }) {
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await sendLink(email.trim());
      setSentTo(email.trim());
    } catch (cause) {
      toast.error(explainError(cause).message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const back = (
    <p className={classes.back}>
      <Link className={classes.link} to={backPath}>
        Back to sign in
      </Link>
    </p>
  );
  if (sentTo !== null) {
    return (
      <MailSent send={() => sendLink(sentTo)} back={back}>
        <p>
          If <strong>{sentTo}</strong> has an account, we've emailed a link to reset its password. It works for one
          hour.
        </p>
      </MailSent>
    );
  }
  return (
    <AuthFrame title={forgot.title} heading={forgot.heading}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextInput
            label="E-mail"
            description={forgot.description}
            name="email"
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            maxLength={255}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? forgot.sending : forgot.send}
          </Button>
        </Stack>
      </form>
      {back}
    </AuthFrame>
  );
}
