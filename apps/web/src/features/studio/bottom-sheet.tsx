import { ActionIcon } from "@mantine/core";
import X from "lucide-react/icons/x";
import { useEffect, useRef, type ReactNode } from "react";
import classes from "./studio.module.css";

interface BottomSheetProps {
  /** What it sets, for screen readers. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Settings over the foot of a phone; the picture stays in view and in use above it. Escape closes it. */
export function BottomSheet({ label, onClose, children }: BottomSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={sheet}
      className={classes.bottomSheet}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <ActionIcon className={classes.closeSheet ?? ""} aria-label="Close the settings" onClick={onClose}>
        <X size={20} />
      </ActionIcon>
      <div className={classes.sheetBody}>{children}</div>
    </section>
  );
}
