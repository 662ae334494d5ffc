import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { copy, language, say } from "../copy.ts";
import { nextSpeed, type MediaSource, type Place } from "../rules/media-source.ts";
import { EmbedFrame } from "./embed-frame.tsx";
import { LoadedFrom, LoadGate } from "./load-gate.tsx";
import { MediaControls } from "./media-controls.tsx";
import { OutsideLink } from "./outside-link.tsx";
import { useCaptions } from "./use-captions.ts";
import { useConsent } from "./use-consent.ts";
import { useFile } from "./use-file.ts";
import { useMedia } from "./use-media.ts";
import { useTune } from "./use-tune.ts";

/** Captions (WebVTT) that say nothing, for what has none. */
const NO_CAPTIONS = "data:text/vtt,WEBVTT";
/** Seconds that an arrow key goes. */
const STEP = 5;

export interface StageProps {
  title: string;
  /** The page with all that is known of it. */
  page: string | undefined;
  subtitle?: string;
  source: MediaSource;
  /** A picture of it, shown until it plays, and all along where it is only heard. */
  poster: ReactNode;
  captions: unknown;
  look: "video" | "audio";
  /** Where somebody stopped the last time. */
  place: Place | undefined;
  starts: boolean;
  /** Whether there is something before and after. */
  hasOthers: boolean;
  onPlace: (place: Place) => void;
  onStep: (by: 1 | -1) => void;
  onEnded: () => void;
}

/** What is on: plays it here, asks before it loads it from elsewhere, or leads to where it is. */
export function MediaStage(props: StageProps) {
  const { source, title, poster } = props;
  switch (source.from) {
    case "file":
      return <FileStage {...props} source={source} />;
    case "web":
      return <WebStage {...props} source={source} />;
    case "site":
      return (
        <div className="media-stage media-outside">
          <EmbedFrame embed={source.embed} address={source.address} title={title} poster={poster} />
          <StageHead {...props} />
        </div>
      );
    default:
      return (
        <div className="media-stage media-outside">
          <div className="embed embed-video">
            <div className="load-gate">
              <div className="load-gate-poster">{poster}</div>
              <div className="load-gate-card">
                {source.from === "link" ? (
                  <>
                    <OutsideLink address={source.address} look="btn btn-primary" />
                    <p className="text-sm text-muted">{copy.linkOnly}</p>
                  </>
                ) : (
                  <p>{copy.nothingToPlay}</p>
                )}
              </div>
            </div>
          </div>
          <StageHead {...props} />
        </div>
      );
  }
}

/** Name of what is on; it leads to its own page where there is one. */
export function StageTitle({ title, page }: Pick<StageProps, "title" | "page">) {
  return page === undefined ? (
    <span className="media-title">{title}</span>
  ) : (
    <Link to={page} className="media-title underline-offset-4 hover:underline">
      {title}
    </Link>
  );
}

/** Name of what is on, and what goes before and after where it has no controls of ours. */
function StageHead({ title, page, subtitle = "", hasOthers, onStep }: StageProps) {
  return (
    <div className="media-head">
      <p className="min-w-0 flex-1">
        <StageTitle title={title} page={page} />
        {subtitle !== "" && <span className="media-subtitle">{subtitle}</span>}
      </p>
      {hasOthers && (
        <span className="flex gap-2">
          <button type="button" className="btn btn-secondary" onClick={() => onStep(-1)}>
            {copy.previous}
          </button>
          <button type="button" className="btn btn-secondary" onClick={() => onStep(1)}>
            {copy.next}
          </button>
        </span>
      )}
    </div>
  );
}

function FileStage(props: StageProps & { source: Extract<MediaSource, { from: "file" }> }) {
  const { entry, name, isSample, isVideo } = props.source;
  const file = useFile(isSample ? null : entry);
  const tune = useTune(isSample ? name : null);
  const address = isSample ? tune : file.state === "ready" ? file.address : "";
  return (
    <PlayStage
      {...props}
      key={entry}
      address={address}
      hasPicture={isVideo && !isSample}
      isGone={!isSample && file.state === "gone"}
      note={isSample ? say(isVideo ? copy.sampleVideo : copy.sampleTune, { name }) : ""}
    />
  );
}

function WebStage(props: StageProps & { source: Extract<MediaSource, { from: "web" }> }) {
  const { address, host, isVideo } = props.source;
  const consent = useConsent(host, address);
  if (!consent.given)
    return (
      <div className="media-stage media-outside">
        <div className="embed embed-video">
          <LoadGate
            site={host}
            label={say(isVideo ? copy.loadVideo : copy.loadAudio, { name: host })}
            address={address}
            consent={consent}
            poster={props.poster}
          />
        </div>
        <StageHead {...props} />
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <PlayStage {...props} key={address} address={address} hasPicture={isVideo} isGone={false} note="" />
      <LoadedFrom site={host} consent={consent} />
    </div>
  );
}

interface PlayProps extends StageProps {
  /** Empty until it is there. */
  address: string;
  /** It is a video that can be seen; anything else has its poster. */
  hasPicture: boolean;
  isGone: boolean;
  note: string;
}

function PlayStage({
  title,
  page,
  subtitle = "",
  poster,
  captions,
  look,
  place,
  starts,
  hasOthers,
  onPlace,
  onStep,
  onEnded,
  address,
  hasPicture,
  isGone,
  note,
}: PlayProps) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useCaptions(captions);
  const [hasCaptions, setCaptions] = useState(true);
  const [hasBegun, setBegun] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const media = useMedia(element, {
    from: place?.at ?? 0,
    starts,
    onPlace: (at, length) => onPlace({ at, length }),
    onEnded,
  });
  const showCaptions = (on: boolean) => {
    const [text] = element.current?.textTracks ?? [];
    if (text !== undefined) text.mode = on ? "showing" : "hidden";
    setCaptions(on);
  };
  const isWide = look === "video";
  const fill = isWide && document.fullscreenEnabled ? () => void fullScreen(frame.current) : undefined;
  const keys: Readonly<Record<string, () => void>> = {
    " ": media.toggle,
    k: media.toggle,
    ArrowLeft: () => media.seek(media.at - STEP),
    ArrowRight: () => media.seek(media.at + STEP),
    m: () => media.setMuted(!media.isMuted),
    c: () => track !== "" && showCaptions(!hasCaptions),
    f: () => fill?.(),
    n: () => onStep(1),
    p: () => onStep(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    // A slider and a button have keys of their own.
    const isOwn = target instanceof HTMLInputElement || (event.key === " " && target instanceof HTMLButtonElement);
    const act = keys[event.key];
    if (isOwn || act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const problem = isGone ? copy.fileGone : media.hasFailed && address !== "" ? copy.fileUnplayed : "";
  const isSeen = hasPicture && (media.isPlaying || hasBegun);
  return (
    // Its keys work on everything inside it.
    <div
      ref={frame}
      className={`media-stage media-look-${look}`}
      role="group"
      aria-label={title}
      data-playing={media.isPlaying ? "" : undefined}
      onKeyDown={onKeyDown}
    >
      <div className="media-picture">
        {address !== "" && (
          <video
            ref={element}
            src={address}
            playsInline
            preload="metadata"
            className={isSeen ? "media-video" : "media-unseen"}
            aria-label={title}
            {...media.events}
            onPlay={() => {
              setBegun(true);
              media.events.onPlay();
            }}
          >
            <track
              key={track}
              kind="captions"
              srcLang={language}
              label={copy.captions}
              src={track === "" ? NO_CAPTIONS : track}
              default
            />
          </video>
        )}
        {!isSeen && <div className="media-poster">{poster}</div>}
        {isWide && problem === "" && (
          <button
            type="button"
            className="media-big"
            tabIndex={-1}
            aria-hidden="true"
            data-quiet={media.isPlaying ? "" : undefined}
            onClick={media.toggle}
          >
            <span className="media-disc">
              <BigSign isPlaying={media.isPlaying} />
            </span>
          </button>
        )}
        {problem !== "" && (
          <p className="media-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <MediaControls
        media={media}
        heading={<StageTitle title={title} page={page} />}
        subtitle={subtitle}
        note={note}
        isReady={address !== "" && problem === ""}
        captions={track === "" ? undefined : { isOn: hasCaptions, toggle: () => showCaptions(!hasCaptions) }}
        onFill={fill}
        onStep={hasOthers ? onStep : undefined}
        onSpeed={() => media.setSpeed(nextSpeed(media.speed))}
      />
    </div>
  );
}

function BigSign({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-8" fill="currentColor">
      <path d={isPlaying ? "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" : "M8 4.8v14.4L19.5 12z"} />
    </svg>
  );
}

async function fullScreen(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement === null) await element?.requestFullscreen();
    else await document.exitFullscreen();
  } catch (error) {
    // A frame around the app may not allow it.
    console.info("No full screen here:", error);
  }
}
