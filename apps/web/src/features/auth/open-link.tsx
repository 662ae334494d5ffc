import { Button, Center, Stack } from "@mantine/core";
import { ACCOUNT_CLOSED_CODE } from "@sayhey/contract/account-security";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { PageTitle } from "../../components/page-title.tsx";
import { explainError } from "../../api/explain-error.ts";
import { connect } from "../../api/supabase.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { NEW_PASSWORD_PATH, type MailLink } from "./auth-view.ts";
import { AUTH_WORDS } from "./auth-words.ts";
import classes from "./auth.module.css";
import { toast } from "../../status/toast.ts";

const DONE: Partial<Record<MailLink["type"], string>> = {
  signup: AUTH_WORDS.emailConfirmed,
  email_change: AUTH_WORDS.emailChanged,
};

/** Uses the link of a mail up, then goes where it leads: a new password, or `next`. */
export function OpenLink({ link, next }: { link: MailLink; next: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [halfWay, setHalfWay] = useState(false);
  const navigate = useNavigate();
  const { tokenHash, type } = link;
  // Nobody is signed out, or into somebody else's account, by a link they were sent.
  const [present, setPresent] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  // A link works once, so it must not be tried twice.
  const tried = useRef("");

  useEffect(() => {
    const using = `${tokenHash} ${agreed}`;
    if (tried.current === using) return;
    tried.current = using;
    const open = async (): Promise<void> => {
      const client = await connect();
      const { data } = await client.auth.getSession();
      if (data.session !== null && !agreed) return setPresent(data.session.user.email ?? "somebody");
      setPresent(null);
      const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
      if (error !== null) throw error;
      const done = DONE[type];
      if (done !== undefined) toast.success(done);
      await navigate(type === "recovery" ? NEW_PASSWORD_PATH : next, { replace: true });
    };
    open().catch((cause: unknown) => {
      if (hasCode(cause, "email_change_needs_new_address")) {
        setHalfWay(true);
        setProblem(explainError(cause).message);
        return;
      }
      console.warn("The link of a mail could not be used.", cause);
      setProblem(hasCode(cause, ACCOUNT_CLOSED_CODE) ? explainError(cause).message : AUTH_WORDS.linkExpired);
    });
  }, [tokenHash, type, next, navigate, agreed]);

  if (present !== null) {
    return (
      <AuthFrame title="Open this link?" heading="Open this link?">
        <div className={classes.sent} role="alert">
          <p>
            You're signed in as <strong>{present}</strong>. This link may sign you in to a different account. Only
            continue if you asked for it.
          </p>
        </div>
        <Stack>
          <Button size="md" onClick={() => setAgreed(true)}>
            Continue
          </Button>
          <Button size="md" variant="default" onClick={() => void navigate("/dashboard", { replace: true })}>
            Stay signed in
          </Button>
        </Stack>
      </AuthFrame>
    );
  }
  if (problem === null) {
    return (
      <Center mih="60dvh" role="status">
        <PageTitle title="Opening your link" />
        Loading...
      </Center>
    );
  }
  return (
    <AuthFrame
      title={halfWay ? "One more step" : AUTH_WORDS.linkTitle}
      heading={halfWay ? "One more step" : AUTH_WORDS.linkTitle}
    >
      <div className={classes.sent} role={halfWay ? "status" : "alert"}>
        <p>{problem}</p>
      </div>
      <p className={classes.back}>
        {type === "recovery" ? (
          <Link className={classes.link} to="/auth?mode=forgot-password">
            {AUTH_WORDS.requestLink}
          </Link>
        ) : (
          <Link className={classes.link} to="/auth">
            Go to sign in
          </Link>
        )}
      </p>
    </AuthFrame>
  );
}

const hasCode = (cause: unknown, code: string): boolean =>
  cause !== null && typeof cause === "object" && "code" in cause && cause.code === code;
