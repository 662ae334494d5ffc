import { useId, useRef, useState, type KeyboardEvent } from "react";
import { copy, say } from "../copy.ts";
import { LONGEST_MESSAGE } from "../store/send-message.ts";
import { IconButton } from "./button.tsx";

/** From so many characters on it is said how many are left. */
const NEAR_THE_END = 200;

/** Where a message is written: Enter sends it, Shift and Enter begin a new line. */
export function MessageComposer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState("");
  const input = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const left = LONGEST_MESSAGE - text.length;
  const send = () => {
    const said = text.trim();
    if (said === "") return;
    onSend(said);
    setText("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Where words are composed from keys, Enter takes the word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={input}
        className="input composer-text"
        rows={1}
        maxLength={LONGEST_MESSAGE}
        aria-label={copy.writeMessage}
        aria-describedby={hint}
        placeholder={copy.writeMessage}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={copy.sendMessage} icon="send" type="submit" className="composer-send" />
      <p id={hint} className={left <= NEAR_THE_END ? "composer-hint" : "composer-hint composer-keys"}>
        {left <= NEAR_THE_END ? say(copy.charactersLeft, { n: left }) : copy.sendHint}
      </p>
    </form>
  );
}
