import { PasswordInput } from "@mantine/core";
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_LONG, passwordFits } from "@sayhey/contract/password";
import { useId, useState, type FormEvent } from "react";
import { warmUpEstimator } from "./password-strength.ts";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PasswordMeter } from "./password-meter.tsx";

/** What the field tells and is told. */
export interface NewPasswordInputProps {
  value: string;
  onChange(value: string): void;
  label?: string;
  error?: string | undefined;
  /** The browser finds the password too short when its form is sent. */
  onTooShort?(): void;
}

/** A password to be chosen: with a toggle to see it, a live strength meter and what it must hold. */
export function NewPasswordInput({ value, onChange, label = "Password", error, onTooShort }: NewPasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const rulesId = useId();
  const refuseShort = (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    // Only where this is what keeps the form from being sent: the browser tells of an empty field before it by itself.
    if (onTooShort === undefined || !input.validity.tooShort || input.form?.querySelector("input:invalid") !== input)
      return;
    event.preventDefault();
    input.focus();
    onTooShort();
  };
  return (
    <div>
      <PasswordInput
        label={label}
        name="password"
        autoComplete="new-password"
        required
        withAsterisk={false}
        minLength={PASSWORD_MIN_LENGTH}
        aria-describedby={rulesId}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          "aria-label": visible ? "Hide password" : "Show password",
          "aria-hidden": false,
          tabIndex: 0,
        }}
        value={value}
        error={error ?? (passwordFits(value) ? undefined : PASSWORD_TOO_LONG)}
        onFocus={warmUpEstimator}
        onInvalid={refuseShort}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <PasswordMeter password={value} />
      <PasswordChecklist id={rulesId} password={value} />
    </div>
  );
}
