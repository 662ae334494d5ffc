import type { FunctionOutput } from "@sayhey/contract/functions";
import type { Storyboard } from "@sayhey/trailer";
import { musicParts, renderWaveform, type MusicPart } from "@sayhey/trailer/browser";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { musicQuery } from "./music-query.ts";

/** How loud the music of a trailer gets, and where its parts begin. */
export interface Waveform {
  /** Loudest moment between two places of the trailer, shares of its length; 0 to 1. */
  peakBetween(from: number, to: number): number;
  readonly parts: readonly MusicPart[];
}

const PEAKS = 600;

function waveformOf(peaks: ArrayLike<number>, parts: readonly MusicPart[], from = 0, to = 1): Waveform {
  return {
    parts,
    peakBetween: (start, end) => {
      const first = Math.floor((from + start * (to - from)) * peaks.length);
      const last = Math.max(first + 1, Math.ceil((from + end * (to - from)) * peaks.length));
      let peak = 0;
      for (let index = Math.max(0, first); index < Math.min(peaks.length, last); index++)
        peak = Math.max(peak, peaks[index] ?? 0);
      return peak;
    },
  };
}

/** What the generated music of two storyboards has in common: all but its loudness. */
function musicKey({ soundtrack, durationMs, scenes }: Storyboard): string {
  const { mood, bpm, seed, effects, offsetMs } = soundtrack;
  return JSON.stringify([
    mood,
    bpm,
    seed,
    effects,
    offsetMs,
    durationMs,
    scenes.map(({ kind, startMs }) => [kind, startMs]),
  ]);
}

/** The waveform of a trailer's music, measured beside the page; null until it is there. */
export function useWaveform(storyboard: Storyboard): Waveform | null {
  const { file } = storyboard.soundtrack;
  const facts = useQuery({ ...musicQuery(file?.assetId ?? ""), enabled: file !== null }).data;
  const [generated, setGenerated] = useState<{ key: string; peaks: Float32Array } | null>(null);
  const key = file === null ? musicKey(storyboard) : "";
  const parts = useMemo(() => (file === null ? musicParts(storyboard) : []), [storyboard, file]);
  const latest = useRef(storyboard);
  useEffect(() => {
    latest.current = storyboard;
  });
  useEffect(() => {
    if (key === "") return;
    let gone = false;
    const { soundtrack } = latest.current;
    // Drawn as loud as it is made: the volume only scales it.
    renderWaveform({ ...latest.current, soundtrack: { ...soundtrack, volume: 1 } }, PEAKS)
      .then((peaks) => {
        if (!gone) setGenerated({ key, peaks });
      })
      .catch((cause: unknown) => console.warn("The waveform could not be drawn.", cause));
    return () => {
      gone = true;
    };
  }, [key]);
  return useMemo(() => {
    if (file !== null) return facts === undefined ? null : fileWaveform(facts, file.startMs, storyboard.durationMs);
    return generated === null ? null : waveformOf(generated.peaks, parts);
  }, [file, facts, generated, parts, storyboard.durationMs]);
}

function fileWaveform(facts: FunctionOutput<"music-get">, startMs: number, lengthMs: number): Waveform {
  return waveformOf(facts.peaks, [], startMs / facts.durationMs, (startMs + lengthMs) / facts.durationMs);
}
