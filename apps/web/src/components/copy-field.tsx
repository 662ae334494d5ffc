import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useRef, useState } from "react";
import classes from "./copy-field.module.css";
import { toast } from "../status/toast.ts";

/** How long the button says that it has copied, ms. */
const SAID_MS = 2500;

interface CopyFieldProps {
  label: string;
  /** What the button copies, in words: 'Copy link'. */
  action: string;
  value: string;
  autoFocus?: boolean;
  /** The one thing most people came for. */
  primary?: boolean;
  /** Hears that it has been copied. */
  onCopied?: () => void;
}

/** A text to take along: shown, selected on focus, and copied by the button. */
export function CopyField({ label, action, value, autoFocus = false, primary = false, onCopied }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied?.();
      setTimeout(() => setCopied(false), SAID_MS);
    } catch (cause) {
      console.warn("Copying was blocked.", cause);
      field.current?.select();
      toast.info("Your browser doesn't let this page copy.", {
        description: "It's selected. Press Ctrl+C or Cmd+C.",
      });
    }
  };
  return (
    <div className={classes.root}>
      <TextInput
        ref={field}
        className={classes.field ?? ""}
        label={label}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="md"
        variant={primary ? "filled" : "default"}
        className={classes.button ?? ""}
        {...(autoFocus ? { "data-autofocus": true } : {})}
        onClick={() => void copy()}
        leftSection={copied ? <Check size={17} aria-hidden="true" /> : <Copy size={17} aria-hidden="true" />}
      >
        {copied ? "Copied" : action}
      </Button>
      <VisuallyHidden aria-live="polite">{copied ? "Copied" : ""}</VisuallyHidden>
    </div>
  );
}
