import { findTransform, resample, SAMPLES, type Pixels, type SampleName } from "@sayhey/transforms";
import type { EffectAnswer, EffectRequest } from "./effect-messages.ts";

const samples = new Map<string, Pixels>();

function sampleOf(width: number, height: number, name: SampleName): Pixels {
  const key = `${width}x${height} ${name}`;
  const kept = samples.get(key) ?? SAMPLES[name](width, height);
  samples.set(key, kept);
  return kept;
}

function run({ id, kind, settings, source }: EffectRequest): EffectAnswer {
  const transform = findTransform(kind);
  if (transform?.engine !== "pixels") return { id, failure: `There is no transform ${kind}.` };
  const whole =
    "sample" in source ? sampleOf(source.sample.width, source.sample.height, transform.sample ?? "fruit") : source;
  // What enlarges is shown on a small copy, so that before and after fill the same frame.
  const scale = transform.previewScale?.(settings) ?? 1;
  const before =
    scale === 1
      ? whole
      : resample(whole, Math.max(1, Math.round(whole.width / scale)), Math.max(1, Math.round(whole.height / scale)));
  return { id, before, after: transform.apply(before, settings) };
}

self.onmessage = ({ data }: MessageEvent<EffectRequest>) => {
  let answer: EffectAnswer;
  try {
    answer = run(data);
  } catch (cause) {
    answer = { id: data.id, failure: cause instanceof Error ? cause.message : String(cause) };
  }
  self.postMessage(answer);
};
