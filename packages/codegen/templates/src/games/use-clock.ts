import { useSetting } from "../store/use-setting.ts";
import { useTick } from "./use-loop.ts";

/** Seconds that a game took so far; they stand still while its tab is hidden. */
export function useClock(key: string, isRunning: boolean): [number, () => void] {
  const [seconds, setSeconds] = useSetting(`clock:${key}`, 0);
  useTick(
    () => {
      if (!document.hidden) setSeconds(seconds + 1);
    },
    1000,
    isRunning,
  );
  return [seconds, () => setSeconds(0)];
}

/** Seconds as one reads them off a watch. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
