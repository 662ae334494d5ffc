import { connect } from "../../lib/supabase.ts";
import { MailSent } from "./mail-sent.tsx";

/** A new account waits until the link in its mail is opened. */
export function ConfirmEmail({ email }: { email: string }) {
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
    <MailSent send={send}>
      <p>
        We sent a link to <strong>{email}</strong>. Open it to finish signing up.
      </p>
      <p>Nothing there? Look into the spam folder, or check the address for a typo.</p>
    </MailSent>
  );
}
