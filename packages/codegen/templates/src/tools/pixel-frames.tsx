import { useState } from "react";
import { copy, say } from "../copy.ts";
import { useTick } from "../games/use-loop.ts";
import { IconButton } from "../ui/button.tsx";
import { MOST_FRAMES, type Art } from "./pixel-art-rules.ts";
import { PixelView } from "./pixel-view.tsx";

interface PixelFramesProps {
  art: Art;
  chosen: number;
  onChoose: (index: number) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const FRAME_MS = 260;

/** The pictures of a film in a row, and the film as it runs. */
export function PixelFrames({ art, chosen, onChoose, onCopy, onRemove }: PixelFramesProps) {
  const [now, setNow] = useState(0);
  const [isRunning, setRunning] = useState(true);
  const isFilm = art.frames.length > 1;
  useTick(() => setNow((before) => (before + 1) % art.frames.length), FRAME_MS, isFilm && isRunning);
  const shared = { side: art.side, palette: art.palette };
  return (
    <div className="card flex items-center gap-3 p-2">
      <button
        type="button"
        aria-label={isRunning ? copy.pauseFilm : copy.runFilm}
        className="shrink-0 cursor-pointer rounded-control bg-ground p-1"
        onClick={() => setRunning(!isRunning)}
      >
        <PixelView
          {...shared}
          frame={art.frames[isRunning ? now % art.frames.length : chosen] ?? ""}
          className="size-20"
        />
      </button>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        {art.frames.map((frame, index) => (
          <button
            key={index}
            type="button"
            aria-label={say(copy.frameN, { n: index + 1 })}
            aria-pressed={index === chosen}
            className="cursor-pointer rounded-control border-2 border-line p-0.5 aria-pressed:border-accent"
            onClick={() => onChoose(index)}
          >
            <PixelView {...shared} frame={frame} className="size-9" />
          </button>
        ))}
        <IconButton
          label={copy.copyFrame}
          icon="copy-plus"
          disabled={art.frames.length >= MOST_FRAMES}
          onClick={onCopy}
        />
        <IconButton label={copy.removeFrame} icon="trash-2" disabled={!isFilm} onClick={onRemove} />
      </div>
    </div>
  );
}
