import { useCallback, useEffect, useMemo, useState } from "react";

/** Whether the picture fills the screen. */
export interface FullScreen {
  readonly on: boolean;
  toggle(): void;
}

/**
 * Lets the picture fill the screen, or the window where a browser has no full screen for a page. Escape leaves. The whole page goes,
 * so that menus still open over it.
 */
export function useFullScreen(): FullScreen {
  const [on, setOn] = useState(false);
  const leave = useCallback(() => {
    setOn(false);
    if (document.fullscreenElement !== null) void document.exitFullscreen();
  }, []);
  useEffect(() => {
    if (!on) return;
    const changed = (): void => {
      if (document.fullscreenElement === null) setOn(false);
    };
    const press = (event: KeyboardEvent): void => {
      // A menu or a text that is open closes first.
      if (event.key === "Escape" && !event.defaultPrevented) leave();
    };
    document.addEventListener("fullscreenchange", changed);
    addEventListener("keydown", press);
    return () => {
      document.removeEventListener("fullscreenchange", changed);
      removeEventListener("keydown", press);
    };
  }, [on, leave]);
  // Leaving the studio leaves full screen.
  useEffect(() => leave, [leave]);
  return useMemo(
    () => ({
      on,
      toggle: () => {
        if (on) leave();
        else {
          setOn(true);
          // Refused or unknown: the picture fills the window all the same.
          document.documentElement.requestFullscreen?.().catch(() => undefined);
        }
      },
    }),
    [on, leave],
  );
}
