import { useState } from "react";
import { copy, say } from "../copy.ts";
import { useShared } from "../store/shared-state.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { showToast } from "./toast-store.ts";

/** Who the visitor is to those who share the app's data, and how to become somebody they know. */
export function SharedAccount() {
  const { state, account } = useShared();
  const [signingIn, setSigningIn] = useState(false);
  const [leaving, setLeaving] = useState(false);
  if (!state.shared || account === null) return null;
  const { visitor } = state;
  const email = visitor?.email ?? null;
  const run = (work: () => Promise<void>, done: string) => {
    setLeaving(false);
    work().then(
      () => showToast(done),
      () => showToast(copy.sharedRefused),
    );
  };
  return (
    <div role="group" aria-label={copy.sharedTitle} className="field">
      <span className="field-label">{copy.sharedTitle}</span>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon name="users" className="mt-0.5 size-4 shrink-0" />
        {copy.sharedHint}
      </p>
      {visitor !== null && email !== null && (
        <p className="text-sm">
          {say(visitor.isOwner ? copy.signedInAsOwner : copy.signedInAs, { name: visitor.name, email })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {email !== null ? (
          <Button icon="log-out" onClick={() => run(account.signOut, copy.signedOut)}>
            {copy.signOut}
          </Button>
        ) : (
          <Button icon="log-in" onClick={() => setSigningIn(true)}>
            {copy.signIn}
          </Button>
        )}
        {leaving ? (
          <Button look="danger" icon="trash-2" onClick={() => run(account.forget, copy.forgotten)}>
            {copy.forgetForGood}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => setLeaving(true)}>
            {copy.forgetMe}
          </Button>
        )}
      </div>
      {leaving && (
        <p role="alert" className="text-sm">
          {copy.forgetHint}
        </p>
      )}
      <SignInDialog open={signingIn} account={account} onClose={() => setSigningIn(false)} />
    </div>
  );
}
