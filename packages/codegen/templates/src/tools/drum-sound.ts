import type { Voice } from "./drum-machine-rules.ts";
import { audio, fading } from "./studio-audio.ts";

interface Hit {
  at: AudioContext;
  out: AudioNode;
  when: number;
  volume: number;
}

let noise: AudioBuffer | null = null;

/** A second of white noise. */
function noiseOf(at: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const data = noise.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return noise;
}

/** A tone that falls from one pitch to another: skins. */
function skin({ at, out, when, volume }: Hit, from: number, to: number, seconds: number) {
  const tone = new OscillatorNode(at, { type: "sine" });
  tone.frequency.setValueAtTime(from, when);
  tone.frequency.exponentialRampToValueAtTime(to, when + seconds * 0.4);
  tone.connect(fading(at, volume, when, seconds)).connect(out);
  tone.start(when);
  tone.stop(when + seconds);
}

/** Noise of which a filter lets one part through: metal, wires and hands. */
function hiss({ at, out, when, volume }: Hit, type: BiquadFilterType, frequency: number, seconds: number) {
  const source = new AudioBufferSourceNode(at, { buffer: noiseOf(at) });
  const filter = new BiquadFilterNode(at, { type, frequency });
  source
    .connect(filter)
    .connect(fading(at, volume, when, seconds))
    .connect(out);
  source.start(when, Math.random() * 0.4, seconds);
}

const SOUNDS: Readonly<Record<Voice, (hit: Hit) => void>> = {
  kick: (hit) => skin(hit, 160, 44, 0.42),
  snare: (hit) => {
    skin({ ...hit, volume: hit.volume * 0.5 }, 240, 160, 0.14);
    hiss({ ...hit, volume: hit.volume * 0.6 }, "highpass", 1400, 0.2);
  },
  clap: (hit) => {
    for (const late of [0, 0.012, 0.024])
      hiss({ ...hit, when: hit.when + late, volume: hit.volume * 0.6 }, "bandpass", 1300, 0.05 + late * 5);
  },
  hat: (hit) => hiss({ ...hit, volume: hit.volume * 0.35 }, "highpass", 8000, 0.05),
  openHat: (hit) => hiss({ ...hit, volume: hit.volume * 0.35 }, "highpass", 7000, 0.32),
  tom: (hit) => skin({ ...hit, volume: hit.volume * 0.8 }, 190, 95, 0.34),
};

/** Sounds a voice at `when` on the audio clock; at once where that is left out. */
export function hitDrum(voice: Voice, volume: number, when?: number): void {
  const at = audio();
  SOUNDS[voice]({ at, out: at.destination, when: when ?? at.currentTime + 0.005, volume });
}
