import type { CSSProperties, ReactNode } from "react";
import { copy, language, say } from "../copy.ts";
import { playTime } from "../tools/media-player-rules.ts";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { MediaState } from "./use-media.ts";

interface ControlsProps {
  media: MediaState;
  /** Name of what is on. */
  heading: ReactNode;
  subtitle: string;
  note: string;
  isReady: boolean;
  captions: { isOn: boolean; toggle: () => void } | undefined;
  onFill: (() => void) | undefined;
  onStep: ((by: 1 | -1) => void) | undefined;
  onSpeed: () => void;
}

/** Play, where it is, how fast, captions and sound. */
export function MediaControls({
  media,
  heading,
  subtitle,
  note,
  isReady,
  captions,
  onFill,
  onStep,
  onSpeed,
}: ControlsProps) {
  const at = Math.min(media.at, media.length);
  const speed = new Intl.NumberFormat(language).format(media.speed);
  return (
    <div className="media-bar">
      <p className="media-names">
        {heading}
        {subtitle !== "" && <span className="media-subtitle">{subtitle}</span>}
        {note !== "" && <span className="media-note">{note}</span>}
      </p>
      <div className="media-time">
        <span className="num" aria-hidden="true">
          {playTime(at)}
        </span>
        <input
          type="range"
          className="media-seek"
          aria-label={copy.playedTo}
          aria-valuetext={say(copy.timeOf, { value: playTime(at), all: playTime(media.length) })}
          min={0}
          max={media.length || 1}
          step={1}
          value={at}
          disabled={!isReady || media.length === 0}
          style={{ "--done": `${(at / (media.length || 1)) * 100}%` } as CSSProperties}
          onChange={(event) => media.seek(event.target.valueAsNumber)}
        />
        <span className="num" aria-hidden="true">
          {playTime(media.length)}
        </span>
      </div>
      <div className="media-buttons">
        {onStep !== undefined && <IconButton label={copy.previousTrack} icon="skip-back" onClick={() => onStep(-1)} />}
        <button
          type="button"
          className="media-play"
          aria-label={media.isPlaying ? copy.pause : copy.play}
          disabled={!isReady}
          onClick={media.toggle}
        >
          <Icon name={media.isPlaying ? "pause" : "play"} className="size-6" />
        </button>
        {onStep !== undefined && <IconButton label={copy.nextTrack} icon="skip-forward" onClick={() => onStep(1)} />}
        <span className="flex-1" />
        <button
          type="button"
          className="media-speed num"
          aria-label={say(copy.speedOf, { value: speed })}
          title={copy.playSpeed}
          onClick={onSpeed}
        >
          {speed}×
        </button>
        {captions !== undefined && (
          <button
            type="button"
            className="btn-icon"
            aria-label={copy.captions}
            aria-pressed={captions.isOn}
            title={copy.captions}
            onClick={captions.toggle}
          >
            <Icon name={captions.isOn ? "captions" : "captions-off"} />
          </button>
        )}
        <button
          type="button"
          className="btn-icon"
          aria-label={media.isMuted ? copy.unmuteSound : copy.muteSound}
          title={media.isMuted ? copy.unmuteSound : copy.muteSound}
          onClick={() => media.setMuted(!media.isMuted)}
        >
          <Icon name={media.isMuted ? "volume-x" : "volume-2"} />
        </button>
        {onFill !== undefined && <IconButton label={copy.fillScreen} icon="maximize" onClick={onFill} />}
      </div>
    </div>
  );
}
