import { useRef, type MouseEvent, type PointerEvent } from "react";

/** So long a finger rests until it means something else than a tap, in milliseconds. */
const LONG = 420;

/** Handlers for what holds buttons: a long press or a right click on one of them calls `onLong` in place of its click. */
export function useLongPress(onLong: (button: HTMLElement) => void) {
  const timer = useRef(0);
  const wasLong = useRef(false);
  const buttonOf = (event: MouseEvent) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
  const stop = () => window.clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      wasLong.current = false;
      const button = buttonOf(event);
      if (button === null || event.button !== 0) return;
      timer.current = window.setTimeout(() => {
        wasLong.current = true;
        onLong(button);
      }, LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return;
      event.stopPropagation();
      wasLong.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      stop();
      const button = buttonOf(event);
      // A finger that rests asks for the menu, too: that may be the long press already.
      if (button === null || wasLong.current) return;
      wasLong.current = true;
      onLong(button);
    },
  };
}
