import { useEffect, useRef, type PointerEvent } from "react";
import { copy, say } from "../copy.ts";
import { IconButton } from "./button.tsx";
import { Picture } from "./media.tsx";

/** A picture and its caption. */
export interface Shown {
  value: string;
  title: string;
  about: string;
}

/** As far as a finger moves to mean it. */
const SWIPE = 48;

/** Pictures one at a time over the whole window: by buttons, arrow keys and swipes. */
export function Lightbox({
  pictures,
  at,
  onMove,
  onClose,
}: {
  pictures: readonly Shown[];
  /** Which one is shown; null for none. */
  at: number | null;
  onMove: (at: number) => void;
  onClose: () => void;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const start = useRef<number | null>(null);
  const isOpen = at !== null;
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog?.open === false) dialog.showModal();
    if (!isOpen && dialog?.open === true) dialog.close();
  }, [isOpen]);
  const shown = at === null ? undefined : pictures[at];
  const step = (by: number) => {
    if (at !== null && pictures.length > 1) onMove((at + by + pictures.length) % pictures.length);
  };
  const end = (event: PointerEvent) => {
    const moved = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    if (Math.abs(moved) >= SWIPE) step(moved < 0 ? 1 : -1);
  };
  return (
    <dialog
      ref={ref}
      className="lightbox"
      aria-label={shown?.title ?? ""}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") step(1);
        if (event.key === "ArrowLeft") step(-1);
      }}
    >
      {shown !== undefined && at !== null && (
        <>
          <div
            className="lightbox-picture"
            onPointerDown={(event) => (start.current = event.clientX)}
            onPointerUp={end}
            onPointerCancel={() => (start.current = null)}
          >
            <Picture value={shown.value} fallback={shown.title} about={shown.about} label={shown.title} />
          </div>
          <div className="lightbox-bar">
            <p className="min-w-0 flex-1" aria-live="polite">
              <span className="block truncate font-bold">{shown.title}</span>
              {pictures.length > 1 && (
                <span className="num text-sm">{say(copy.pictureOf, { n: at + 1, all: pictures.length })}</span>
              )}
            </p>
            {pictures.length > 1 && (
              <>
                <IconButton label={copy.previous} icon="chevron-left" onClick={() => step(-1)} />
                <IconButton label={copy.next} icon="chevron-right" onClick={() => step(1)} />
              </>
            )}
            <IconButton label={copy.close} icon="x" onClick={onClose} />
          </div>
        </>
      )}
    </dialog>
  );
}
