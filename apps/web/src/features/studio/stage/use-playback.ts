import type { Storyboard } from "@sayhey/trailer";
import { useRef, useState } from "react";
import { useFindMusic } from "../sound/use-find-music.ts";
import { Playhead } from "./playhead.ts";
import { usePlayer } from "./use-player.ts";

/** Plays a trailer on a canvas, and moves a playhead with it. */
export function usePlayback(storyboard: Storyboard, loadFootage: (id: string) => Promise<Uint8Array>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [playhead] = useState(() => new Playhead());
  const findMusic = useFindMusic();
  const player = usePlayer({ canvas, storyboard, loadFootage, findMusic, onTime: playhead.move });
  const playFrom = (positionMs: number): void => {
    player.seek(Math.max(0, positionMs));
    player.play();
  };
  return { canvas, playhead, findMusic, player, playFrom };
}
