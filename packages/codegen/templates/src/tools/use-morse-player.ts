import { useEffect, useRef, useState } from "react";
import { useLoop } from "../games/use-loop.ts";
import { morseTones, type MorseTone } from "./morse-rules.ts";

/** Tone of the code in hertz, and the seconds in which it swells, so that it does not click. */
const PITCH = 620;
const SWELL = 0.006;

interface Playing {
  /** Sound of the page; none where the browser has none, and the lamp alone goes on. */
  audio: AudioContext | null;
  tones: readonly MorseTone[];
  seconds: number;
  begun: number;
}

/** Plays Morse code as sound; `lit` is the place in the code that sounds now, -1 in a gap. */
export function useMorsePlayer() {
  const playing = useRef<Playing | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [lit, setLit] = useState(-1);
  const stop = () => {
    void playing.current?.audio?.close();
    playing.current = null;
    setPlaying(false);
    setLit(-1);
  };
  const play = (code: string, wordsAMinute: number) => {
    stop();
    const { tones, seconds } = morseTones(code, wordsAMinute);
    playing.current = { audio: sounding(tones), tones, seconds, begun: performance.now() + LEAD * 1000 };
    setPlaying(true);
  };
  useLoop(() => {
    if (playing.current === null) return;
    const { tones, seconds, begun } = playing.current;
    const now = (performance.now() - begun) / 1000;
    if (now > seconds + LEAD) return stop();
    setLit(tones.find(({ at, seconds: length }) => now >= at && now < at + length)?.index ?? -1);
  }, isPlaying);
  useEffect(() => () => void playing.current?.audio?.close(), []);
  return { isPlaying, lit, play, stop };
}

/** Seconds before the first tone. */
const LEAD = 0.1;

function sounding(tones: readonly MorseTone[]): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = PITCH;
  volume.gain.value = 0;
  tone.connect(volume).connect(audio.destination);
  const start = audio.currentTime + LEAD;
  for (const { at, seconds } of tones) {
    volume.gain.setTargetAtTime(0.25, start + at, SWELL);
    volume.gain.setTargetAtTime(0, start + at + seconds - SWELL, SWELL);
  }
  tone.start();
  return audio;
}
