import { ENCODERS, type StereoSound } from "@sayhey/trailer/media";
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { SOUND_RATE } from "@sayhey/trailer/media";

/** The same pictures, packet by packet, with another sound; as WebM where MP4 cannot hold their codec. */
export async function replaceSound(
  track: InputVideoTrack,
  sound: StereoSound,
  tell: (done: number) => void,
): Promise<{ bytes: Uint8Array; extension: "mp4" | "webm" }> {
  const { codec } = track;
  if (codec === null) throw new Error("the codec is unknown");
  // VP8 and VP9 are WebM's own; browsers play them from there.
  const extension = codec === "vp8" || codec === "vp9" ? "webm" : "mp4";
  const target = new BufferTarget();
  const output = new Output({
    format: extension === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat(),
    target,
  });
  const pictures = new EncodedVideoPacketSource(codec);
  const audio = new EncodedAudioPacketSource(extension === "mp4" ? "aac" : "opus");
  output.addVideoTrack(pictures, { rotation: track.rotation });
  output.addAudioTrack(audio);
  const encoded = await ENCODERS[extension].encodeSound([sound.left, sound.right]);
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  await output.start();
  let next = 0;
  const addSound = async (untilSeconds: number): Promise<void> => {
    for (; next < encoded.packets.length; next++) {
      const start = next * encoded.packetSamples - encoded.paddingSamples;
      const samples = Math.min(encoded.packetSamples, sound.left.length - start);
      if (start / SOUND_RATE > untilSeconds) return;
      const packet = encoded.packets[next];
      if (packet === undefined || samples <= 0) continue;
      await audio.add(
        new EncodedPacket(packet.data, "key", start / SOUND_RATE, samples / SOUND_RATE),
        next === 0 ? { decoderConfig: encoded.track } : undefined,
      );
    }
  };
  const duration = await track.computeDuration();
  let isFirst = true;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.data.byteLength < packet.byteLength) throw new Error("the file was cut off");
    await pictures.add(packet, isFirst && decoderConfig !== undefined ? { decoderConfig } : undefined);
    isFirst = false;
    await addSound(packet.timestamp);
    tell(Math.min(1, packet.timestamp / Math.max(0.001, duration)));
  }
  await addSound(Number.POSITIVE_INFINITY);
  pictures.close();
  audio.close();
  await output.finalize();
  return { bytes: new Uint8Array(target.buffer ?? new ArrayBuffer(0)), extension };
}
