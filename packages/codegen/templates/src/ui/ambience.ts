/** Kinds of sound a session can have; all are made on the spot, nothing is loaded. */
export type Sound = "waves" | "bowls" | "pulse";

interface Playing {
  context: AudioContext;
  volume: GainNode;
  stop: () => void;
}

let playing: Playing | null = null;
const FADE_SECONDS = 1.2;

/** Starts a sound, softly. Browsers let sound start only from a tap, so this is called in one. */
export function startAmbience(sound: Sound): void {
  if (playing !== null || !("AudioContext" in window)) return;
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  volume.connect(context.destination);
  volume.gain.linearRampToValueAtTime(1, context.currentTime + FADE_SECONDS);
  const nodes = { waves, bowls, pulse }[sound](context, volume);
  for (const node of nodes) node.start();
  playing = {
    context,
    volume,
    stop: () => {
      for (const node of nodes) node.stop();
    },
  };
}

/** Lets the sound die away. */
export function stopAmbience(): void {
  if (playing === null) return;
  const { context, volume, stop } = playing;
  playing = null;
  volume.gain.cancelScheduledValues(context.currentTime);
  volume.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 4);
  window.setTimeout(() => {
    stop();
    void context.close();
  }, FADE_SECONDS * 1000);
}

/** The sea: noise whose loudness and colour rise and fall. */
function waves(context: AudioContext, out: AudioNode): AudioScheduledSourceNode[] {
  const length = context.sampleRate * 4;
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // Brown noise: every sample a step from the one before.
  let level = 0;
  for (let index = 0; index < length; index++) {
    level = (level + (Math.random() * 2 - 1) * 0.02) / 1.02;
    samples[index] = level * 3.2;
  }
  const noise = new AudioBufferSourceNode(context, { buffer, loop: true });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 520 });
  const swell = new GainNode(context, { gain: 0.16 });
  const tide = new OscillatorNode(context, { frequency: 0.11 });
  tide.connect(new GainNode(context, { gain: 0.1 })).connect(swell.gain);
  tide.connect(new GainNode(context, { gain: 260 })).connect(filter.frequency);
  noise.connect(filter).connect(swell).connect(out);
  return [noise, tide];
}

/** Singing bowls: pairs of tones so near that they beat. */
function bowls(context: AudioContext, out: AudioNode): AudioScheduledSourceNode[] {
  return [132, 132.6, 198, 198.5, 264.4].map((frequency, index) => {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(new GainNode(context, { gain: index < 2 ? 0.06 : 0.028 })).connect(out);
    return tone;
  });
}

/** A slow beat to move to. */
function pulse(context: AudioContext, out: AudioNode): AudioScheduledSourceNode[] {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: 98 });
  const gate = new GainNode(context, { gain: 0.05 });
  const beat = new OscillatorNode(context, { type: "sine", frequency: 1.6 });
  beat.connect(new GainNode(context, { gain: 0.05 })).connect(gate.gain);
  tone.connect(gate).connect(out);
  return [tone, beat];
}
