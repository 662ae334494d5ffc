import { useId, useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { Refusal } from "../store/shared-link.ts";
import type { SharedAccount } from "../store/shared-state.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { showToast } from "./toast-store.ts";

interface SignInDialogProps {
  open: boolean;
  account: SharedAccount;
  /** Why to sign in, where something needs it. */
  reason?: string;
  onClose: () => void;
}

/** Name and address, then the code that was sent there. */
export function SignInDialog({ open, account, reason, onClose }: SignInDialogProps) {
  return (
    <Dialog open={open} title={copy.signIn} onClose={onClose}>
      <SignInForm account={account} reason={reason} onDone={onClose} />
    </Dialog>
  );
}

interface SignInFormProps {
  account: SharedAccount;
  reason: string | undefined;
  onDone: () => void;
}

function SignInForm({ account, reason, onDone }: SignInFormProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();

  const attempt = async (work: () => Promise<void>, words: (status: number) => string) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(words(error instanceof Refusal ? error.status : 0));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sentTo === null) {
      void attempt(
        async () => {
          await account.sendCode(email.trim());
          setSentTo(email.trim());
        },
        (status) => (status === 400 ? copy.emailWrong : status === 429 ? copy.tooOften : copy.sharedRefused),
      );
      return;
    }
    void attempt(
      async () => {
        await account.signIn(sentTo, code, name);
        showToast(copy.signedIn);
        onDone();
      },
      (status) => (status === 401 || status === 400 ? copy.codeWrong : copy.sharedRefused),
    );
  };

  return (
    <form className="space-y-4" onSubmit={submit} noValidate>
      {sentTo === null ? (
        <>
          <p className="text-sm text-muted">{reason ?? copy.signInHint}</p>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-name`}>
              {copy.yourName}
            </label>
            <input
              id={`${id}-name`}
              className="input"
              autoComplete="name"
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-email`}>
              {copy.yourEmail}
            </label>
            <input
              id={`${id}-email`}
              className="input"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              value={email}
              aria-invalid={problem !== null}
              onChange={(event) => setEmail(event.target.value)}
            />
          </div>
          <p className="text-sm text-muted">{copy.ownerSees}</p>
        </>
      ) : (
        <>
          <p className="text-sm">{say(copy.codeSent, { email: sentTo })}</p>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-code`}>
              {copy.yourCode}
            </label>
            <input
              id={`${id}-code`}
              className="input num"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              maxLength={7}
              value={code}
              aria-invalid={problem !== null}
              onChange={(event) => setCode(event.target.value)}
            />
          </div>
        </>
      )}
      {problem !== null && (
        <p role="alert" className="text-sm font-bold">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={busy}>
          {sentTo === null ? copy.sendCode : copy.signIn}
        </Button>
        {sentTo !== null && (
          <Button look="quiet" onClick={() => setSentTo(null)}>
            {copy.otherEmail}
          </Button>
        )}
      </div>
    </form>
  );
}
