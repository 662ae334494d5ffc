import { useState } from "react";
import { copy } from "../copy.ts";
import { useShared } from "../store/shared-state.ts";
import { Button } from "./button.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** The way in, beside the navigation, for a visitor whom nobody knows yet. */
export function SharedEntry() {
  const { state, account } = useShared();
  const [open, setOpen] = useState(false);
  if (!state.shared || account === null || (state.visitor?.email ?? null) !== null) return null;
  return (
    <>
      <Button look="quiet" icon="log-in" className="app-entry" onClick={() => setOpen(true)}>
        {copy.signIn}
      </Button>
      <SignInDialog open={open} account={account} onClose={() => setOpen(false)} />
    </>
  );
}
