import { Center } from "@mantine/core";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { ClosedAccount } from "../../shared/closed-account/closed-account.tsx";
import { erasureDay, readClosedLink } from "../../shared/closed-account/closed-link.ts";
import { returnPath } from "../../session/return-path.ts";
import { useSession } from "../../session/session.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { AuthTabs } from "./auth-tabs.tsx";
import { authModePath, cameByMail, mailLink } from "./auth-view.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { loadFunctions } from "./load-functions.ts";
import { OpenLink } from "./open-link.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** Sign in, sign up and choose a new password. Someone who is signed in goes on to where they wanted to be. */
export default function AuthPage() {
  const session = useSession();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // A session appears in the middle of a sign-up, which has more to do before the page may go.
  const [busy, setBusy] = useState(false);
  const mode = new URLSearchParams(search).get("mode");
  const link = mailLink(search);

  if (session.status === "failed") throw session.error;
  if (link !== null) return <OpenLink link={link} next={returnPath(search)} />;
  const closed = readClosedLink(hash);
  if (closed?.kind === "keep") {
    return (
      <AuthFrame title="Your account is closed" heading="Leaving?">
        <ClosedAccount
          sentence={`Your account is closed and will be erased on ${erasureDay(closed.eraseAt)}.`}
          keep={async () => {
            await (await loadFunctions()).callFunction("account-keep", { ticket: closed.ticket });
            await navigate("/auth", { replace: true });
          }}
          onLeave={() => void navigate("/", { replace: true })}
        />
      </AuthFrame>
    );
  }
  if (session.status === "loading") {
    return (
      <Center mih="60dvh" role="status">
        Loading...
      </Center>
    );
  }
  if (session.status === "half") {
    return (
      <AuthFrame title="Second step" heading="Hey again.">
        <SecondFactor session={session.session} />
      </AuthFrame>
    );
  }
  if (session.status === "in" && !busy) {
    if (mode !== "new-password" || !cameByMail(session.session)) {
      return <Navigate to={returnPath(search)} replace />;
    }
    return (
      <AuthFrame title="Choose a new password" heading="Choose a new password">
        <NewPasswordForm
          email={session.session.user.email ?? ""}
          onDone={() => void navigate(returnPath(search), { replace: true })}
        />
      </AuthFrame>
    );
  }
  if (mode === "forgot-password") return <ForgotPassword backPath={authModePath(null, search)} />;
  return <AuthTabs search={search} hash={hash} onBusy={setBusy} />;
}
