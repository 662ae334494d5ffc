import { EncodedVideoChunk, VideoDecoder } from "@napi-rs/webcodecs";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";

/** What a video file says of itself, and some of its pictures. */
export interface VideoFacts {
  durationMs: number;
  width: number;
  height: number;
  videoCodec: string | null;
  audioCodec: string | null;
  colour: { primaries?: string | null; transfer?: string | null; matrix?: string | null; fullRange?: boolean | null };
  /** The index comes before the pictures. */
  isFastStart: boolean;
  frames: number;
  /** Every 15th picture, or as many as were asked for, as RGB, a quarter of the size. */
  pictures: { atMs: number; width: number; height: number; rgb: Uint8Array }[];
}

/** Opens a video file and decodes it. */
export async function readVideo(bytes: Uint8Array, { every = 15 } = {}): Promise<VideoFacts> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  if (track === null) throw new Error("the file has no pictures");
  const config = await track.getDecoderConfig();
  if (config === null) throw new Error("the pictures have no decoder configuration");
  const pictures: VideoFacts["pictures"] = [];
  let frames = 0;
  const pending: Promise<void>[] = [];
  let failure: unknown;
  const decoder = new VideoDecoder({
    output(frame) {
      const index = frames++;
      if (index % every !== 0) return frame.close();
      const data = new Uint8Array(frame.allocationSize());
      const { codedWidth: width, codedHeight: height, timestamp } = frame;
      pending.push(
        Promise.resolve(frame.copyTo(data)).then(() => {
          frame.close();
          pictures.push({
            atMs: timestamp / 1000,
            width: width >> 2,
            height: height >> 2,
            rgb: quarterRgb(data, width, height),
          });
        }),
      );
    },
    error(error) {
      failure = error;
    },
  });
  decoder.configure(config as Parameters<VideoDecoder["configure"]>[0]);
  for await (const packet of new EncodedPacketSink(track).packets()) {
    decoder.decode(
      new EncodedVideoChunk({
        type: packet.type,
        timestamp: Math.round(packet.timestamp * 1e6),
        duration: Math.round(packet.duration * 1e6),
        data: packet.data,
      }),
    );
  }
  await decoder.flush();
  await Promise.all(pending);
  decoder.close();
  if (failure !== undefined) throw failure;
  return {
    durationMs: Math.round((await input.computeDuration()) * 1000),
    width: track.displayWidth,
    height: track.displayHeight,
    videoCodec: track.codec,
    audioCodec: sound?.codec ?? null,
    colour: (config.colorSpace ?? {}) as VideoFacts["colour"],
    isFastStart: indexOfBox(bytes, "moov") < indexOfBox(bytes, "mdat"),
    frames,
    pictures: pictures.toSorted((a, b) => a.atMs - b.atMs),
  };
}

function indexOfBox(bytes: Uint8Array, name: string): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset + 8 <= bytes.length;) {
    const size = view.getUint32(offset);
    if (String.fromCharCode(...bytes.subarray(offset + 4, offset + 8)) === name) return offset;
    offset += size === 1 ? Number(view.getBigUint64(offset + 8)) : size;
    if (size === 0) break;
  }
  return Number.POSITIVE_INFINITY;
}

/** I420 of BT.709, limited range, to RGB at every fourth pixel (ITU-R BT.709-6). */
function quarterRgb(i420: Uint8Array, width: number, height: number): Uint8Array {
  const [columns, rows] = [width >> 2, height >> 2];
  const rgb = new Uint8Array(columns * rows * 3);
  const cb = width * height;
  const cr = cb + (cb >> 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * 4, row * 4];
      const luma = ((i420[y * width + x] ?? 0) - 16) * (255 / 219);
      const chroma = (y >> 1) * (width >> 1) + (x >> 1);
      const blue = ((i420[cb + chroma] ?? 0) - 128) * (255 / 224);
      const red = ((i420[cr + chroma] ?? 0) - 128) * (255 / 224);
      const at = (row * columns + column) * 3;
      rgb[at] = clamp(luma + 1.5748 * red);
      rgb[at + 1] = clamp(luma - 0.1873 * blue - 0.4681 * red);
      rgb[at + 2] = clamp(luma + 1.8556 * blue);
    }
  }
  return rgb;
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Mean absolute difference of two pictures, 0 to 255. */
export function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  return sum / a.length;
}
