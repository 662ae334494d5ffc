import { useEffect, useId, useRef, type ReactNode } from "react";
import { copy } from "../copy.ts";
import { IconButton } from "./button.tsx";

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** As wide as the window allows, for tables and what is looked at. */
  wide?: boolean;
  children: ReactNode;
}

/** A modal: a sheet from below on phones, a card in the middle elsewhere. Escape and a tap outside close it. */
export function Dialog({ open, title, onClose, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div className="dialog-body">
          <div className="mb-4 flex items-center justify-between gap-3">
            <h2 id={titleId} className="dialog-title">
              {title}
            </h2>
            <IconButton label={copy.close} icon="x" onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
