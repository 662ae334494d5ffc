import { describe, expect, test } from "vitest";
import {
  checkPictureFits,
  createPixels,
  defaultSettings,
  drawFlatSample,
  drawSample,
  findTransform,
  pictureThemeOps,
  resample,
  SAMPLES,
  restyleOps,
  settingsSchema,
  TRANSFORMS,
  type Pixels,
  type PictureTransform,
} from "./index.ts";

const sample = drawSample(240, 160);
const pictures = TRANSFORMS.filter((transform): transform is PictureTransform => transform.engine === "pixels");
const get = (kind: string): PictureTransform => {
  const found = pictures.find((transform) => transform.kind === kind);
  if (found === undefined) throw new Error(kind);
  return found;
};
const run = (kind: string, settings: Record<string, string | number | boolean> = {}, source: Pixels = sample): Pixels =>
  get(kind).apply(source, { ...defaultSettings(get(kind).fields), ...settings });
const coloursOf = ({ data }: Pixels): Set<number> => {
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4)
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  return colours;
};
const difference = (a: Pixels, b: Pixels): number =>
  a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length;

describe.each(pictures.map((transform) => [transform.kind, transform] as const))("%s", (_, transform) => {
  const settings = defaultSettings(transform.fields);

  test("gives the same bytes for the same picture, and leaves the picture as it is", () => {
    const before = sample.data.slice();
    expect(transform.apply(sample, settings).data).toEqual(transform.apply(sample, settings).data);
    expect(sample.data).toEqual(before);
  });

  test("reports progress that only grows, within 0 and 1", () => {
    const seen: number[] = [];
    transform.apply(sample, settings, (done) => seen.push(done));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
  });

  test("works on a picture of one pixel and on a very long one", () => {
    for (const [width, height] of [
      [1, 1],
      [400, 2],
      [2, 400],
    ] as const) {
      const result = transform.apply(drawSample(width, height), settings);
      expect(result.data.length).toBe(result.width * result.height * 4);
    }
  });

  test("keeps what is transparent transparent", () => {
    const source = drawSample(40, 40);
    for (let at = 3; at < source.data.length; at += 4) source.data[at] = 0;
    const { data } = transform.apply(source, settings);
    expect(data.filter((_value, at) => at % 4 === 3).every((alpha) => alpha === 0)).toBe(true);
  });

  test("its defaults are settings it accepts, and every setting changes something", () => {
    expect(settingsSchema(transform.fields).parse({})).toEqual(settings);
    for (const [name, field] of Object.entries(transform.fields)) {
      const other =
        field.type === "range"
          ? field.default === field.max
            ? field.min
            : field.max
          : field.type === "colour"
            ? "#00ff88"
            : field.type === "switch"
              ? !field.default
              : field.type === "text"
                ? "other"
                : (field.options.find(({ value }) => value !== field.default)?.value ?? "");
      const shown = SAMPLES[transform.sample ?? "fruit"](240, 160);
      // A setting that another one brings up matters only then.
      const around =
        field.when === undefined ? settings : { ...settings, [field.when.setting]: field.when.is[0] ?? "" };
      const changed = transform.apply(shown, { ...around, [name]: other });
      const plain = transform.apply(shown, around);
      expect(
        changed.width !== plain.width || changed.height !== plain.height || difference(changed, plain) > 0.05,
        name,
      ).toBe(true);
    }
  });
});

test("a duotone lies between its two colours", () => {
  const { data } = run("duotone", { shadows: "#000000", light: "#ff0000" });
  for (let at = 0; at < data.length; at += 4) expect([data[at + 1], data[at + 2]]).toEqual([0, 0]);
});

test("a screen print has no more colours than asked for", () => {
  for (const colours of [2, 5, 12]) expect(coloursOf(run("posterise", { colours })).size).toBeLessThanOrEqual(colours);
});

test("a halftone covers as much paper as the picture is dark", () => {
  const grey = (value: number): Pixels => {
    const pixels = createPixels(200, 200);
    pixels.data.fill(value);
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    return pixels;
  };
  const inked = (value: number): number => {
    const { data } = run("halftone", { ink: "#000000", paper: "#ffffff" }, grey(value));
    return 1 - data.reduce((sum, level, at) => (at % 4 === 3 ? sum : sum + level), 0) / (200 * 200 * 3 * 255);
  };
  expect(inked(255)).toBeLessThan(0.01);
  expect(inked(0)).toBeGreaterThan(0.97);
  expect(inked(90)).toBeGreaterThan(inked(130));
  expect(inked(130)).toBeGreaterThan(inked(200));
});

describe("smart crop", () => {
  /** A quiet wall with one striped thing on it. */
  const wallWith = (left: number, top: number): Pixels => {
    const pixels = createPixels(320, 180);
    for (let y = 0; y < 180; y++) {
      for (let x = 0; x < 320; x++) {
        const inside = x >= left && x < left + 60 && y >= top && y < top + 60;
        pixels.data.set(
          inside ? ((x >> 3) % 2 === 0 ? [220, 40, 30, 255] : [250, 240, 90, 255]) : [120, 124, 128, 255],
          (y * 320 + x) * 4,
        );
      }
    }
    return pixels;
  };
  const redIn = ({ data }: Pixels): number => {
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 200 && (data[at + 2] ?? 0) < 100) count++;
    return count;
  };

  test.each([
    ["left", 6],
    ["right", 250],
    ["middle", 130],
  ])("finds what stands out on the %s", (_, left) => {
    for (const shape of ["9:16", "1:1"]) {
      const result = run("smart-crop", { shape }, wallWith(left, 60));
      expect(redIn(result)).toBeGreaterThan(60 * 60 * 0.97);
    }
  });

  test.each([
    ["9:16", 9 / 16],
    ["1:1", 1],
    ["16:9", 16 / 9],
  ])("makes exactly the shape %s", (shape, ratio) => {
    const { width, height } = run("smart-crop", { shape }, drawSample(300, 200));
    expect(Math.abs(width / height - ratio)).toBeLessThan(0.01);
  });
});

describe("enlarging", () => {
  test("makes a picture as many times as large, and the same seen from afar", () => {
    const large = run("enlarge", { factor: "3", sharpen: 0 });
    expect([large.width, large.height]).toEqual([720, 480]);
    expect(difference(resample(large, 240, 160), sample)).toBeLessThan(1);
  });

  test("sharpening makes edges steeper", () => {
    const steepness = ({ width, height, data }: Pixels): number => {
      let sum = 0;
      for (let y = 0; y < height; y++)
        for (let x = 1; x < width; x++) {
          const at = (y * width + x) * 4;
          sum += Math.abs((data[at] ?? 0) - (data[at - 4] ?? 0)) ** 2;
        }
      return sum;
    };
    expect(steepness(run("enlarge", { sharpen: 100 }))).toBeGreaterThan(
      steepness(run("enlarge", { sharpen: 0 })) * 1.1,
    );
  });

  test("refuses what would be larger than a result may be, and says what would do", () => {
    const settings = { factor: "4", sharpen: 50 };
    expect(() => checkPictureFits(get("enlarge"), settings, { width: 1500, height: 1500 })).not.toThrow();
    expect(() => checkPictureFits(get("enlarge"), settings, { width: 2000, height: 1500 })).toThrow(
      "This picture is too large to be made 4 times as large.",
    );
    expect(() => checkPictureFits(get("duotone"), {}, { width: 9000, height: 9000 })).not.toThrow();
  });
});

test("a glitch keeps to its take: another take tears elsewhere", () => {
  expect(difference(run("glitch", { take: 5 }), run("glitch", { take: 6 }))).toBeGreaterThan(1);
});

test("kinds are unlike each other and found by name", () => {
  expect(new Set(TRANSFORMS.map(({ kind }) => kind)).size).toBe(TRANSFORMS.length);
  for (const transform of TRANSFORMS) expect(findTransform(transform.kind)).toBe(transform);
  expect(findTransform("turn-to-gold")).toBeUndefined();
});

test("restyling is one op that sets the whole theme", () => {
  expect(restyleOps("arcade")).toMatchObject([{ op: "set-theme", patch: { direction: "arcade" } }]);
});

describe("removing a background", () => {
  const alphaAt = ({ width, data }: Pixels, x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? -1;
  /** A red disc with a hole before an uneven, noisy wall. */
  const wall = (noise: number): Pixels => {
    const picture = createPixels(200, 120);
    for (let y = 0, at = 0; y < 120; y++)
      for (let x = 0; x < 200; x++, at += 4) {
        const away = Math.hypot(x - 100, y - 60);
        const light = 205 + x * 0.15 - y * 0.1 + (((x * 7 + y * 13) % 11) / 10 - 0.5) * noise;
        const isDisc = away < 40 && away > 14;
        picture.data.set(isDisc ? [196, 40, 40, 255] : [light, light, light - 6, 255], at);
      }
    return picture;
  };

  test.each([0, 14])(
    "clears a lit wall with noise %s to its corners and through the hole, and keeps the thing whole",
    (noise) => {
      const cut = run("cut-out", {}, wall(noise));
      for (const [x, y] of [
        [0, 0],
        [199, 0],
        [0, 119],
        [199, 119],
        [100, 60],
        [30, 60],
      ] as const)
        expect(alphaAt(cut, x, y), `${x}, ${y}`).toBe(0);
      for (const [x, y] of [
        [75, 60],
        [125, 60],
        [100, 35],
        [100, 85],
      ] as const)
        expect(alphaAt(cut, x, y), `${x}, ${y}`).toBe(255);
    },
  );

  test("keeps what shows through where holes are to stay, and softens edges", () => {
    expect(alphaAt(run("cut-out", { holes: false }, wall(0)), 100, 60)).toBe(255);
    const { data } = run("cut-out", { soft: 80 }, drawFlatSample(240, 160));
    expect(data.some((value, at) => at % 4 === 3 && value > 30 && value < 225)).toBe(true);
  });

  test("puts it on a colour when asked, with nothing see-through", () => {
    const { data } = run("cut-out", { under: "colour", colour: "#0000ff" }, wall(0));
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 255, 255]);
  });
});

test("colours of a picture become a theme whose words stay readable, light or dark as the picture is", () => {
  const night = createPixels(60, 40);
  for (let at = 0; at < night.data.length; at += 4)
    night.data.set(at % 24 === 0 ? [255, 90, 54, 255] : [16, 18, 40, 255], at);
  const [op] = pictureThemeOps(night, { lead: "1", scheme: "picture" });
  expect(op).toMatchObject({ op: "set-theme", patch: { scheme: "dark" } });
  const [light] = pictureThemeOps(sample, { lead: "2", scheme: "light" });
  expect(light).toMatchObject({ patch: { scheme: "light" } });
});
