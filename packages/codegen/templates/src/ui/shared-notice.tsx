import { copy, say } from "../copy.ts";
import { useShared } from "../store/shared-state.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

/** Says when others cannot be reached, and asks who the visitor is where something needs it. */
export function SharedNotice() {
  const { state, account } = useShared();
  if (!state.shared || account === null) return null;
  return (
    <>
      {!state.online && (
        <p className="notice mx-0" role="status">
          {state.waiting === 0 ? copy.sharedOffline : say(copy.sharedWaiting, { n: state.waiting })}
        </p>
      )}
      <SignInDialog
        open={state.signInNeeded}
        account={account}
        reason={copy.signInNeeded}
        onClose={() => account.giveUp()}
      />
    </>
  );
}
