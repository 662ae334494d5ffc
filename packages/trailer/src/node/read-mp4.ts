import { EncodedVideoChunk, VideoDecoder } from "@napi-rs/webcodecs";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { i420Size } from "./i420.ts";

/** Types of a file's outermost boxes, in order. */
export function boxTypes(file: Uint8Array): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const types: string[] = [];
  for (let at = 0; at + 8 <= file.byteLength;) {
    types.push(String.fromCharCode(...file.subarray(at + 4, at + 8)));
    const size = view.getUint32(at);
    at += size === 1 ? Number(view.getBigUint64(at + 8)) : Math.max(size, 8);
  }
  return types;
}

/** What a finished file says of itself, for tests. */
export async function inspectMp4(file: Uint8Array): Promise<{
  durationS: number;
  mimeType: string;
  video: {
    codec: string | null;
    width: number;
    height: number;
    colorSpace: VideoColorSpaceInit;
    frames: number;
    keyFrames: number;
    durationS: number;
  };
  audio: { codec: string | null; sampleRate: number; channels: number; startS: number; endS: number };
}> {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (video === null || audio === null) throw new Error("the file lacks a track");
  let frames = 0;
  let keyFrames = 0;
  for await (const packet of new EncodedPacketSink(video).packets()) {
    frames += 1;
    if (packet.type === "key") keyFrames += 1;
  }
  return {
    durationS: await input.computeDuration(),
    mimeType: await input.getMimeType(),
    video: {
      codec: (await video.getDecoderConfig())?.codec ?? null,
      width: video.displayWidth,
      height: video.displayHeight,
      colorSpace: await video.getColorSpace(),
      frames,
      keyFrames,
      durationS: await video.computeDuration(),
    },
    audio: {
      codec: (await audio.getDecoderConfig())?.codec ?? null,
      sampleRate: audio.sampleRate,
      channels: audio.numberOfChannels,
      startS: await audio.getFirstTimestamp(),
      endS: await audio.computeDuration(),
    },
  };
}

/** Decodes the pictures of a file to I420 with the other half of the codec library; for tests. */
export async function decodeFrames(
  file: Uint8Array,
  visit: (index: number, planes: Uint8Array) => void,
): Promise<number> {
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (track === null || config === null || config === undefined) throw new Error("the file has no pictures");
  const { codec, codedWidth = 0, codedHeight = 0, description } = config;
  const frames: { index: number; planes: Uint8Array }[] = [];
  const waiting: Promise<unknown>[] = [];
  let failure: Error | null = null;
  const decoder = new VideoDecoder({
    output: (frame) => {
      const planes = new Uint8Array(i420Size(codedWidth, codedHeight));
      frames.push({ index: frames.length, planes });
      waiting.push(frame.copyTo(planes, { format: "I420" }).finally(() => frame.close()));
    },
    error: (error) => {
      failure = error;
    },
  });
  decoder.configure({
    // VP9's colours in the codec's name make this decoder refuse some files; the frames tell them as well.
    codec: codec.startsWith("vp09") ? codec.split(".").slice(0, 4).join(".") : codec,
    codedWidth,
    codedHeight,
    ...(description === undefined ? {} : { description: new Uint8Array(description as ArrayBuffer) }),
  });
  for await (const packet of new EncodedPacketSink(track).packets()) {
    decoder.decode(
      new EncodedVideoChunk({ type: packet.type, timestamp: Math.round(packet.timestamp * 1e6), data: packet.data }),
    );
  }
  await decoder.flush();
  decoder.close();
  await Promise.all(waiting);
  if (failure !== null) throw failure;
  for (const { index, planes } of frames) visit(index, planes);
  return frames.length;
}
