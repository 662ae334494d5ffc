import { Button } from "@mantine/core";
import type { Field } from "@sayhey/appspec";
import ImageUp from "lucide-react/icons/image-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef, type KeyboardEvent } from "react";
import classes from "./grid.module.css";

interface PicturePanelProps {
  field: Field;
  above: boolean;
  /** Whether the cell shows a picture that was uploaded. */
  isUploaded: boolean;
  onFile: (file: File) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Below the cell of a picture: one's own instead of a drawn one. */
export function PicturePanel({ field, above, isUploaded, onFile, onClear, onKeyDown }: PicturePanelProps) {
  const file = useRef<HTMLInputElement>(null);
  const keep = (event: KeyboardEvent): void => {
    // Enter and Space press the button.
    if (event.key === "Enter" || event.key === " ") event.stopPropagation();
    else onKeyDown(event);
  };
  return (
    <div className={classes.panel} data-above={above || undefined}>
      <Button
        size="xs"
        variant="default"
        leftSection={<ImageUp size={15} aria-hidden="true" />}
        onKeyDown={keep}
        onClick={() => file.current?.click()}
      >
        Upload a picture
      </Button>
      {isUploaded ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Trash2 size={15} aria-hidden="true" />}
          onKeyDown={keep}
          onClick={onClear}
        >
          Draw one instead
        </Button>
      ) : null}
      <span className={classes.hint}>Or paste or drop one on the cell. Words are what the app draws: “a red fox”.</span>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={`Picture for ${field.name}`}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </div>
  );
}
