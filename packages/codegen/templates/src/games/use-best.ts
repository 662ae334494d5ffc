import { useSetting } from "../store/use-setting.ts";

/** The best result of a game on this device, and how to offer another one; `isLower` where less is better. */
export function useBest(key: string, isLower = false): [number | null, (score: number) => void] {
  const [best, setBest] = useSetting<number | null>(`best:${key}`, null);
  return [
    best,
    (score) => {
      if (best === null || (isLower ? score < best : score > best)) setBest(score);
    },
  ];
}
