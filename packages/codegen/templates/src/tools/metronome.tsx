import { useEffect, useRef, useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { useKeys } from "../games/use-keys.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import {
  addTap,
  BARS,
  clampTempo,
  FASTEST,
  nextBeat,
  placeOf,
  SLOWEST,
  tappedTempo,
  tempoName,
  type Beat,
} from "./metronome-rules.ts";
import { audio, click } from "./studio-audio.ts";
import { Slider } from "./controls.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useBeat } from "./use-beat.ts";
import { useDraft } from "./use-draft.ts";

interface Settings {
  bpm: number;
  bar: string;
  beats: readonly Beat[];
  /** Clicks that a beat is cut into. */
  parts: number;
}

const FIRST: Settings = { bpm: 96, bar: "4/4", beats: BARS["4/4"] ?? [], parts: 1 };
const HEIGHT: Readonly<Record<Beat, string>> = { accent: "100%", normal: "58%", off: "14%" };

/** Keeps time: sounds and shows the beats of a bar. */
export function Metronome(tool: ToolProps) {
  const sampled = Number.parseInt(tool.sample ?? "", 10);
  const [settings, setSettings] = useDraft<Settings>(tool.id, {
    ...FIRST,
    bpm: Number.isNaN(sampled) ? FIRST.bpm : clampTempo(sampled),
  });
  const [isPlaying, setPlaying] = useState(false);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const { bpm, bar, beats, parts } = settings;
  const change = (some: Partial<Settings>) => setSettings({ ...settings, ...some });
  const setBpm = (next: number) => change({ bpm: clampTempo(next) });
  const step = useBeat((index, when) => {
    const { beat, part } = placeOf(index, beats.length, parts);
    const kind = beats[beat];
    if (part > 0 && kind !== "off") click(audio(), 700, 0.08, when);
    else if (kind === "accent") click(audio(), 1500, 0.35, when);
    else if (kind === "normal") click(audio(), 1000, 0.22, when);
    return 60 / bpm / parts;
  }, isPlaying);
  const now = step === null ? null : placeOf(step, beats.length, parts);
  const tap = () => {
    const next = addTap(taps, performance.now());
    setTaps(next);
    setBpm(tappedTempo(next) ?? bpm);
  };
  useKeys((key) => {
    if (key === " ") setPlaying(!isPlaying);
    else if (key.toLowerCase() === "t") tap();
    else if (key === "ArrowUp" || key === "ArrowDown") setBpm(bpm + (key === "ArrowUp" ? 1 : -1));
    else return false;
    return true;
  }, true);
  return (
    <ToolFrame tool={tool} name={copy.toolMetronome} result={say(copy.tempoIs, { n: bpm, name: bar })}>
      <div className="card panel mx-auto flex w-full max-w-xl flex-col gap-5">
        <div className="flex h-20 gap-2" role="group" aria-label={copy.beatsOfBar}>
          {beats.map((beat, index) => (
            <button
              key={index}
              type="button"
              className="relative flex min-w-0 flex-1 cursor-pointer items-end rounded-control"
              aria-label={say(copy.beatIs, {
                n: index + 1,
                name: { accent: copy.beatAccent, normal: copy.beatNormal, off: copy.beatOff }[beat],
              })}
              onClick={() => change({ beats: beats.with(index, nextBeat(beat)) })}
            >
              <span
                className={`block w-full rounded-control ${now?.beat === index ? "bg-accent" : "bg-accent/20"}`}
                style={{ height: HEIGHT[beat] }}
              />
            </button>
          ))}
        </div>
        <div className="flex items-center justify-center gap-5">
          <IconButton label={copy.slower} icon="minus" onClick={() => setBpm(bpm - 1)} />
          <Pulse
            key={now?.part === 0 ? step : "rest"}
            isBeat={now?.part === 0}
            isAccent={now !== null && beats[now.beat] === "accent"}
          >
            <span className="num display leading-none [--size:4rem]">{bpm}</span>
            <span className="mt-1 text-sm">{tempoName(bpm)}</span>
          </Pulse>
          <IconButton label={copy.faster} icon="plus" onClick={() => setBpm(bpm + 1)} />
        </div>
        <Slider label={copy.tempo} value={bpm} min={SLOWEST} max={FASTEST} shown={`${bpm} bpm`} onChange={setBpm} />
        <div className="grid grid-cols-2 gap-3">
          <Button
            look="primary"
            icon={isPlaying ? "pause" : "play"}
            className="btn-large"
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? copy.pause : copy.start}
          </Button>
          <Button icon="hand" className="btn-large px-2" onClick={tap}>
            {copy.tapTempo}
          </Button>
        </div>
        <ChoiceChips
          name={`${tool.id}-bar`}
          legend={copy.timeSignature}
          options={Object.keys(BARS).map((value) => ({ value, label: value }))}
          value={bar}
          onChange={(next) => change({ bar: next, beats: BARS[next] ?? beats })}
        />
        <ChoiceChips
          name={`${tool.id}-parts`}
          legend={copy.clicksPerBeat}
          options={["1", "2", "3", "4"].map((value) => ({ value, label: value }))}
          value={String(parts)}
          onChange={(next) => change({ parts: Number(next) })}
        />
        <p className="hidden text-center text-sm text-muted md:block">{copy.metronomeKeys}</p>
      </div>
    </ToolFrame>
  );
}

/** The round in the middle; it is mounted again with every beat, so that it pulses once. */
function Pulse({ isBeat, isAccent, children }: { isBeat: boolean; isAccent: boolean; children: ReactNode }) {
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isBeat || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    ring.current?.animate(
      [
        { transform: "scale(1)", opacity: isAccent ? 0.6 : 0.3 },
        { transform: `scale(${isAccent ? 1.22 : 1.12})`, opacity: 0 },
      ],
      { duration: 320, easing: "ease-out" },
    );
  }, [isBeat, isAccent]);
  return (
    <div className="relative grid size-44 place-items-center">
      <span ref={ring} className="pointer-events-none absolute inset-0 rounded-full bg-accent opacity-0" />
      <div
        className={`relative flex size-full flex-col items-center justify-center rounded-full ${isBeat ? "bg-accent text-on-accent" : "bg-accent/15 text-ink"}`}
      >
        {children}
      </div>
    </div>
  );
}
