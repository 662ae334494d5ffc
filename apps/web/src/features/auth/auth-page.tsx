import { Center, Tabs } from "@mantine/core";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { Hand } from "../../components/hand.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { peekIdea } from "../../lib/pending-idea.ts";
import { returnPath } from "../../lib/return-path.ts";
import { useSession } from "../../lib/session.tsx";
import classes from "./auth.module.css";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Sign in or sign up. Someone who is signed in goes on to where they wanted to be. */
export default function AuthPage() {
  const session = useSession();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [tab, setTab] = useState<string | null>(query.get("tab") === "sign-up" ? "sign-up" : "sign-in");
  const idea = peekIdea();

  if (session.status === "failed") throw session.error;
  if (session.status === "in") return <Navigate to={returnPath(search)} replace />;
  if (session.status === "loading") {
    return (
      <Center mih="60dvh" role="status">
        Loading...
      </Center>
    );
  }
  const signingUp = tab === "sign-up";
  return (
    <div className={classes.page}>
      <PageTitle title={signingUp ? "Sign Up" : "Sign In"} />
      <div className={classes.poster} aria-hidden="true">
        <Hand className={classes.hand} size="min(46vw, 420px)" />
        <p className={classes.shout}>
          Type an idea.
          <br />
          Get the app
          <br />
          and its trailer.
        </p>
      </div>
      <div className={classes.side}>
        <div className={classes.form}>
          <h1 className={classes.title}>{signingUp ? "Say hey." : "Hey again."}</h1>
          {idea === null ? null : (
            <p className={classes.kept}>
              We are holding on to your idea: <strong>{idea.length > 120 ? `${idea.slice(0, 120)}…` : idea}</strong>
            </p>
          )}
          <Tabs
            value={tab}
            onChange={setTab}
            variant="pills"
            keepMounted={false}
            classNames={{ list: classes.tabs ?? "", tab: classes.tab ?? "" }}
          >
            <Tabs.List grow>
              <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
              <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="sign-in" pt="lg">
              <SignInForm />
            </Tabs.Panel>
            <Tabs.Panel value="sign-up" pt="lg">
              <SignUpForm referralCode={query.get("ref")} />
            </Tabs.Panel>
          </Tabs>
        </div>
      </div>
    </div>
  );
}
