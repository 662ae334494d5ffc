import { useSetting } from "../store/use-setting.ts";

/** What one hears: a touch, something won or lost on the way, and the end of a game. */
export type Sound = "tap" | "good" | "bad" | "win" | "lose";

/** Frequencies of each, in Hz, one after the other. */
const TONES: Readonly<Record<Sound, readonly number[]>> = {
  tap: [330],
  good: [523, 784],
  bad: [196],
  win: [523, 659, 784, 1047],
  lose: [330, 262, 196],
};
const TONE_SECONDS = 0.09;

let context: AudioContext | null = null;

/** Plays tones, one after the other; a browser lets it only after a tap. */
function sound(frequencies: readonly number[]): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
  frequencies.forEach((frequency, index) => {
    if (context === null) return;
    const start = context.currentTime + index * TONE_SECONDS;
    const tone = new OscillatorNode(context, { frequency, type: "triangle" });
    const volume = new GainNode(context, { gain: 0.12 });
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS * 1.6);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS * 1.6);
  });
}

/** Sounds of games: off until somebody turns them on, then on in all games of the app. */
export function useSound() {
  const [isOn, setOn] = useSetting("gameSound", false);
  return {
    isOn,
    toggle: () => {
      setOn(!isOn);
      if (!isOn) sound(TONES.good);
    },
    play: (what: Sound) => {
      if (isOn) sound(TONES[what]);
    },
    /** A single tone, by its frequency in Hz. */
    note: (frequency: number) => {
      if (isOn) sound([frequency]);
    },
  };
}
