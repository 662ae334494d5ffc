import { ActionIcon, Tooltip } from "@mantine/core";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { useId, useRef } from "react";
import type { Colours } from "@sayhey/contract/idea";
import classes from "./idea-composer.module.css";

interface PictureColoursButtonProps {
  colours: Colours | null;
  onPicture: (file: File) => void;
  onDrop: () => void;
  disabled: boolean;
}

/** Where one gives a picture whose colours the app takes; shows them once there are some. */
export function PictureColoursButton({ colours, onPicture, onDrop, disabled }: PictureColoursButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label="Image to take colors from"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file !== undefined) onPicture(file);
        }}
      />
      {colours === null ? (
        <Tooltip label="Use colors from an image: choose, paste or drop one">
          <ActionIcon
            className={classes.tool ?? ""}
            aria-label="Use colors from an image"
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            <ImagePlus size={18} />
          </ActionIcon>
        </Tooltip>
      ) : (
        <span className={classes.swatches} role="group" aria-label="Colors from your image">
          {colours.map((colour) => (
            <i key={colour} style={{ background: colour }} title={colour} />
          ))}
          <ActionIcon
            className={classes.tool ?? ""}
            aria-label="Remove the image's colors"
            disabled={disabled}
            onClick={onDrop}
          >
            <X size={16} />
          </ActionIcon>
        </span>
      )}
    </>
  );
}
