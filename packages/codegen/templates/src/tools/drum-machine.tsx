import { Fragment, useState } from "react";
import { copy, say } from "../copy.ts";
import { useKeys } from "../games/use-keys.ts";
import { Button } from "../ui/button.tsx";
import { hitDrum } from "./drum-sound.ts";
import {
  patternText,
  secondsOf,
  SILENCE,
  sounds,
  STARTS,
  STEPS,
  TEMPO,
  toggleStep,
  VOICES,
  type Pattern,
  type Voice,
} from "./drum-machine-rules.ts";
import { useSteps } from "./studio-parts.tsx";
import { Slider } from "./controls.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useBeat } from "./use-beat.ts";
import { useDraft } from "./use-draft.ts";

interface Song {
  pattern: Pattern;
  bpm: number;
  swing: number;
  volume: number;
}

/** Sixteen steps for six synthesized voices, in a loop. */
export function DrumMachine(tool: ToolProps) {
  const [song, setSong] = useDraft<Song>(tool.id, { ...STARTS.house, volume: 80 });
  const steps = useSteps(song, setSong);
  const [isPlaying, setPlaying] = useState(false);
  const voiceNames: Readonly<Record<Voice, string>> = {
    kick: copy.drumKick,
    snare: copy.drumSnare,
    clap: copy.drumClap,
    hat: copy.drumHat,
    openHat: copy.drumOpenHat,
    tom: copy.drumTom,
  };
  const starts = [
    { key: "house", label: copy.beatHouse },
    { key: "rock", label: copy.beatRock },
    { key: "hipHop", label: copy.beatHipHop },
    { key: "bossa", label: copy.beatBossa },
  ] as const;
  const played = useBeat((index, when) => {
    const step = index % STEPS;
    for (const voice of VOICES) if (sounds(song.pattern, voice, step)) hitDrum(voice, song.volume / 100, when);
    return secondsOf(step, song.bpm, song.swing);
  }, isPlaying);
  const now = played === null ? null : played % STEPS;
  useKeys((key) => {
    if (key !== " ") return false;
    setPlaying(!isPlaying);
    return true;
  }, true);
  const toggle = (voice: Voice, step: number) => {
    if (!isPlaying && !sounds(song.pattern, voice, step)) hitDrum(voice, song.volume / 100);
    steps.set({ ...song, pattern: toggleStep(song.pattern, voice, step) });
  };
  return (
    <ToolFrame
      tool={tool}
      name={copy.toolDrumMachine}
      result={`${song.bpm} bpm\n${patternText(song.pattern, voiceNames)}`}
    >
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon={isPlaying ? "pause" : "play"} onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? copy.pause : copy.play}
        </Button>
        <Button icon="undo-2" disabled={steps.undo === undefined} onClick={steps.undo}>
          {copy.undo}
        </Button>
        <Button icon="eraser" onClick={() => steps.set({ ...song, pattern: SILENCE })}>
          {copy.clearPattern}
        </Button>
      </div>
      {/* Step by step: down on a phone, where six fit side by side, and to the right where there is room for sixteen. */}
      <div
        role="group"
        aria-label={copy.drumSteps}
        className="card panel grid grid-cols-6 gap-1 md:grid-flow-col md:grid-cols-[max-content_repeat(16,minmax(0,1fr))] md:grid-rows-6 md:gap-1.5"
      >
        {VOICES.map((voice) => (
          <button
            key={voice}
            type="button"
            className="min-h-9 cursor-pointer overflow-hidden rounded-control text-center text-xs font-bold hyphens-auto md:pr-3 md:text-left md:text-sm"
            onClick={() => hitDrum(voice, song.volume / 100)}
          >
            {voiceNames[voice]}
          </button>
        ))}
        {Array.from({ length: STEPS }, (_, step) => (
          <Fragment key={step}>
            {VOICES.map((voice) => (
              <button
                key={voice}
                type="button"
                aria-label={say(copy.drumStep, { name: voiceNames[voice], n: step + 1 })}
                aria-pressed={sounds(song.pattern, voice, step)}
                className={`h-7 min-w-0 cursor-pointer rounded-[min(var(--control-radius),8px)] aria-pressed:bg-accent md:h-11 ${Math.floor(step / 4) % 2 === 0 ? "bg-accent/20" : "bg-accent/8"} ${step % 4 === 0 && step > 0 ? "mt-1.5 md:mt-0" : ""} ${now === step ? "ring-2 ring-ink" : ""}`}
                onClick={() => toggle(voice, step)}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {starts.map(({ key, label }) => (
          <button key={key} type="button" className="chip" onClick={() => steps.set({ ...song, ...STARTS[key] })}>
            {label}
          </button>
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Slider
          label={copy.tempo}
          value={song.bpm}
          min={TEMPO[0]}
          max={TEMPO[1]}
          shown={`${song.bpm} bpm`}
          onChange={(bpm) => setSong({ ...song, bpm })}
        />
        <Slider
          label={copy.swing}
          value={song.swing}
          min={0}
          max={100}
          shown={`${song.swing} %`}
          onChange={(swing) => setSong({ ...song, swing })}
        />
        <Slider
          label={copy.drumVolume}
          value={song.volume}
          min={0}
          max={100}
          shown={`${song.volume} %`}
          onChange={(volume) => setSong({ ...song, volume })}
        />
      </div>
    </ToolFrame>
  );
}
