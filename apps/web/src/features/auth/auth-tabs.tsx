import { Tabs } from "@mantine/core";
import { useEffect, useState } from "react";
import { ClosedAccount } from "../../shared/closed-account/closed-account.tsx";
import { erasureDay, readClosedLink } from "../../shared/closed-account/closed-link.ts";
import { connect } from "../../api/supabase.ts";
import { peekIdea } from "../../session/pending-idea.ts";
import { keepReferral, peekReferral } from "../../session/referral.ts";
import { wantedFor } from "../../session/return-path.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { authModePath, linkProblem } from "./auth-view.ts";
import { AUTH_WORDS } from "./auth-words.ts";
import classes from "./auth.module.css";
import { ConfirmEmail } from "./confirm-email.tsx";
import { loadFunctions } from "./load-functions.ts";
import { SignInForm, type ClosedSignIn } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Sign in or sign up. `onBusy` tells that an account is being made. */
export function AuthTabs({ search, hash, onBusy }: { search: string; hash: string; onBusy(busy: boolean): void }) {
  const query = new URLSearchParams(search);
  const [tab, setTab] = useState<string | null>(query.get("tab") === "sign-up" ? "sign-up" : "sign-in");
  const [email, setEmail] = useState("");
  const [confirming, setConfirming] = useState<string | null>(null);
  const [closed, setClosed] = useState<ClosedSignIn | null>(null);
  const justClosed = readClosedLink(hash);
  const given = query.get("ref");
  const [referralCode] = useState(() => given ?? peekReferral());
  const idea = peekIdea();
  const problem = linkProblem(search, hash);
  const want = wantedFor(search);

  useEffect(() => {
    // On the way to Google and back the address is lost.
    if (given !== null && given !== "") keepReferral(given);
  }, [given]);

  if (confirming !== null) {
    return (
      <ConfirmEmail
        email={confirming}
        back={
          <p className={classes.back}>
            <button type="button" className={classes.link} onClick={() => setConfirming(null)}>
              Use another address
            </button>
          </p>
        }
      />
    );
  }
  if (closed !== null) {
    const { sentence, email, password } = closed;
    return (
      <AuthFrame title="Your account is closed" heading="Leaving?">
        <ClosedAccount
          sentence={sentence}
          keep={async () => {
            await (await loadFunctions()).callFunction("account-keep", { email, password });
            const client = await connect();
            // The session that follows leads on to the product.
            const { error } = await client.auth.signInWithPassword({ email, password });
            if (error !== null) throw error;
          }}
          onLeave={() => setClosed(null)}
        />
      </AuthFrame>
    );
  }
  const signingUp = tab === "sign-up";
  return (
    <AuthFrame title={signingUp ? "Sign Up" : "Sign In"} heading={signingUp ? "Say hey." : "Hey again."}>
      {problem === null ? null : (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {justClosed?.kind === "closed" ? (
        <p className={classes.kept} role="status">
          Your account is closed and will be erased on {erasureDay(justClosed.eraseAt)}. Until then, sign in to keep it.
        </p>
      ) : null}
      {want === null ? null : <p className={classes.kept}>{want}</p>}
      {idea === null ? null : (
        <p className={classes.kept}>
          {AUTH_WORDS.keptIdea} <strong>{idea.length > 120 ? `${idea.slice(0, 120)}…` : idea}</strong>
        </p>
      )}
      {referralCode === null || referralCode === "" ? null : (
        <p className={classes.referral}>You've been referred! Earn rewards by upgrading.</p>
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
          <SignInForm
            email={email}
            onEmail={setEmail}
            forgotPath={authModePath("forgot-password", search)}
            onConfirm={setConfirming}
            onClosed={setClosed}
          />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up" pt="lg">
          <SignUpForm
            email={email}
            onEmail={setEmail}
            referralCode={referralCode === "" ? null : referralCode}
            onBusy={onBusy}
            onConfirm={setConfirming}
          />
        </Tabs.Panel>
      </Tabs>
    </AuthFrame>
  );
}
