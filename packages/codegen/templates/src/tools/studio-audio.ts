let context: AudioContext | null = null;

/** The one audio context of the app; a browser lets it sound only after a tap. */
export function audio(): AudioContext {
  context ??= new AudioContext({ latencyHint: "interactive" });
  void context.resume();
  return context;
}

/** A volume that is loud at `when` and has gone `seconds` later. */
export function fading(at: AudioContext, volume: number, when: number, seconds: number): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(Math.max(volume, 0.0001), when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
  return gain;
}

/** A short click of that pitch. */
export function click(at: AudioContext, frequency: number, volume: number, when: number): void {
  const tone = new OscillatorNode(at, { frequency, type: "square" });
  tone.connect(fading(at, volume, when, 0.05)).connect(at.destination);
  tone.start(when);
  tone.stop(when + 0.06);
}
