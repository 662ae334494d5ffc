import { useId, useState } from "react";
import { copy, language, say } from "../copy.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Slider } from "./controls.tsx";
import { FileIn } from "./file-in.tsx";
import { nextPlace, playTime, titleOfFile } from "./media-player-rules.ts";
import { PressButton } from "./studio-parts.tsx";
import { TextIn } from "./text-in.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { Notice } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";
import { usePlayer, type Track } from "./use-player.ts";

const MEGABYTE = 1024 * 1024;
/** Captions (WebVTT) that say nothing, for what has none. */
const NO_CAPTIONS = "data:text/vtt,WEBVTT";
const TUNES: readonly Track[] = [copy.tuneMorning, copy.tuneHarbor, copy.tuneLights].map((title, tune) => ({
  id: `tune${tune}`,
  title,
  tune,
  isVideo: false,
}));

/** Plays music and videos: three tunes of its own, and files of the visitor, which stay on the device. */
export function MediaPlayer(tool: ToolProps) {
  const [own, setOwn] = useState<readonly Track[]>([]);
  const [current, setCurrent] = useState(0);
  const [isShuffled, setShuffled] = useState(false);
  const [query, setQuery] = useState("");
  const [volume, setVolume] = useDraft(tool.id, 0.8, ":volume");
  const tracks = [...own, ...TUNES];
  const track = tracks[current] ?? TUNES[0];
  const go = (place: number) => {
    const next = tracks[place];
    if (next === undefined) return;
    setCurrent(place);
    player.start(next);
    player.setVolume(volume);
  };
  const player = usePlayer(() => go(nextPlace(current, tracks.length, isShuffled, Math.random)));
  const shown = tracks
    .map((each, place) => ({ each, place }))
    .filter(({ each }) => each.title.toLowerCase().includes(query.toLowerCase()));
  if (track === undefined) return null;
  return (
    <ToolFrame tool={tool} name={copy.toolMediaPlayer}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="card panel flex flex-col gap-4">
          <Screen track={track} isPlaying={player.isPlaying} element={player.element} />
          {player.problem && <Notice>{copy.cannotPlay}</Notice>}
          <Slider
            label={track.title}
            value={Math.min(player.at, player.length || 0)}
            min={0}
            max={player.length || 1}
            step={0.1}
            shown={`${playTime(player.at)} / ${playTime(player.length)}`}
            onChange={player.seek}
          />
          <div className="flex items-center justify-center gap-3">
            <PressButton
              label={copy.shuffle}
              icon="shuffle"
              isOn={isShuffled}
              onPress={() => setShuffled(!isShuffled)}
            />
            <IconButton
              label={copy.previousTrack}
              icon="skip-back"
              onClick={() => go((current - 1 + tracks.length) % tracks.length)}
            />
            <button
              type="button"
              aria-label={player.isPlaying ? copy.pause : copy.play}
              className="grid size-16 cursor-pointer place-items-center rounded-full bg-accent text-on-accent"
              onClick={() => (player.length > 0 ? player.toggle() : go(current))}
            >
              <Icon name={player.isPlaying ? "pause" : "play"} className="size-7" />
            </button>
            <IconButton
              label={copy.nextTrack}
              icon="skip-forward"
              onClick={() => go(nextPlace(current, tracks.length, isShuffled, Math.random))}
            />
          </div>
          <Slider
            label={copy.volume}
            value={volume}
            min={0}
            max={1}
            step={0.05}
            shown={`${Math.round(volume * 100)} %`}
            onChange={(next) => {
              setVolume(next);
              player.setVolume(next);
            }}
          />
        </div>
        <div className="flex flex-col gap-4">
          <TrackList query={query} onQuery={setQuery} shown={shown} current={current} onGo={go} />
          <Lyrics key={track.id} tool={tool} track={track} />
          <FileIn
            label={copy.addOwnMedia}
            accept="audio/*,video/*,.vtt"
            most={500 * MEGABYTE}
            onFile={(file) => {
              const address = URL.createObjectURL(file);
              // Captions belong to what is on.
              if (file.name.endsWith(".vtt"))
                return setOwn(own.map((each) => (each === track ? { ...each, captions: address } : each)));
              const isVideo = file.type.startsWith("video/");
              setOwn([{ id: `${file.name}:${file.size}`, title: titleOfFile(file.name), isVideo, address }, ...own]);
              setCurrent(current + 1);
            }}
          />
        </div>
      </div>
    </ToolFrame>
  );
}

interface ScreenProps {
  track: Track;
  isPlaying: boolean;
  element: ReturnType<typeof usePlayer>["element"];
}

/** The picture of a video, or a disc that turns while music plays. */
function Screen({ track, isPlaying, element }: ScreenProps) {
  return (
    <div className="grid aspect-video w-full place-items-center overflow-hidden rounded-control border border-line bg-ground">
      <video ref={element} playsInline aria-label={track.title} className={track.isVideo ? "size-full" : "hidden"}>
        <track kind="captions" srcLang={language} src={track.captions ?? NO_CAPTIONS} default />
      </video>
      {!track.isVideo && (
        <span
          className={`grid size-32 place-items-center rounded-full bg-accent text-on-accent ${isPlaying ? "motion-safe:animate-[spin_4s_linear_infinite]" : ""}`}
        >
          <Icon name="disc-3" className="size-20" />
        </span>
      )}
    </div>
  );
}

interface TrackListProps {
  query: string;
  onQuery: (query: string) => void;
  shown: readonly { each: Track; place: number }[];
  current: number;
  onGo: (place: number) => void;
}

function TrackList({ query, onQuery, shown, current, onGo }: TrackListProps) {
  const id = useId();
  return (
    <div className="card panel flex flex-col gap-3">
      <label htmlFor={id} className="sr-only">
        {copy.searchTracks}
      </label>
      <input
        id={id}
        type="search"
        className="input"
        placeholder={copy.searchTracks}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <ol className="divide-y divide-line">
        {shown.map(({ each, place }) => (
          <li key={each.id}>
            <button
              type="button"
              aria-current={place === current}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 py-2 text-left aria-[current=true]:font-bold"
              onClick={() => onGo(place)}
            >
              <Icon name={each.isVideo ? "film" : "music"} className="size-5 flex-none" />
              <span className="min-w-0 flex-1 break-words">{each.title}</span>
            </button>
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className="text-muted">{say(copy.nothingNamed, { name: query })}</p>}
    </div>
  );
}

/** Words of a track, to read along and to write. */
function Lyrics({ tool, track }: { tool: ToolProps; track: Track }) {
  const [words, setWords] = useDraft(tool.id, track.tune === 0 ? copy.tuneWords : "", `:words:${track.title}`);
  return <TextIn label={say(copy.lyricsOf, { name: track.title })} value={words} onChange={setWords} rows={4} />;
}
