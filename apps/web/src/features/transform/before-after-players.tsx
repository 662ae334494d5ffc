import { ActionIcon, SegmentedControl, Slider } from "@mantine/core";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import { BeforeAfter } from "./before-after.tsx";
import classes from "./before-after.module.css";
import { useSyncedPlayers, type Side } from "./use-synced-players.ts";

interface Recording {
  url: string;
  name: string;
}

interface PlayersProps {
  before: Recording | null;
  after: Recording;
  kind: "video" | "sound";
  /** Whether both have sound, so that either can be heard. */
  sounds: boolean;
}

const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, "0")}`;

/** Two recordings played together: videos of one shape under a divider, others side by side, sounds one at a time. */
export function BeforeAfterPlayers({ before, after, kind, sounds }: PlayersProps) {
  const players = useSyncedPlayers();
  const [ratios, setRatios] = useState<Partial<Record<Side, number>>>({});
  const video = (side: Side, { url, name }: Recording) => (
    <video
      ref={players.hold(side)}
      src={url}
      playsInline
      preload="auto"
      aria-label={`${side === "before" ? "Before" : "After"}: ${name}`}
      {...(side === "after" ? players.listeners : {})}
      onLoadedData={({ currentTarget }) =>
        setRatios((known) => ({ ...known, [side]: currentTarget.videoWidth / Math.max(1, currentTarget.videoHeight) }))
      }
    >
      <track kind="captions" />
    </video>
  );
  const { playing, place, durationMs } = players;
  return (
    <div className={classes.players}>
      {kind === "video" ? (
        before === null ? (
          <div className={classes.alone}>{video("after", after)}</div>
        ) : (
          <BeforeAfter
            ratios={[ratios.before ?? 16 / 9, ratios.after ?? ratios.before ?? 16 / 9]}
            before={video("before", before)}
            after={video("after", after)}
          />
        )
      ) : (
        <>
          {before === null ? null : (
            <audio ref={players.hold("before")} src={before.url} preload="auto">
              <track kind="captions" />
            </audio>
          )}
          <audio ref={players.hold("after")} src={after.url} preload="auto" {...players.listeners}>
            <track kind="captions" />
          </audio>
        </>
      )}
      <div className={classes.transport}>
        <ActionIcon
          size={44}
          radius={10}
          aria-label={playing ? "Pause both" : before === null ? "Play" : "Play both"}
          onClick={() => (playing ? players.pause() : void players.play())}
        >
          {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </ActionIcon>
        <Slider
          className={classes.seek ?? ""}
          thumbLabel="Place in the recording"
          value={place * 100}
          min={0}
          max={100}
          step={0.5}
          label={null}
          onChange={(value) => players.seek(value / 100)}
        />
        <span className="sh-tabular">
          {clock(place * durationMs)} / {clock(durationMs)}
        </span>
      </div>
      {before === null || !sounds ? null : (
        <SegmentedControl
          aria-label="Which one is heard"
          data={[
            { value: "before", label: "Hear before" },
            { value: "after", label: "Hear after" },
          ]}
          value={players.heard}
          onChange={(value) => players.setHeard(value === "before" ? "before" : "after")}
        />
      )}
    </div>
  );
}
