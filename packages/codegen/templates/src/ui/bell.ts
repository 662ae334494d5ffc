let context: AudioContext | null = null;

/** Browsers let sound start only from a tap, so this is called in one. */
export function wakeBell(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

/** A struck bell: a few partials that die away, the high ones first. */
export function ringBell(strokes: number): void {
  if (context === null) return;
  for (let stroke = 0; stroke < strokes; stroke++) {
    const start = context.currentTime + stroke * 1.6;
    for (const [ratio, loudness, seconds] of [
      [1, 0.22, 5],
      [2.01, 0.1, 3.4],
      [2.98, 0.06, 2.2],
      [5.4, 0.02, 1.1],
    ] as const) {
      const tone = new OscillatorNode(context, { frequency: 264 * ratio });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + seconds);
    }
  }
}
