import { Button } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { explainError } from "../../api/explain-error.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { AUTH_WORDS } from "./auth-words.ts";
import classes from "./auth.module.css";
import { useMailRoute } from "../../shared/use-mail-route.ts";
import { toast } from "../../status/toast.ts";

/** A mail takes its time; nobody needs the next one sooner. */
const PAUSE_MS = 60_000;

/** Says where a mail went: into the inbox, into the outbox of a server without email, or nowhere; and sends it again. */
export function MailSent({ children, send, back }: { children: ReactNode; send(): Promise<void>; back: ReactNode }) {
  const route = useMailRoute();
  const { noMail, checkEmail, checkSpam } = AUTH_WORDS;
  const title = { inbox: checkEmail, outbox: noMail.outboxTitle, none: noMail.title }[route];
  const [sentAt, setSentAt] = useState(Date.now);
  const [now, setNow] = useState(sentAt);
  const [busy, setBusy] = useState(false);
  const wait = Math.max(0, Math.ceil((sentAt + PAUSE_MS - now) / 1000));
  const waiting = wait > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      await send();
      toast.success(AUTH_WORDS.sentAgain);
      setSentAt(Date.now());
      setNow(Date.now());
    } catch (cause) {
      toast.error(explainError(cause).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthFrame title={title} heading={title}>
      <div className={classes.sent} role="status">
        {route === "inbox" ? (
          <>
            {children}
            <p>{checkSpam}</p>
          </>
        ) : (
          <p>{route === "outbox" ? noMail.outbox : noMail.elsewhere}</p>
        )}
      </div>
      {route === "outbox" ? (
        <Button component="a" href="/dev/mail" target="_blank" size="md" fullWidth mb="sm">
          {noMail.openOutbox}
        </Button>
      ) : null}
      {route === "none" ? null : (
        <Button variant="default" size="md" fullWidth disabled={waiting} loading={busy} onClick={() => void again()}>
          {waiting ? `Send again in ${wait} s` : "Send again"}
        </Button>
      )}
      {back}
    </AuthFrame>
  );
}
