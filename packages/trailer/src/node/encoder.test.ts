import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { trailerBitrate } from "../bitrate.ts";
import { SAMPLE_RATE } from "./encode-sound.ts";
import { avcCodec, ENCODERS, vp9Codec, type VideoFormat } from "./encoder.ts";
import { I420Converter } from "./i420-converter.ts";
import { MUXERS } from "./mux.ts";
import { boxTypes, decodeFrames, inspectMp4 } from "./read-mp4.ts";

const PATCHES = [
  "#000000",
  "#ffffff",
  "#808080",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#17c886",
  "#ffff00",
  "#00ffff",
  "#ff00ff",
  "#f4efe6",
  "#221c16",
  "#b5391b",
  "#2f5d50",
  "#e8b23a",
  "#123456",
];
const PATCH = 48;
const COLUMNS = 4;
const SIZE = PATCH * COLUMNS;

function chart(): Canvas {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext("2d");
  PATCHES.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect((index % COLUMNS) * PATCH, Math.floor(index / COLUMNS) * PATCH, PATCH, PATCH);
  });
  return canvas;
}

async function encodeChart(frames: number, format: VideoFormat = "mp4"): Promise<Uint8Array> {
  const encoder = ENCODERS[format].createPictureEncoder({ width: SIZE, height: SIZE, fps: 30, bitrate: 4_000_000 });
  const planes = new I420Converter(SIZE, SIZE).convert(chart().data());
  for (let frame = 0; frame < frames; frame++) await encoder.encode(planes, Math.round((frame * 1e6) / 30), 33_333);
  const video = await encoder.finish();
  encoder.close();
  const samples = (SAMPLE_RATE * frames) / 30;
  const tone = Float32Array.from(
    { length: samples },
    (_, index) => 0.25 * Math.sin((index * 440 * 2 * Math.PI) / SAMPLE_RATE),
  );
  const sound = await ENCODERS[format].encodeSound([tone, tone]);
  return MUXERS[format]({ video: { ...video, fps: 30 }, sound: { ...sound, samples } });
}

/** R'G'B' of limited-range BT.709 (the recommendation's equations solved for the colours). */
function toRgb(luma: number, cb: number, cr: number): [number, number, number] {
  const y = (luma - 16) / 219;
  const blue = y + (1.8556 * (cb - 128)) / 224;
  const red = y + (1.5748 * (cr - 128)) / 224;
  const green = (y - 0.2126 * red - 0.0722 * blue) / 0.7152;
  const whole = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 255);
  return [whole(red), whole(green), whole(blue)];
}

test.each(["mp4", "webm"] as const)(
  "a chart of colours comes back out of the %s file as it went in",
  async (format) => {
    const file = await encodeChart(8, format);
    const count = await decodeFrames(file, (frame, planes) => {
      PATCHES.forEach((colour, index) => {
        const x = (index % COLUMNS) * PATCH + PATCH / 2;
        const y = Math.floor(index / COLUMNS) * PATCH + PATCH / 2;
        const chroma = SIZE * SIZE + (y / 2) * (SIZE / 2) + x / 2;
        const got = toRgb(planes[y * SIZE + x] ?? 0, planes[chroma] ?? 0, planes[chroma + (SIZE * SIZE) / 4] ?? 0);
        const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
        got.forEach((value, channel) => {
          expect(
            Math.abs(value - (wanted[channel] ?? 0)),
            `${colour} in frame ${frame} came back as ${got.join(", ")}`,
          ).toBeLessThanOrEqual(4);
        });
      });
    });
    expect(count).toBe(8);
  },
);

test("the file is tagged BT.709 limited, H.264 High and AAC-LC, with its index first", async () => {
  const file = await encodeChart(8);
  const types = boxTypes(file);
  expect(types.indexOf("moov")).toBeLessThan(types.indexOf("mdat"));
  const { video, audio } = await inspectMp4(file);
  expect(video.codec).toMatch(/^avc1\.6400/);
  expect(video.colorSpace).toMatchObject({ primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false });
  expect(audio).toMatchObject({ codec: "mp4a.40.2", sampleRate: 48_000, channels: 2 });
});

test("the other file is tagged BT.709 limited, VP9 and Opus", async () => {
  const { video, audio, mimeType } = await inspectMp4(await encodeChart(8, "webm"));
  expect(mimeType).toMatch(/^video\/webm/);
  expect(video.codec).toMatch(/^vp09\.00\./);
  expect(video.frames).toBe(8);
  expect(video.colorSpace).toMatchObject({ primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false });
  expect(audio).toMatchObject({ codec: "opus", sampleRate: 48_000, channels: 2 });
});

test.each(["mp4", "webm"] as const)("equal input gives equal bytes of %s", async (format) => {
  expect(Buffer.from(await encodeChart(8, format)).equals(Buffer.from(await encodeChart(8, format)))).toBe(true);
});

test("the level is the lowest that holds the picture", () => {
  expect(avcCodec(720, 1280, 30)).toBe("avc1.64001f");
  expect(avcCodec(1080, 1920, 30)).toBe("avc1.640028");
  expect(avcCodec(1080, 1920, 60)).toBe("avc1.64002a");
  expect(avcCodec(2160, 3840, 30)).toBe("avc1.640033");
  expect(avcCodec(2160, 3840, 60)).toBe("avc1.640034");
  expect(() => avcCodec(8192, 8192, 60)).toThrow("too large for H.264");
});

test("VP9's level is the lowest that holds the picture", () => {
  expect(vp9Codec(1080, 1920, 30)).toBe("vp09.00.40.08");
  expect(vp9Codec(1080, 1920, 60)).toBe("vp09.00.41.08");
  expect(vp9Codec(2160, 3840, 60)).toBe("vp09.00.51.08");
  expect(() => vp9Codec(8192, 8192, 60)).toThrow("too large for VP9");
});

test("the bitrate grows with the picture and the quality", () => {
  expect(trailerBitrate(1080, 1920, 30, "small")).toBeLessThan(4_000_000);
  expect(trailerBitrate(1080, 1920, 30, "high")).toBeGreaterThan(12_000_000);
  expect(trailerBitrate(1080, 1920, 30)).toBe(8_000_000);
  expect(trailerBitrate(720, 1280, 30)).toBeLessThan(5_000_000);
  expect(trailerBitrate(2160, 3840, 30)).toBeGreaterThan(20_000_000);
});
