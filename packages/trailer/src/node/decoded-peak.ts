import { AudioDecoder, EncodedAudioChunk } from "@napi-rs/webcodecs";
import { measureTruePeak } from "../soundtrack/loudness.ts";
import type { EncodedSound } from "./encode-sound.ts";

/** True peak in dBTP of encoded stereo as a player decodes it: codecs add to peaks. -Infinity for silence. */
export async function decodedPeak({ packets, track }: EncodedSound): Promise<number> {
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
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  let at = 0;
  for (const [a, b] of pieces) {
    left.set(a, at);
    right.set(b, at);
    at += a.length;
  }
  return measureTruePeak({ left, right });
}
