import { Button, NumberInput, Textarea } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../components/dialog.tsx";
import classes from "./admin.module.css";

/** What is asked before something weighty is done. */
export interface Question {
  title: string;
  /** What will happen. */
  text: string;
  /** The button, in words of what it does. */
  action: string;
  /** Reasons to choose from. */
  suggestions?: readonly string[];
  /** Asks for a number too: its name and its bounds. */
  amount?: { label: string; first: number; most: number };
  isGrave?: boolean;
}

/** Asks why something is done, as the audit log and whoever it is done to will read it. */
export function AskReason({
  question,
  onAnswer,
  onClose,
}: {
  question: Question;
  onAnswer: (reason: string, amount: number) => void;
  onClose: () => void;
}) {
  const { title, text, action, suggestions = [], amount, isGrave = false } = question;
  const [reason, setReason] = useState("");
  const [number, setNumber] = useState(amount?.first ?? 0);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") return setMissing(true);
    onAnswer(reason.trim(), number);
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} size={480}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <p className={classes.note}>{text}</p>
        {amount === undefined ? null : (
          <NumberInput
            label={amount.label}
            min={1}
            max={amount.most}
            allowDecimal={false}
            clampBehavior="strict"
            value={number}
            onChange={(value) => setNumber(Math.min(amount.most, Math.max(1, Number(value) || 1)))}
          />
        )}
        <Textarea
          label="Why?"
          data-autofocus
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={isMissing && reason.trim() === "" ? "Add a reason. It's saved in the audit log." : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {suggestions.length === 0 ? null : (
          <div className={classes.marks} role="group" aria-label="Usual reasons">
            {suggestions.map((suggestion) => (
              <Button key={suggestion} variant="default" size="compact-sm" onClick={() => setReason(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
        )}
        <div className={classes.formEnd}>
          <Button variant="default" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" {...(isGrave ? { color: "chili" } : {})}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
