import { frequencyOf } from "./piano-rules.ts";
import { audio } from "./studio-audio.ts";

/** Overtones of a struck string, as amplitudes from the basic tone up. */
const OVERTONES = [0, 1, 0.5, 0.22, 0.12, 0.06, 0.04, 0.02];
const VOLUME = 0.22;
/** Seconds until a note that is held has gone, and that it takes to go when it is let go. */
const RING = 3.2;
const RELEASE = 0.16;

let wave: PeriodicWave | null = null;

/** Strikes a note; what comes back lets it go. */
export function strike(note: number): () => void {
  const at = audio();
  wave ??= at.createPeriodicWave(new Float32Array(OVERTONES.length), new Float32Array(OVERTONES));
  const now = at.currentTime;
  const string = new OscillatorNode(at, { frequency: frequencyOf(note), type: "custom", periodicWave: wave });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.linearRampToValueAtTime(VOLUME, now + 0.006);
  gain.gain.setTargetAtTime(0, now + 0.02, RING / 4);
  const soft = new BiquadFilterNode(at, { type: "lowpass", frequency: Math.min(9000, frequencyOf(note) * 8) });
  string.connect(soft).connect(gain).connect(at.destination);
  string.start(now);
  string.stop(now + RING * 2);
  return () => {
    const end = at.currentTime;
    gain.gain.cancelScheduledValues(end);
    gain.gain.setTargetAtTime(0, end, RELEASE / 3);
    string.stop(end + RELEASE * 2);
  };
}
