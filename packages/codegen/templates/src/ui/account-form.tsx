import { useId, useRef, useState, type FormEvent, type HTMLInputTypeAttribute, type Ref } from "react";
import { roles } from "../accounts.ts";
import { copy } from "../copy.ts";
import {
  accountProblems,
  type AccountDraft,
  type AccountProblem,
  type AccountProblems,
} from "../rules/account-fields.ts";
import { createAccount, signIn, useAccounts, type Account } from "../store/accounts.ts";
import { canKeepPasswords } from "../store/passwords.ts";
import { Button } from "./button.tsx";
import { PasswordField } from "./password-field.tsx";

/** What to say about what is wrong. */
export function problemText(problem: AccountProblem | undefined): string | undefined {
  switch (problem) {
    case "name-missing":
      return copy.nameMissing;
    case "email-wrong":
      return copy.emailInvalid;
    case "email-taken":
      return copy.emailTaken;
    case "password-short":
      return copy.passwordRule;
    case "password-common":
      return copy.passwordCommon;
    case undefined:
      return undefined;
  }
}

interface TextFieldProps {
  label: string;
  value: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  problem?: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

function TextField({ label, value, type = "text", autoComplete, problem, inputRef, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={inputRef}
        id={id}
        className="input"
        type={type}
        autoComplete={autoComplete}
        maxLength={type === "email" ? 254 : 40}
        value={value}
        aria-invalid={problem !== undefined}
        {...(problem !== undefined && { "aria-describedby": `${id}-problem` })}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Says so where the browser cannot keep a password. */
export function PasswordsKept() {
  return canKeepPasswords() ? null : (
    <p role="alert" className="text-sm font-bold">
      {copy.noPasswords}
    </p>
  );
}

/** Address and password of whoever has an account. */
export function SignInForm({ onIn }: { onIn?: (() => void) | undefined }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isMissing, setMissing] = useState<{ email: boolean; password: boolean }>({ email: false, password: false });
  const [isBusy, setBusy] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = { email: !email.includes("@"), password: password === "" };
    setMissing(missing);
    setProblem(undefined);
    if (missing.email || missing.password) return (missing.email ? emailRef : passwordRef).current?.focus();
    setBusy(true);
    const answer = await signIn(email, password);
    setBusy(false);
    if (answer === "in") return onIn?.();
    setProblem(answer === "wrong" ? copy.signInWrong : copy.accountSuspended);
    passwordRef.current?.focus();
  };
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="username"
        value={email}
        problem={isMissing.email ? copy.emailInvalid : undefined}
        inputRef={emailRef}
        onChange={setEmail}
      />
      <PasswordField
        label={copy.password}
        value={password}
        problem={isMissing.password ? copy.passwordMissing : undefined}
        inputRef={passwordRef}
        onChange={setPassword}
      />
      {problem !== undefined && (
        <p role="alert" className="text-sm font-bold">
          {problem}
        </p>
      )}
      <PasswordsKept />
      <Button type="submit" look="primary" className="w-full" disabled={isBusy || !canKeepPasswords()}>
        {copy.signIn}
      </Button>
    </form>
  );
}

interface CreateFormProps {
  /** For somebody else: nobody is signed in by it, and whoever fills it in chooses the role. */
  isForOther?: boolean;
  onMade?: ((account: Account) => void) | undefined;
}

/** Name, address and password of a new account. */
export function CreateForm({ isForOther = false, onMade }: CreateFormProps) {
  const accounts = useAccounts();
  const [draft, setDraft] = useState<AccountDraft>({ name: "", email: "", password: "" });
  const [role, setRole] = useState(roles[0]?.id ?? "");
  const [problems, setProblems] = useState<AccountProblems>({});
  const [isBusy, setBusy] = useState(false);
  const roleId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  // Somebody has to be the first who runs it.
  const isFirst = accounts.every(({ password }) => password === undefined);
  const choosesRole = roles.length > 1 && (isForOther || isFirst);
  const write = (key: keyof AccountDraft) => (value: string) => {
    setDraft({ ...draft, [key]: value });
    setProblems({ ...problems, [key]: undefined });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = accountProblems(
      draft,
      accounts.map(({ email }) => email),
    );
    setProblems(found);
    if (found.name !== undefined) return nameRef.current?.focus();
    if (found.email !== undefined) return emailRef.current?.focus();
    if (found.password !== undefined) return passwordRef.current?.focus();
    setBusy(true);
    const account = await createAccount(draft, choosesRole ? role : (roles[0]?.id ?? ""), !isForOther);
    onMade?.(account);
  };
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={copy.accountName}
        autoComplete={isForOther ? "off" : "name"}
        value={draft.name}
        problem={problemText(problems.name)}
        inputRef={nameRef}
        onChange={write("name")}
      />
      <TextField
        label={copy.email}
        type="email"
        autoComplete={isForOther ? "off" : "username"}
        value={draft.email}
        problem={problemText(problems.email)}
        inputRef={emailRef}
        onChange={write("email")}
      />
      <PasswordField
        label={copy.password}
        value={draft.password}
        problem={problemText(problems.password)}
        newFor={[draft.name, draft.email]}
        inputRef={passwordRef}
        onChange={write("password")}
      />
      {choosesRole && (
        <div className="field">
          <label className="field-label" htmlFor={roleId}>
            {copy.role}
          </label>
          <select id={roleId} className="input" value={role} onChange={(event) => setRole(event.target.value)}>
            {roles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {!isForOther && <p className="field-help">{copy.firstRole}</p>}
        </div>
      )}
      <PasswordsKept />
      <Button type="submit" look="primary" className="w-full" disabled={isBusy || !canKeepPasswords()}>
        {copy.createAccount}
      </Button>
    </form>
  );
}
