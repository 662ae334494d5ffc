import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { explainError } from "../../api/explain-error.ts";
import { toast } from "../../status/toast.ts";

interface ClosedAccountProps {
  /** What is going to happen and when. */
  sentence: string;
  /** Opens the account again. */
  keep: () => Promise<void>;
  onLeave: () => void;
}

/** For somebody who comes back to an account that is on its way out: keep it, or leave it to be erased. */
export function ClosedAccount({ sentence, keep, onLeave }: ClosedAccountProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await keep();
      toast.success("Your account has been restored. Welcome back!");
    } catch (cause) {
      const { message, hint } = explainError(cause);
      setRefusal(hint === undefined ? message : `${message} ${hint}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <Text>{sentence}</Text>
      <Text c="dimmed">Restore it to get everything back: projects, renders, files and your profile.</Text>
      {refusal === null ? null : (
        <Text role="alert" c="var(--sh-chili-text)">
          {refusal}
        </Text>
      )}
      <Button size="md" aria-disabled={busy} onClick={() => void start()}>
        {busy ? "Restoring..." : "Restore my account"}
      </Button>
      <Button size="md" variant="default" onClick={onLeave}>
        Not now
      </Button>
    </Stack>
  );
}
