import { useId } from "react";
import { copy } from "../copy.ts";
import { newId } from "../store/store.ts";
import { Button } from "./button.tsx";
import { Picture } from "./media.tsx";

/** Longest side of a kept picture in px; keeps an app's data small. */
const LONGEST_SIDE = 960;

/** Choose a picture from the device, or have one drawn. */
export function ImageInput({
  value,
  onChange,
  labelId,
}: {
  value: string;
  onChange: (value: string) => void;
  labelId: string;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="flex items-center gap-3">
      <div className="media size-20 shrink-0 overflow-hidden rounded-control">
        <Picture value={value} fallback="new" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="sparkles" onClick={() => onChange(`art:${newId()}`)}>
          {copy.drawOne}
        </Button>
        <label className="btn btn-secondary" htmlFor={id}>
          <span>{copy.upload}</span>
          <input
            id={id}
            className="sr-only"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) void shrink(file).then(onChange);
            }}
          />
        </label>
      </div>
    </div>
  );
}

async function shrink(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.82);
}
