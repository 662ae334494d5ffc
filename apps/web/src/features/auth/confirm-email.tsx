import type { ReactNode } from "react";
import { connect } from "../../api/supabase.ts";
import { MailSent } from "./mail-sent.tsx";

/** A new account waits until the link in its mail is opened. */
export function ConfirmEmail({ email, back }: { email: string; back: ReactNode }) {
  const send = async (): Promise<void> => {
    const client = await connect();
    const { error } = await client.auth.resend({
      type: "signup",
      email,
      options: { emailRedirectTo: `${window.location.origin}/dashboard` },
    });
    if (error !== null) throw error;
  };
  return (
    <MailSent send={send} back={back}>
      <p>
        We sent a link to <strong>{email}</strong>. Open it to finish signing up.
      </p>
    </MailSent>
  );
}
