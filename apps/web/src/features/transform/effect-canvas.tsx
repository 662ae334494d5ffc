import { useEffect, useRef } from "react";
import type { EffectPicture } from "./effect-messages.ts";

/** Shows a picture from memory, as large as there is room. */
export function EffectCanvas({
  picture,
  label,
  className,
}: {
  picture: EffectPicture;
  label: string;
  className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return;
    target.width = picture.width;
    target.height = picture.height;
    target.getContext("2d")?.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  }, [picture]);
  return <canvas ref={canvas} role="img" aria-label={label} {...(className === undefined ? {} : { className })} />;
}
