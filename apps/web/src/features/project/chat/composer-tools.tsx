import { ActionIcon, Tooltip } from "@mantine/core";
import ArrowUp from "lucide-react/icons/arrow-up";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import classes from "./chat.module.css";

interface ToolsProps {
  onFiles: (files: FileList | null) => void;
  /** What is said beside the buttons. */
  hint: string;
  /** Whether what is typed goes out by itself once the model is done, and how to keep it back. */
  isDue: boolean;
  onHold: () => void;
  /** Whether the model is at work on something else. */
  waits: boolean;
  canSend: boolean;
}

/** What stands below the field of the composer: a picture to choose, a hint, and the button that sends. */
export function ComposerTools({ onFiles, hint, isDue, onHold, waits, canSend }: ToolsProps) {
  const file = useRef<HTMLInputElement>(null);
  const pictureId = useId();
  return (
    <div className={classes.tools}>
      <input
        ref={file}
        id={pictureId}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        hidden
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
      <Tooltip label="Use a picture: choose, paste or drop one">
        <ActionIcon aria-label="Use a picture" onClick={() => file.current?.click()}>
          <ImagePlus size={18} />
        </ActionIcon>
      </Tooltip>
      <span className={classes.hint}>
        <span role="status">{isDue ? "Sends when the model is done" : ""}</span>
        {isDue ? null : hint}
      </span>
      {isDue ? (
        // An element of its own: the same one would turn into the button that submits under the very click.
        <ActionIcon key="hold" variant="default" aria-label="Don't send" onClick={onHold}>
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
  );
}
