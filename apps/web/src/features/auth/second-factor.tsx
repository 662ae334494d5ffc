import { Button } from "@mantine/core";
import type { Session } from "@supabase/supabase-js";
import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { CodeEntry } from "../../shared/mfa-dialog/code-entry.tsx";
import { explainError } from "../../api/explain-error.ts";
import { connect } from "../../api/supabase.ts";
import classes from "./second-factor.module.css";
import { toast } from "../../status/toast.ts";

/** The second step of signing in. Once it is done the session counts, and the page around goes on by itself. */
export function SecondFactor({ session }: { session: Session }) {
  const [leaving, setLeaving] = useState(false);
  const factors = session.user.factors ?? [];
  const apps = factors
    .filter(({ status, factor_type: type }) => status === "verified" && type === "totp")
    .map(({ id, friendly_name: name }) => ({
      id,
      name: name === undefined || name === "" ? "Authenticator app" : name,
    }));

  const signOut = async () => {
    setLeaving(true);
    try {
      const { error } = await (await connect()).auth.signOut({ scope: "local" });
      if (error !== null) throw error;
    } catch (cause) {
      toast.error(explainError(cause).message);
    }
    setLeaving(false);
  };

  return (
    <>
      <p className={classes.lead}>
        Enter the code from your authenticator app for <strong>{session.user.email ?? "your account"}</strong>.
      </p>
      <CodeEntry
        apps={apps}
        offersRecovery={factors.some(({ factor_type: type }) => type === "recovery_code")}
        submitLabel="Sign in"
        onProven={() => void toast.success("Welcome back!")}
      >
        <Button
          variant="default"
          leftSection={<LogOut size={16} aria-hidden="true" />}
          aria-disabled={leaving}
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      </CodeEntry>
    </>
  );
}
