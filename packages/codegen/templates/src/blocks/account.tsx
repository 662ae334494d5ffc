import { useId, useRef, useState, type FormEvent } from "react";
import { copy } from "../copy.ts";
import { passwordProblem } from "../rules/account-fields.ts";
import {
  changeAccount,
  changePassword,
  deleteAccount,
  isGuest,
  roleOf,
  signOut,
  useMe,
  type Account as AccountRow,
} from "../store/accounts.ts";
import { problemText } from "../ui/account-form.tsx";
import { AccountPanel } from "../ui/account-panel.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Face } from "../ui/face.tsx";
import { ImageInput } from "../ui/image-input.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";
import { Figure, Own, type Item, type Scope } from "./profile.tsx";

interface AccountProps {
  id: string;
  title?: string;
  note?: string;
  items?: readonly Item[];
  scopes: readonly Scope[];
}

/** One's account: the way in, then who one is here, what is one's own, and how to leave. */
export function Account({ id, title, note, items = [], scopes }: AccountProps) {
  const me = useMe();
  return (
    <Section id={id} title={title} note={note} label={copy.accountPage}>
      {me === null && (
        <div className="card panel mx-auto w-full max-w-md">
          <AccountPanel />
        </div>
      )}
      {me && <Mine me={me} items={items} scopes={scopes} />}
    </Section>
  );
}

function Mine({ me, items, scopes }: { me: AccountRow; items: readonly Item[]; scopes: readonly Scope[] }) {
  const [open, setOpen] = useState<"edit" | "password" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="card panel flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-4">
          <Face name={me.name} picture={me.picture} className="size-20! text-2xl!" />
          <div className="min-w-0 flex-[1_1_10rem]">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="display [--size:1.5rem]">{me.name}</span>
              <span className="rounded-full border border-line px-2.5 py-0.5 text-sm">
                {roleOf(me.role)?.name}
                {isGuest(me) && ` · ${copy.demo}`}
              </span>
            </p>
            {me.email !== "" && <p className="truncate text-muted">{me.email}</p>}
            {me.about !== "" && <p className="mt-1">{me.about}</p>}
          </div>
          <Button icon="pencil" onClick={() => setOpen("edit")}>
            {copy.editProfile}
          </Button>
        </div>
        {items.length > 0 && (
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {items.map((item) => (
              <Figure key={item.label} item={item} />
            ))}
          </dl>
        )}
      </div>
      {scopes.map((scope) => (
        <Own key={`${scope.entity.id}:${scope.title}`} scope={scope} name={me.name} isDevice={false} />
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Button icon="log-out" onClick={leave}>
          {copy.signOut}
        </Button>
        {!isGuest(me) && (
          <>
            <Button look="quiet" icon="key-round" onClick={() => setOpen("password")}>
              {copy.changePassword}
            </Button>
            <Button look="quiet" icon="trash-2" onClick={() => setOpen("delete")}>
              {copy.deleteAccount}
            </Button>
          </>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">{copy.accountsHere}</p>
      <Dialog open={open === "edit"} title={copy.editProfile} onClose={close}>
        <Editor me={me} onDone={close} />
      </Dialog>
      <Dialog open={open === "password"} title={copy.changePassword} onClose={close}>
        <PasswordChange me={me} onDone={close} />
      </Dialog>
      <Dialog open={open === "delete"} title={copy.deleteAccount} onClose={close}>
        <p className="mb-5">{copy.deleteAccountHint}</p>
        <div className="row-form-end">
          <Button onClick={close}>{copy.cancel}</Button>
          <Button
            look="danger"
            icon="trash-2"
            onClick={() => {
              const restore = deleteAccount(me);
              showToast(copy.accountDeleted, { label: copy.undo, run: restore });
            }}
          >
            {copy.deleteAccount}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function leave(): void {
  signOut();
  showToast(copy.signedOut);
}

function Editor({ me, onDone }: { me: AccountRow; onDone: () => void }) {
  const [draft, setDraft] = useState({ name: me.name, picture: me.picture, about: me.about });
  const [isMissing, setMissing] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === "") {
      setMissing(true);
      name.current?.focus();
      return;
    }
    changeAccount(me, { ...draft, name: draft.name.trim() });
    onDone();
  };
  return (
    <form className="row-form" noValidate onSubmit={save}>
      <div className="field">
        <span className="field-label" id={`${id}-picture`}>
          {copy.yourPicture}
        </span>
        <ImageInput
          value={draft.picture}
          onChange={(picture) => setDraft({ ...draft, picture })}
          labelId={`${id}-picture`}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-name`}>
          {copy.accountName}
        </label>
        <input
          ref={name}
          id={`${id}-name`}
          className="input"
          value={draft.name}
          maxLength={40}
          aria-invalid={isMissing}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        {isMissing && <p className="field-problem">{copy.nameMissing}</p>}
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-about`}>
          {copy.aboutYou}
        </label>
        <textarea
          id={`${id}-about`}
          className="input"
          rows={2}
          value={draft.about}
          maxLength={160}
          onChange={(event) => setDraft({ ...draft, about: event.target.value })}
        />
      </div>
      <div className="row-form-end">
        <Button type="submit" look="primary">
          {copy.done}
        </Button>
      </div>
    </form>
  );
}

function PasswordChange({ me, onDone }: { me: AccountRow; onDone: () => void }) {
  const [before, setBefore] = useState("");
  const [after, setAfter] = useState("");
  const [problems, setProblems] = useState<{ before?: string | undefined; after?: string | undefined }>({});
  const [isBusy, setBusy] = useState(false);
  const beforeRef = useRef<HTMLInputElement>(null);
  const afterRef = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemText(passwordProblem(after, [me.name, me.email]).password);
    setProblems({ after: problem });
    if (problem !== undefined) return afterRef.current?.focus();
    setBusy(true);
    const isChanged = await changePassword(me, before, after);
    setBusy(false);
    if (isChanged) {
      showToast(copy.passwordChanged);
      return onDone();
    }
    setProblems({ before: copy.presentWrong });
    beforeRef.current?.focus();
  };
  return (
    <form className="row-form" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={copy.presentPassword}
        value={before}
        problem={problems.before}
        inputRef={beforeRef}
        onChange={setBefore}
      />
      <PasswordField
        label={copy.newPassword}
        value={after}
        problem={problems.after}
        newFor={[me.name, me.email]}
        inputRef={afterRef}
        onChange={setAfter}
      />
      <div className="row-form-end">
        <Button type="submit" look="primary" disabled={isBusy}>
          {copy.changePassword}
        </Button>
      </div>
    </form>
  );
}
