import { useEffect, type RefObject } from "react";
import type { LiveFrame } from "./use-live-frame.ts";

/**
 * The wheel over a layer on the app turns the app; `scale` is by how much the app is shrunk. Passive listeners could not keep the
 * page around it still.
 */
export function useWheelToApp(layer: RefObject<HTMLElement | null>, tell: LiveFrame["tell"], scale: number): void {
  useEffect(() => {
    const element = layer.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent): void => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const area = element.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      tell({
        type: "sayhey:scroll",
        x: (event.clientX - area.left) / scale,
        y: (event.clientY - area.top) / scale,
        dx: (event.shiftKey ? event.deltaY : event.deltaX) * lines,
        dy: (event.shiftKey ? 0 : event.deltaY) * lines,
      });
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [layer, tell, scale]);
}
