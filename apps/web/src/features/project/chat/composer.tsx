import { ActionIcon, SegmentedControl, Textarea, Tooltip } from "@mantine/core";
import { AI_LIMITS } from "@sayhey/contract/ai";
import ArrowUp from "lucide-react/icons/arrow-up";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from "react";
import classes from "./chat.module.css";
import { PLAN_WORDS } from "./conversation.ts";
import type { AnswerMode } from "./use-conversation.ts";
import { formatNumber } from "../../../components/format.ts";

/** Share of the longest message from which the characters are counted. */
const COUNTED = 0.8;
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|svg|bmp|heic)$/i;
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

/** A picture that goes with what is typed, and the way to leave it out. */
function Attached({ picture, onDetach }: { picture: File; onDetach: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return (
    <div className={classes.attached}>
      <img ref={show} alt="" />
      <span>Goes to the model with what you type</span>
      <ActionIcon size="sm" variant="subtle" color="gray" aria-label="Leave the picture out" onClick={onDetach}>
        <X size={15} />
      </ActionIcon>
    </div>
  );
}

/** Where one types what should be different, and drops a picture to be used. */
export function Composer(props: ComposerProps) {
  const { text, onText, onSend, onPicture, attached, onDetach, typed, canAsk, isAtWork, inputRef } = props;
  const [mode, setMode] = useState<AnswerMode>("do");
  const [refused, setRefused] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  /** How far back in what was typed, 0 for what is being typed. */
  const back = useRef(0);
  const draft = useRef("");
  const file = useRef<HTMLInputElement>(null);
  const pictureId = useId();
  const most = mode === "plan" ? AI_LIMITS.wish - PLAN_WORDS : AI_LIMITS.wish;
  const isLong = text.length > most;
  const waits = (mode !== "do" || attached !== null) && isAtWork;
  const canSend = text.trim() !== "" && !isLong;
  /** What was sent while the model was at work: it goes once that is done, unless it is changed. */
  const [due, setDue] = useState<string | null>(null);
  const isDue = canSend && text === due;
  const write = (next: string): void => {
    setRefused(null);
    setDue(null);
    onText(next);
  };
  const pass = (): void => {
    back.current = 0;
    draft.current = "";
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
  const recall = (step: number): boolean => {
    const next = back.current + step;
    if (next < 0 || next > typed.length) return false;
    if (back.current === 0) draft.current = text;
    back.current = next;
    write(next === 0 ? draft.current : (typed[typed.length - next] ?? ""));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if (event.key === "ArrowUp" && selectionStart === 0 && selectionEnd === 0 && recall(1))
      event.preventDefault();
    else if (event.key === "ArrowUp" && back.current > 0 && !value.slice(0, selectionStart).includes("\n") && recall(1))
      event.preventDefault();
    else if (event.key === "ArrowDown" && back.current > 0 && !value.slice(selectionEnd).includes("\n") && recall(-1))
      event.preventDefault();
  };
  const takeFile = (files: FileList | null | undefined): boolean => {
    // What is named a picture and is none is told so when it is looked at.
    const picture = [...(files ?? [])].find(({ type, name }) => type.startsWith("image/") || PICTURE.test(name));
    if (picture === undefined) return false;
    setRefused(null);
    onPicture(picture);
    return true;
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    if (takeFile(event.clipboardData.files)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const pasted = event.clipboardData.getData("text/plain");
    const { selectionStart, selectionEnd } = event.currentTarget;
    const length = text.length - (selectionEnd - selectionStart) + pasted.length;
    if (length <= most) return;
    event.preventDefault();
    setRefused(
      `That would be ${formatNumber(length)} characters; a message has at most ${formatNumber(most)}. What you had typed is still here, and nothing was pasted.`,
    );
  };
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (!takeFile(event.dataTransfer.files))
      setRefused("Only pictures can be dropped here. Rows come in through Data, files through Code.");
  };
  return (
    <form
      className={classes.composer}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
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
      {refused === null ? null : (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      {attached === null ? null : (
        <Attached
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
          back.current = 0;
          write(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={classes.tools}>
        <input
          ref={file}
          id={pictureId}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          hidden
          onChange={(event) => {
            takeFile(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
        />
        <Tooltip label="Use a picture: choose, paste or drop one">
          <ActionIcon aria-label="Use a picture" onClick={() => file.current?.click()}>
            <ImagePlus size={18} />
          </ActionIcon>
        </Tooltip>
        <span className={classes.hint}>
          <span role="status">{isDue ? "Goes out when the model is done" : ""}</span>
          {isDue
            ? null
            : text.length >= most * COUNTED
              ? `${formatNumber(text.length)} / ${formatNumber(most)}`
              : "Enter sends"}
        </span>
        {isDue ? (
          // An element of its own: the same one would turn into the button that submits under the very click.
          <ActionIcon key="hold" variant="default" aria-label="Do not send it" onClick={() => setDue(null)}>
            <X size={18} />
          </ActionIcon>
        ) : (
          <ActionIcon
            key="send"
            type="submit"
            variant="filled"
            aria-label={waits ? "Send when the model is done" : "Send"}
            disabled={!canSend}
          >
            <ArrowUp size={18} />
          </ActionIcon>
        )}
      </div>
    </form>
  );
}
