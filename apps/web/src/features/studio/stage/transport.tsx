import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import type { Aspect } from "@sayhey/contract/idea";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Repeat from "lucide-react/icons/repeat";
import SquareDashed from "lucide-react/icons/square-dashed";
import StepBack from "lucide-react/icons/step-back";
import StepForward from "lucide-react/icons/step-forward";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import type { Playhead } from "./playhead.ts";
import { safeZones } from "./safe-zones.ts";
import classes from "./stage.module.css";
import { timecode } from "./timecode.ts";
import type { FullScreen } from "./use-full-screen.ts";
import type { StudioPlayer } from "./use-player.ts";
import { useSeekBar } from "./use-seek-bar.ts";

/** Speeds that a trailer can be watched at. */
const RATES = [0.25, 0.5, 1, 1.5, 2] as const;

interface TransportProps {
  player: StudioPlayer;
  playhead: Playhead;
  durationMs: number;
  fps: number;
  aspect: Aspect;
  onStep: (frames: number) => void;
  safeZone: string | null;
  onSafeZone: (zoneId: string | null) => void;
  fullScreen: FullScreen;
}

/** Play, place, speed, loop and sound. */
export function Transport(props: TransportProps) {
  const { player, playhead, durationMs, fps, aspect, onStep, safeZone, onSafeZone, fullScreen } = props;
  const { seekBar, clock } = useSeekBar(playhead, fps, durationMs);
  return (
    <div className={classes.transport}>
      <input
        ref={seekBar}
        className={classes.seek}
        type="range"
        min={0}
        max={durationMs}
        step={1}
        defaultValue={0}
        aria-label="Place in the trailer"
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
      />
      <div className={classes.bar}>
        <span className={classes.clock}>
          <span ref={clock}>{timecode(0, fps)}</span>
          <span className={classes.of}> / {timecode(durationMs, fps)}</span>
        </span>
        <div className={classes.keys}>
          <Tooltip label="One frame back (←)">
            <ActionIcon aria-label="One frame back" onClick={() => onStep(-1)} disabled={!player.ready}>
              <StepBack size={18} />
            </ActionIcon>
          </Tooltip>
          <ActionIcon
            variant="filled"
            color="coral"
            size={44}
            radius="xl"
            aria-label={player.playing ? "Pause" : "Play"}
            onClick={player.toggle}
            disabled={!player.ready}
          >
            {player.playing ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />}
          </ActionIcon>
          <Tooltip label="One frame on (→)">
            <ActionIcon aria-label="One frame on" onClick={() => onStep(1)} disabled={!player.ready}>
              <StepForward size={18} />
            </ActionIcon>
          </Tooltip>
        </div>
        <div className={classes.more}>
          <Menu position="top">
            <Menu.Target>
              <button type="button" className={classes.rate} aria-label={`Speed: ${player.rate}`}>
                {player.rate}×
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {RATES.map((rate) => (
                <Menu.Item key={rate} onClick={() => player.setRate(rate)}>
                  {rate === 1 ? "1× as it is" : `${rate}×`}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Tooltip label="Loop (L)">
            <ActionIcon
              variant={player.loop ? "light" : "subtle"}
              color={player.loop ? "coral" : "gray"}
              aria-label="Loop"
              aria-pressed={player.loop}
              onClick={() => player.setLoop(!player.loop)}
            >
              <Repeat size={18} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={player.muted ? "Sound on (M)" : "Sound off (M)"}>
            <ActionIcon aria-label="Sound" aria-pressed={!player.muted} onClick={() => player.setMuted(!player.muted)}>
              {player.muted ? <VolumeX size={18} /> : <Volume2 size={18} />}
            </ActionIcon>
          </Tooltip>
          <Menu position="top-end">
            <Menu.Target>
              <ActionIcon
                variant={safeZone === null ? "subtle" : "light"}
                color={safeZone === null ? "gray" : "coral"}
                aria-label="Safe area"
                title="What the networks cover"
              >
                <SquareDashed size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>What the networks cover</Menu.Label>
              <Menu.Item onClick={() => onSafeZone(null)}>Nothing shown</Menu.Item>
              {safeZones(aspect).map(({ id, name }) => (
                <Menu.Item key={id} onClick={() => onSafeZone(id)}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Tooltip label={fullScreen.on ? "Leave full screen (Esc)" : "Full screen (F)"}>
            <ActionIcon aria-label="Full screen" aria-pressed={fullScreen.on} onClick={fullScreen.toggle}>
              {fullScreen.on ? <Minimize size={18} /> : <Maximize size={18} />}
            </ActionIcon>
          </Tooltip>
        </div>
      </div>
    </div>
  );
}
