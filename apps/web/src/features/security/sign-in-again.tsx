import { Button } from "@mantine/core";
import { useState } from "react";
import { googleAddress } from "../../session/google-address.ts";
import { tellError } from "../../status/tell-error.ts";
import classes from "./security.module.css";
import { toast } from "../../status/toast.ts";

/** For accounts without a password: a new sign-in with Google stands for one. */
export function SignInAgain({ text }: { text: string }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const address = await googleAddress(`${location.origin}/security`);
      if (address !== null) return location.assign(address);
      toast.error("Google sign-in is off on this server.", {
        description: "Set a password with 'Forgot password?' on the sign-in page instead.",
      });
    } catch (cause) {
      tellError(cause);
    }
    setBusy(false);
  };
  return (
    <>
      <p className={classes.notice}>{text}</p>
      <div className={classes.actions}>
        <Button variant="default" aria-disabled={busy} onClick={() => void start()}>
          {busy ? "Going to Google..." : "Continue with Google"}
        </Button>
      </div>
    </>
  );
}
