import { useId, useState, type Ref } from "react";
import { copy } from "../copy.ts";
import { passwordStrength } from "../rules/account-fields.ts";
import { IconButton } from "./button.tsx";

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  /** A new password shows how hard it is to guess; these words of its owner make it easier. */
  newFor?: readonly string[];
  inputRef?: Ref<HTMLInputElement>;
}

/** A password, hidden until one wants to see it. */
export function PasswordField({ label, value, onChange, problem, newFor, inputRef }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const hint = problem ?? (newFor === undefined ? undefined : copy.passwordRule);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          ref={inputRef}
          id={id}
          className="input w-full pr-13!"
          type={isShown ? "text" : "password"}
          autoComplete={newFor === undefined ? "current-password" : "new-password"}
          maxLength={200}
          value={value}
          aria-invalid={problem !== undefined}
          {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          label={isShown ? copy.hidePassword : copy.showPassword}
          icon={isShown ? "eye-off" : "eye"}
          className="absolute! right-1 top-1/2 -translate-y-1/2"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </div>
      {newFor !== undefined && value !== "" && <Strength value={passwordStrength(value, newFor)} />}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={problem === undefined ? "field-help" : "field-problem"}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Strength({ value }: { value: 0 | 1 | 2 | 3 }) {
  return (
    <p className="flex items-center gap-2 text-sm" role="status">
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${step <= Math.max(1, value) ? (value < 2 ? "bg-muted" : "bg-accent") : "bg-line"}`}
          />
        ))}
      </span>
      <span className="min-w-16 text-right text-muted">
        {value === 3 ? copy.passwordStrong : value === 2 ? copy.passwordFair : copy.passwordWeak}
      </span>
    </p>
  );
}
