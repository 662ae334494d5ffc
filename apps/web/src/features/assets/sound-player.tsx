import { ActionIcon } from "@mantine/core";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useRef, useState } from "react";
import { formatClock } from "../../components/format.ts";
import classes from "./sound-player.module.css";
import { Waveform } from "./waveform.tsx";

const NO_CAPTIONS = "data:text/vtt,WEBVTT";
const BARS = 80;

interface SoundPlayerProps {
  url: string;
  name: string;
  /** ms */
  durationMs: number;
  peaks: readonly number[];
}

/** Plays a sound over its waveform, which is a slider too: click, drag or use the arrow keys to go to a place. */
export function SoundPlayer({ url, name, durationMs, peaks }: SoundPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const seek = (ms: number) => {
    setAtMs(ms);
    if (audio.current !== null) audio.current.currentTime = ms / 1000;
  };
  const toggle = () => {
    if (playing) audio.current?.pause();
    else void audio.current?.play().catch(() => undefined); // the browser says so by staying quiet
  };
  return (
    <div className={classes.player}>
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        aria-label={name}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setAtMs(event.currentTarget.currentTime * 1000)}
      >
        <track kind="captions" src={NO_CAPTIONS} srcLang="en" label="Captions" />
      </audio>
      <div className={classes.wave}>
        <Waveform peaks={peaks} bars={BARS} played={durationMs === 0 ? 0 : Math.min(1, atMs / durationMs)} />
        <input
          type="range"
          className={classes.seek}
          min={0}
          max={durationMs}
          step={100}
          value={Math.min(atMs, durationMs)}
          aria-label={`Place in ${name}`}
          aria-valuetext={`${formatClock(atMs)} of ${formatClock(durationMs)}`}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </div>
      <div className={classes.controls}>
        <ActionIcon
          size="xl"
          radius="xl"
          variant="filled"
          color="coral"
          aria-label={playing ? "Pause" : "Play"}
          onClick={toggle}
        >
          {playing ? <Pause size={20} /> : <Play size={20} />}
        </ActionIcon>
        <span className={classes.time}>
          {formatClock(atMs)} / {formatClock(durationMs)}
        </span>
      </div>
    </div>
  );
}
