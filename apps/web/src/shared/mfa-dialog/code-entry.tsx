import { Button, Group, NativeSelect, Stack, TextInput, UnstyledButton } from "@mantine/core";
import { useRef, useState, type FormEvent } from "react";
import { explainError } from "../../api/explain-error.ts";
import classes from "./mfa-dialog.module.css";
import { proveByCode, proveByRecoveryCode, type AppFactor } from "./second-factors.ts";

interface CodeEntryProps {
  apps: readonly Pick<AppFactor, "id" | "name">[];
  /** Whether a recovery code may stand in for the app. */
  offersRecovery: boolean;
  submitLabel: string;
  onProven: () => void | Promise<void>;
  /** A second button beside the first. */
  children?: React.ReactNode;
}

/** Asks for the code of an authenticator app, or for a recovery code, and proves it. */
export function CodeEntry({ apps, offersRecovery, submitLabel, onProven, children }: CodeEntryProps) {
  const [factorId, setFactorId] = useState(apps[0]?.id ?? "");
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const prove = async (given: string) => {
    if (busy) return;
    if (given.trim() === "") {
      setRefusal(byRecovery ? "Enter one of your recovery codes." : "Enter the six-digit code from your app.");
      field.current?.focus();
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      await (byRecovery ? proveByRecoveryCode(given) : proveByCode(factorId, given));
      await onProven();
    } catch (cause) {
      setRefusal(explainError(cause).message);
      setBusy(false);
      field.current?.focus();
      field.current?.select();
      return;
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(code);
  };
  const change = (text: string) => {
    setCode(text);
    setRefusal(null);
    // Six digits are a whole code: nobody has to reach for a button, and a filled-in code goes by itself.
    if (!byRecovery && /^\d{6}$/.test(text.replace(/\s/g, ""))) void prove(text);
  };
  const swap = () => {
    setByRecovery(!byRecovery);
    setCode("");
    setRefusal(null);
    field.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {!byRecovery && apps.length > 1 ? (
          <NativeSelect
            label="App"
            size="md"
            value={factorId}
            onChange={(event) => setFactorId(event.currentTarget.value)}
            data={apps.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <TextInput
          // Another field for another kind of code, so that no browser fills in the wrong one.
          key={String(byRecovery)}
          ref={field}
          autoFocus
          data-autofocus
          label={byRecovery ? "Recovery code" : "Six-digit code"}
          description={byRecovery ? "Each code works once. Dashes and capitals don't matter." : undefined}
          name={byRecovery ? "recovery-code" : "one-time-code"}
          autoComplete={byRecovery ? "off" : "one-time-code"}
          inputMode={byRecovery ? "text" : "numeric"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={byRecovery ? 40 : 7}
          placeholder={byRecovery ? "xxxx-xxxx-xxxx-xxxx" : "000000"}
          required
          withAsterisk={false}
          readOnly={busy}
          value={code}
          onChange={(event) => change(event.currentTarget.value)}
          error={refusal}
          errorProps={{ role: "alert" }}
          classNames={{ input: (byRecovery ? classes.recoveryInput : classes.codeInput) ?? "" }}
        />
        {offersRecovery ? (
          <UnstyledButton className={classes.swap} onClick={swap}>
            {byRecovery ? "Use the authenticator app" : "Use a recovery code instead"}
          </UnstyledButton>
        ) : null}
        <Group justify="flex-end" mt="xs">
          {children}
          <Button type="submit" aria-disabled={busy}>
            {busy ? "Checking..." : submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
