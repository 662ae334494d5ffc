import { Button, Group, Stack } from "@mantine/core";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import classes from "./mfa-dialog.module.css";
import { shownCode } from "./second-factors.ts";

/** Recovery codes, this one time, with ways to keep them. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const lines = codes.map(shownCode);
  const copy = () => {
    navigator.clipboard.writeText(lines.join("\n")).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  };
  const download = () => {
    const text = ["SayHey recovery codes", "Each works once, in place of your authenticator app.", "", ...lines, ""];
    const address = URL.createObjectURL(new Blob([text.join("\n")], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "sayhey-recovery-codes.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <Stack gap="md">
      <p className={classes.text}>
        If you lose your phone, each of these codes lets you in once. <strong>They are shown only now</strong>, so keep
        them somewhere safe.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          variant="default"
          onClick={copy}
          leftSection={
            copied === "yes" ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />
          }
        >
          {copied === "yes" ? "Copied" : "Copy codes"}
        </Button>
        <Button variant="default" onClick={download} leftSection={<Download size={16} aria-hidden="true" />}>
          Download codes
        </Button>
      </Group>
      <p className={classes.refusal} role="status">
        {copied === "failed" ? "Your browser blocked copying. Download the codes instead." : null}
      </p>
      <Group justify="flex-end">
        <Button data-autofocus onClick={onDone}>
          I've saved them
        </Button>
      </Group>
    </Stack>
  );
}
