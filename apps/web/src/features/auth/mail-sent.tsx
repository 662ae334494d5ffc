import { Button } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { toast } from "sonner";
import { explainError } from "../../lib/explain-error.ts";
import classes from "./auth.module.css";

/** A mail takes its time; nobody needs the next one sooner. */
const PAUSE_MS = 60_000;

/** Says that a mail is on its way, and sends it again when it does not come. */
export function MailSent({ children, send }: { children: ReactNode; send(): Promise<void> }) {
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
      toast.success("We sent the mail again.");
      setSentAt(Date.now());
      setNow(Date.now());
    } catch (cause) {
      toast.error(explainError(cause).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <div className={classes.sent} role="status">
        {children}
      </div>
      <Button variant="default" size="md" fullWidth disabled={waiting} loading={busy} onClick={() => void again()}>
        {waiting ? `Send it again in ${wait} s` : "Send it again"}
      </Button>
    </div>
  );
}
