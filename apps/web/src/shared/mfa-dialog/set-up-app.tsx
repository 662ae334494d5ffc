import { Button, Group, Stack, TextInput } from "@mantine/core";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState, type FormEvent } from "react";
import { explainError } from "../../api/explain-error.ts";
import { CodeEntry } from "./code-entry.tsx";
import classes from "./mfa-dialog.module.css";
import { addApp, type NewApp } from "./second-factors.ts";

interface SetUpAppProps {
  suggestedName: string;
  onStarted: (factorId: string) => void;
  onVerified: () => void | Promise<void>;
  onCancel: () => void;
}

/** Names a new authenticator app, shows its picture and key, and asks for its first code. */
export function SetUpApp({ suggestedName, onStarted, onVerified, onCancel }: SetUpAppProps) {
  const [name, setName] = useState(suggestedName);
  const [app, setApp] = useState<NewApp | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const made = await addApp(name.trim() === "" ? suggestedName : name.trim());
      onStarted(made.id);
      setApp(made);
    } catch (cause) {
      setRefusal(explainError(cause).message);
    }
    setBusy(false);
  };

  if (app === null) {
    return (
      <form onSubmit={(event) => void start(event)}>
        <Stack gap="md">
          <p className={classes.text}>
            With an authenticator app, you sign in with your password and a six-digit code. Any authenticator app works.
          </p>
          <TextInput
            data-autofocus
            label="Name"
            description="Helps you tell your apps apart."
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={refusal}
            errorProps={{ role: "alert" }}
          />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={onCancel}>
              Not now
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? "Generating code..." : "Show the QR code"}
            </Button>
          </Group>
        </Stack>
      </form>
    );
  }
  return (
    <Stack gap="md">
      <ol className={classes.steps}>
        <li>
          <span>Scan this with your authenticator app.</span>
          <img
            className={classes.qr}
            src={app.qrCode}
            width={184}
            height={184}
            alt="QR code for your authenticator app"
          />
        </li>
        <li>
          <span>Can't scan? Enter this key in the app.</span>
          <SecretKey secret={app.secret} />
        </li>
        <li>
          <span>Enter the code from the app.</span>
        </li>
      </ol>
      <CodeEntry apps={[{ id: app.id, name }]} offersRecovery={false} submitLabel="Turn it on" onProven={onVerified}>
        <Button variant="default" onClick={onCancel}>
          Not now
        </Button>
      </CodeEntry>
    </Stack>
  );
}

function SecretKey({ secret }: { secret: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className={classes.secret}>
      <code aria-label="Key">{(secret.match(/.{1,4}/g) ?? []).join(" ")}</code>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
        onClick={() => {
          // Where copying is not allowed, the key can still be read.
          navigator.clipboard.writeText(secret).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {copied ? "Copied" : "Copy key"}
      </Button>
    </span>
  );
}
