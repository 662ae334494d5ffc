import { AudioDecoder, EncodedAudioChunk, type AudioData } from "@napi-rs/webcodecs";
import { AudioSampleSink, EncodedPacketSink, type InputAudioTrack } from "mediabunny";
import { setTimeout as delay } from "node:timers/promises";

/** A piece of decoded sound: one array a channel, -1 to 1. */
export interface DecodedPiece {
  rate: number;
  channels: Float32Array[];
}

const WAITING_PACKETS = 16;

/** Calls `take` with every piece of a track, in order. @throws Error when the track cannot be decoded */
export async function decodeSound(track: InputAudioTrack, take: (piece: DecodedPiece) => void): Promise<void> {
  // Samples that are not compressed need no decoder.
  if (track.codec?.startsWith("pcm") === true || track.codec === "ulaw" || track.codec === "alaw") {
    for await (const sample of new AudioSampleSink(track).samples()) {
      const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
        const plane = new Float32Array(sample.numberOfFrames);
        sample.copyTo(plane, { planeIndex, format: "f32-planar" });
        return plane;
      });
      take({ rate: sample.sampleRate, channels });
      sample.close();
    }
    return;
  }
  const config = await track.getDecoderConfig();
  if (config === null) throw new Error("the codec is unknown");
  let failure: unknown = null;
  const decoder = new AudioDecoder({
    output: (data) => {
      try {
        if (failure === null) take({ rate: data.sampleRate, channels: planes(data) });
      } catch (error) {
        failure ??= error;
      } finally {
        data.close();
      }
    },
    error: (error) => {
      failure ??= error;
    },
  });
  try {
    decoder.configure(config as Parameters<AudioDecoder["configure"]>[0]);
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (failure !== null) break;
      decoder.decode(
        new EncodedAudioChunk({
          type: packet.type,
          timestamp: packet.microsecondTimestamp,
          duration: packet.microsecondDuration,
          data: packet.data,
        }),
      );
      // Its 'dequeue' event does not always come.
      while (decoder.decodeQueueSize > WAITING_PACKETS && failure === null) await delay(1);
    }
    if (failure === null) await decoder.flush();
  } finally {
    if (decoder.state !== "closed") decoder.close();
  }
  if (failure !== null) throw failure instanceof Error ? failure : new Error("the decoder failed");
}

/** The channels of decoded sound, whatever the decoder's format; converting while copying crashes @napi-rs/webcodecs 1.3.1. */
function planes(data: AudioData): Float32Array[] {
  const { numberOfFrames: frames, numberOfChannels: count, format } = data;
  if (format === null) throw new Error("the sound has no format");
  const planar = format.endsWith("-planar");
  const raw = Array.from({ length: planar ? count : 1 }, (_, planeIndex) => {
    const bytes = new Uint8Array(data.allocationSize({ planeIndex }));
    data.copyTo(bytes, { planeIndex });
    return numbers(bytes, format);
  });
  if (planar) return raw;
  const [mixed = new Float32Array(0)] = raw;
  return Array.from({ length: count }, (_, channel) =>
    Float32Array.from({ length: frames }, (_unused, index) => mixed[index * count + channel] ?? 0),
  );
}

function numbers(bytes: Uint8Array<ArrayBuffer>, format: string): Float32Array {
  if (format.startsWith("f32")) return new Float32Array(bytes.buffer);
  if (format.startsWith("s16")) return Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 0x8000);
  if (format.startsWith("s32")) return Float32Array.from(new Int32Array(bytes.buffer), (value) => value / 0x80000000);
  if (format.startsWith("u8")) return Float32Array.from(bytes, (value) => (value - 128) / 128);
  throw new Error(`sound of format ${format}`);
}
