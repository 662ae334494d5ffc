import { SegmentedControl, Textarea } from "@mantine/core";
import { AI_LIMITS } from "@sayhey/contract/ai";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type KeyboardEvent } from "react";
import { aiQuery } from "../../../api/get-ai.ts";
import { useUserId } from "../../../session/session.tsx";
import { estimateText } from "../../../shared/run-cost/run-cost.ts";
import { formatNumber } from "../../../components/format.ts";
import { AttachedPicture } from "./attached-picture.tsx";
import classes from "./chat.module.css";
import { ComposerTools } from "./composer-tools.tsx";
import { PLAN_WORDS } from "./conversation.ts";
import type { AnswerMode } from "./use-conversation.ts";
import { useIntake } from "./use-intake.ts";
import { useRecall } from "./use-recall.ts";

/** Share of the longest message from which the characters are counted. */
const COUNTED = 0.8;
const MODES: { value: AnswerMode; label: string }[] = [
  { value: "do", label: "Do it" },
  { value: "model", label: "Ask the model" },
  { value: "plan", label: "Plan first" },
];

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string, mode: AnswerMode) => void;
  onPicture: (file: File) => void;
  /** The picture that goes with what is typed, to the model. */
  attached: File | null;
  onDetach: () => void;
  /** What was typed before, the newest last. */
  typed: readonly string[];
  /** Whether there is a model to ask. */
  canAsk: boolean;
  /** Whether one is at work, so that a further wish for it waits. */
  isAtWork: boolean;
  inputRef: React.RefObject<HTMLTextAreaElement | null>;
}

/** Where one types what should be different, and drops a picture to be used. */
export function Composer(props: ComposerProps) {
  const { text, onText, onSend, onPicture, attached, onDetach, typed, canAsk, isAtWork, inputRef } = props;
  const [mode, setMode] = useState<AnswerMode>("do");
  const estimate = useQuery(aiQuery(useUserId())).data?.estimate ?? null;
  const most = mode === "plan" ? AI_LIMITS.wish - PLAN_WORDS : AI_LIMITS.wish;
  const isLong = text.length > most;
  const waits = (mode !== "do" || attached !== null) && isAtWork;
  const canSend = text.trim() !== "" && !isLong;
  /** What was sent while the model was at work: it goes once that is done, unless it is changed. */
  const [due, setDue] = useState<string | null>(null);
  const isDue = canSend && text === due;
  const intake = useIntake(text, most, onPicture);
  const write = (next: string): void => {
    intake.forgive();
    setDue(null);
    onText(next);
  };
  const recalled = useRecall(typed, text, write);
  const pass = (): void => {
    recalled.forget();
    onSend(text, mode);
  };
  const send = (): void => {
    if (!canSend) return;
    if (waits) setDue(text);
    else pass();
  };
  useEffect(() => {
    if (isDue && !waits) pass();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if (event.key === "ArrowUp" && selectionStart === 0 && selectionEnd === 0 && recalled.go(1))
      event.preventDefault();
    else if (
      event.key === "ArrowUp" &&
      recalled.isBack() &&
      !value.slice(0, selectionStart).includes("\n") &&
      recalled.go(1)
    )
      event.preventDefault();
    else if (
      event.key === "ArrowDown" &&
      recalled.isBack() &&
      !value.slice(selectionEnd).includes("\n") &&
      recalled.go(-1)
    )
      event.preventDefault();
  };
  return (
    <form
      className={classes.composer}
      data-over={intake.over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...intake.drop}
    >
      {canAsk ? (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label="Who answers"
          // A picture goes to the model, so the grammar cannot take it.
          data={MODES.map((each) => ({ ...each, disabled: attached !== null && each.value === "do" }))}
          value={attached !== null && mode === "do" ? "model" : mode}
          onChange={(value) => {
            setDue(null);
            setMode(value as AnswerMode);
          }}
        />
      ) : null}
      {intake.refused === null ? null : (
        <p className={classes.refused} role="alert">
          {intake.refused}
        </p>
      )}
      {attached === null ? null : (
        <AttachedPicture
          picture={attached}
          onDetach={() => {
            setDue(null);
            onDetach();
          }}
        />
      )}
      <Textarea
        ref={inputRef}
        size="sm"
        aria-label="Ask for a change"
        placeholder={
          attached !== null
            ? "Describe what to do with the picture"
            : mode === "plan"
              ? "What should be planned?"
              : "Describe a change"
        }
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        error={isLong ? `${formatNumber(text.length - most)} characters too many` : undefined}
        onChange={(event) => {
          recalled.stay();
          write(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={intake.onPaste}
      />
      <ComposerTools
        onFiles={intake.takeFile}
        hint={
          text.length >= most * COUNTED
            ? `${formatNumber(text.length)} / ${formatNumber(most)}`
            : estimate !== null && (mode !== "do" || attached !== null)
              ? `Enter sends: ${estimateText(estimate.change)}`
              : "Enter sends"
        }
        isDue={isDue}
        onHold={() => setDue(null)}
        waits={waits}
        canSend={canSend}
      />
    </form>
  );
}
