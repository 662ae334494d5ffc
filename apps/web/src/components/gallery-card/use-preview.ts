import { useFocusWithin, useHover, useMergedRef, useReducedMotion } from "@mantine/hooks";
import { useCallback, useEffect, useState } from "react";

/** How much of a card must be in view before a touch screen plays it. */
const IN_VIEW = 0.75;

/**
 * Whether a card should play: while it is pointed at or holds the focus; where nothing can point, while it is in view.
 * Never where motion is not welcome. `stop` ends it until the card is looked at anew.
 */
export function usePreview(enabled: boolean) {
  const { hovered, ref: hover } = useHover<HTMLElement>();
  const { focused, ref: focus } = useFocusWithin<HTMLElement>();
  const still = useReducedMotion();
  const [inView, setInView] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const looking = hovered || focused || inView;

  useEffect(() => {
    if (element === null || !enabled || !matchMedia("(hover: none)").matches) return;
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      threshold: IN_VIEW,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, enabled]);

  const [lookedBefore, setLookedBefore] = useState(looking);
  if (lookedBefore !== looking) {
    setLookedBefore(looking);
    setStopped(false);
  }

  return {
    ref: useMergedRef(hover, focus, setElement),
    playing: enabled && looking && !stopped && !still,
    stop: useCallback(() => setStopped(true), []),
  };
}
