import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useReturnFocus } from "./use-return-focus.ts";
import classes from "./dialog.module.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Widest it gets, CSS px. */
  size?: number;
  children: ReactNode;
}

/** A dialog over the page: holds the focus, closes on Escape, and fills a phone. */
export function Dialog({ title, onClose, size = 560, children }: DialogProps) {
  useReturnFocus();
  return (
    // In parts: the ready-made modal puts its title into a second page banner.
    <Modal.Root
      opened
      onClose={onClose}
      centered
      returnFocus={false}
      radius="lg"
      size={size}
      classNames={{ content: classes.content ?? "" }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ""}>
          <div className={classes.head}>
            <Modal.Title className={classes.title ?? ""}>{title}</Modal.Title>
            <Modal.CloseButton aria-label="Close" size="lg" />
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
