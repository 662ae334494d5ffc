import { useSetting } from "../store/use-setting.ts";
import { useBest } from "./use-best.ts";

/** How often in a row a game was won on this device, and the most ever. `end` begins again at 0. */
export function useStreak(key: string) {
  const [streak, setStreak] = useSetting(`streak:${key}`, 0);
  const [best, offer] = useBest(key);
  return {
    streak,
    best: best ?? 0,
    grow: () => {
      offer(streak + 1);
      setStreak(streak + 1);
    },
    end: () => setStreak(0),
  };
}
