import { blurChannel } from "../blur.ts";
import { definePictureTransform } from "../picture-transform.ts";
import { createPixels, type Pixels } from "../pixels.ts";

/** Bits of each channel that decide; 32 steps are finer than a handful of colours needs. */
const BITS = 5;
const STEPS = 1 << BITS;

/** A few flat colours of the picture's own. */
export const posterise = definePictureTransform({
  kind: "posterise",
  title: "Screen print",
  summary: "A few flat colors, like a screen print.",
  group: "look",
  sample: "city",
  output: "flat",
  fields: {
    colours: { type: "range", label: "Colors", min: 2, max: 14, step: 1, default: 8 },
    smooth: { type: "range", label: "Smoothness", min: 0, max: 20, step: 1, default: 6 },
    vivid: { type: "range", label: "Vividness", min: 0, max: 100, step: 1, default: 35, unit: "%" },
  },
  apply(source, { colours, smooth, vivid }, report) {
    const { width, height } = source;
    const radius = (Math.min(width, height) * smooth) / 3000;
    const channels = [0, 1, 2].map((offset) => {
      const channel = new Float32Array(width * height);
      for (let index = 0; index < channel.length; index++) channel[index] = source.data[index * 4 + offset] ?? 0;
      const blurred = blurChannel(channel, width, height, radius);
      report((offset + 1) / 6);
      return blurred;
    });
    const bucketOf = (index: number): number =>
      channels.reduce((bucket, channel) => (bucket << BITS) | ((channel[index] ?? 0) >> (8 - BITS)), 0);
    const counts = new Uint32Array(STEPS ** 3);
    for (let index = 0; index < width * height; index++) {
      const bucket = bucketOf(index);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    const palette = medianCut(counts, colours);
    const shown = palette.map((colour) => saturate(colour, 1 + vivid / 60));
    const nearest = new Int16Array(STEPS ** 3).fill(-1);
    const result = createPixels(width, height);
    for (let index = 0, at = 0; index < width * height; index++, at += 4) {
      const bucket = bucketOf(index);
      let chosen = nearest[bucket] ?? -1;
      if (chosen < 0) nearest[bucket] = chosen = nearestTo(centreOf(bucket), palette);
      put(result, at, shown[chosen] ?? [0, 0, 0], source.data[at + 3] ?? 255);
      if (index % width === 0) report(0.5 + index / (width * height) / 2);
    }
    return result;
  },
});

const half = 1 << (7 - BITS);
const centreOf = (bucket: number): number[] =>
  [bucket >> (2 * BITS), (bucket >> BITS) & (STEPS - 1), bucket & (STEPS - 1)].map(
    (step) => (step << (8 - BITS)) + half,
  );

interface Box {
  buckets: number[];
  count: number;
}

/** Splits the colours at the median of their widest channel until there are enough; each box becomes its mean. */
function medianCut(counts: Uint32Array, wanted: number): number[][] {
  const countOf = (buckets: readonly number[]): number =>
    buckets.reduce((sum, bucket) => sum + (counts[bucket] ?? 0), 0);
  const all = [...counts.keys()].filter((bucket) => (counts[bucket] ?? 0) > 0);
  const boxes: Box[] = [{ buckets: all, count: countOf(all) }];
  const spread = ({ buckets }: Box, channel: number): number => {
    const values = buckets.map((bucket) => centreOf(bucket)[channel] ?? 0);
    return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
  };
  while (boxes.length < wanted) {
    // Wide boxes first: a small patch of a far colour is what people remember of a picture.
    const ranked = boxes
      .filter(({ buckets }) => buckets.length > 1)
      .map((box) => {
        const widths = [0, 1, 2].map((channel) => spread(box, channel));
        const widest = Math.max(...widths);
        return { box, channel: widths.indexOf(widest), weight: widest * widest * box.count ** 0.3 };
      })
      .toSorted((a, b) => b.weight - a.weight);
    const [next] = ranked;
    if (next === undefined) break;
    const sorted = next.box.buckets.toSorted(
      (a, b) => (centreOf(a)[next.channel] ?? 0) - (centreOf(b)[next.channel] ?? 0),
    );
    let [at, sum] = [0, 0];
    while (at < sorted.length - 1 && sum < next.box.count / 2) sum += counts[sorted[at++] ?? 0] ?? 0;
    at = Math.max(1, at);
    const parts = [sorted.slice(0, at), sorted.slice(at)].map((buckets) => ({ buckets, count: countOf(buckets) }));
    boxes.splice(boxes.indexOf(next.box), 1, ...parts);
  }
  return boxes.map(({ buckets, count }) => {
    const sums = [0, 0, 0];
    for (const bucket of buckets) {
      centreOf(bucket).forEach((value, channel) => {
        sums[channel] = (sums[channel] ?? 0) + value * (counts[bucket] ?? 0);
      });
    }
    return sums.map((sum) => sum / Math.max(1, count));
  });
}

function nearestTo(colour: readonly number[], palette: readonly (readonly number[])[]): number {
  let best = 0;
  let least = Infinity;
  palette.forEach((candidate, index) => {
    // Weights of how much the eye minds a difference in each channel.
    const distance = [0.3, 0.59, 0.11].reduce(
      (sum, weight, channel) => sum + weight * ((candidate[channel] ?? 0) - (colour[channel] ?? 0)) ** 2,
      0,
    );
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function saturate(colour: readonly number[], factor: number): number[] {
  const grey = 0.2126 * (colour[0] ?? 0) + 0.7152 * (colour[1] ?? 0) + 0.0722 * (colour[2] ?? 0);
  return colour.map((value) => grey + (value - grey) * factor);
}

function put({ data }: Pixels, at: number, colour: readonly number[], alpha: number): void {
  data[at] = colour[0] ?? 0;
  data[at + 1] = colour[1] ?? 0;
  data[at + 2] = colour[2] ?? 0;
  data[at + 3] = alpha;
}
