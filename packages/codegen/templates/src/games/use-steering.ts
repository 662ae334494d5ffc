import { useEffect, useRef, type PointerEvent } from "react";
import { useKeys, wayOf } from "./use-keys.ts";

/** Where something that goes left and right is led. */
export interface Steering {
  /** -1 while a key to the left is held, 1 for the right, else 0. */
  way: number;
  /** Where a finger or mouse points, from 0 at the left to 1 at the right; null while keys lead. */
  at: number | null;
  /** Whether a finger or a key that fires is down. */
  isDown: boolean;
}

/**
 * Leads something left and right by held keys, and by a finger or mouse over the board. Gives what to read before each step and
 * handlers for the board, which needs `touch-none`.
 */
export function useSteering(isOn: boolean) {
  const steering = useRef<Steering>({ way: 0, at: null, isDown: false });
  useKeys((key) => {
    const way = wayOf(key);
    if (way === "left" || way === "right") {
      steering.current.way = way === "left" ? -1 : 1;
      steering.current.at = null;
    } else if (key === " ") steering.current.isDown = true;
    return way !== undefined || key === " ";
  }, isOn);
  useEffect(() => {
    const release = (event: KeyboardEvent) => {
      const way = wayOf(event.key);
      if (event.key === " ") steering.current.isDown = false;
      if (way === (steering.current.way < 0 ? "left" : "right")) steering.current.way = 0;
    };
    window.addEventListener("keyup", release);
    return () => window.removeEventListener("keyup", release);
  }, []);
  const follow = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    steering.current.at = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
  };
  const lift = () => {
    steering.current.isDown = false;
  };
  return {
    steering,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        // What began on the board goes on outside of it.
        event.currentTarget.setPointerCapture(event.pointerId);
        steering.current.isDown = true;
        follow(event);
      },
      onPointerMove: follow,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
