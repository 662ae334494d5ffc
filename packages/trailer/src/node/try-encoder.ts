import { ENCODERS } from "./encoder.ts";

const SIDE = 64;
const FRAME_US = 40_000;

/** Encodes one grey picture, to see whether the encoder works on this machine. @throws AppError of the encoder */
export async function tryEncoder(): Promise<void> {
  const encoder = ENCODERS.mp4.createPictureEncoder({ width: SIDE, height: SIDE, fps: 25, bitrate: 100_000 });
  try {
    await encoder.encode(new Uint8Array((SIDE * SIDE * 3) / 2).fill(128), 0, FRAME_US);
    await encoder.finish();
  } finally {
    encoder.close();
  }
}
