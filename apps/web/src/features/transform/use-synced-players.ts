import { useEffect, useRef, useState } from "react";

/** Which of two recordings is heard. */
export type Side = "before" | "after";

/** Recordings of nearly one length are kept together, s. */
const TOGETHER = 0.1;

/** Plays two recordings together: one button, one place, one of them heard. Those of unlike length each run at their own pace. */
export function useSyncedPlayers() {
  const players = useRef<Record<Side, HTMLMediaElement | null>>({ before: null, after: null });
  const [playing, setPlaying] = useState(false);
  const [place, setPlace] = useState(0);
  const [durationMs, setDurationMs] = useState(0);
  const [heard, setHeard] = useState<Side>("after");
  const [holders] = useState(() => {
    const holder =
      (side: Side) =>
      (element: HTMLMediaElement | null): void => {
        players.current[side] = element;
        // One of two is heard from the start; which one is chosen later.
        if (element !== null) element.muted = side === "before";
      };
    return { before: holder("before"), after: holder("after") };
  });
  useEffect(() => {
    const { before, after } = players.current;
    if (before !== null) before.muted = heard !== "before";
    if (after !== null) after.muted = heard !== "after";
  }, [heard]);
  const hold = (side: Side): ((element: HTMLMediaElement | null) => void) => holders[side];
  const lead = (): HTMLMediaElement | null => players.current.after ?? players.current.before;

  const play = async (): Promise<void> => {
    const { before, after } = players.current;
    if (lead()?.ended === true) seek(0);
    setPlaying(true);
    // A browser that refuses to play says so by pausing.
    await Promise.all([before?.play(), after?.play()].map((started) => started?.catch(() => setPlaying(false))));
  };
  const pause = (): void => {
    players.current.before?.pause();
    players.current.after?.pause();
    setPlaying(false);
  };
  const seek = (share: number): void => {
    for (const player of Object.values(players.current))
      if (player !== null && Number.isFinite(player.duration)) player.currentTime = share * player.duration;
    setPlace(share);
  };
  const listeners = {
    onLoadedMetadata: () => setDurationMs((lead()?.duration ?? 0) * 1000),
    onTimeUpdate: () => {
      const first = lead();
      if (first === null || !Number.isFinite(first.duration) || first.duration === 0) return;
      setPlace(first.currentTime / first.duration);
      const { before } = players.current;
      const alike = before !== null && Math.abs(before.duration - first.duration) < 0.25;
      if (alike && !first.paused && Math.abs(before.currentTime - first.currentTime) > TOGETHER)
        before.currentTime = first.currentTime;
    },
    onEnded: () => pause(),
  };
  return { hold, listeners, playing, play, pause, seek, place, durationMs, heard, setHeard };
}
