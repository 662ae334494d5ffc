import { AudioDecoder, EncodedAudioChunk } from "@napi-rs/webcodecs";
import { truePeaks } from "../soundtrack/loudness.ts";
import type { EncodedSound } from "./encoded-track.ts";

/**
 * Largest true value of encoded stereo at each sample as a player decodes it, 1 being full scale: codecs add to peaks. 0 where the
 * samples stay below half of `floor`.
 */
export async function decodedPeaks({ packets, track }: EncodedSound, floor = 0): Promise<Float32Array> {
  const pieces: [Float32Array, Float32Array][] = [];
  let failure: unknown = null;
  const decoder = new AudioDecoder({
    output: (data) => {
      const sides = [0, 1].map((planeIndex) => {
        const side = new Float32Array(data.numberOfFrames);
        data.copyTo(side, { planeIndex });
        return side;
      });
      pieces.push(sides as [Float32Array, Float32Array]);
      data.close();
    },
    error: (error) => {
      failure ??= error;
    },
  });
  try {
    decoder.configure(track);
    for (const { data, timestampUs: timestamp, durationUs: duration } of packets)
      decoder.decode(new EncodedAudioChunk({ type: "key", timestamp, duration, data }));
    await decoder.flush();
  } finally {
    if (decoder.state !== "closed") decoder.close();
  }
  if (failure !== null) throw failure instanceof Error ? failure : new Error("the decoder failed");
  const length = pieces.reduce((sum, [left]) => sum + left.length, 0);
  const peaks = new Float32Array(length);
  for (const side of [0, 1] as const) {
    const whole = new Float32Array(length);
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece[side], at);
      at += piece[side].length;
    }
    truePeaks(whole, floor, peaks);
  }
  return peaks;
}
