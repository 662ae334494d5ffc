import { describe, expect, test } from "vitest";
import { layOut, ranksOf } from "../templates/src/tools/diagram-layout.ts";
import {
  boundsOf,
  chartText,
  connect,
  edgeSpot,
  freeId,
  readChart,
  removeBox,
  wrapWords,
  type Box,
} from "../templates/src/tools/diagram-rules.ts";
import {
  SILENCE,
  STARTS,
  STEPS,
  VOICES,
  secondsOf,
  sounds,
  toggleStep,
} from "../templates/src/tools/drum-machine-rules.ts";
import {
  LOOKS,
  PLAIN,
  UNTOUCHED,
  WHOLE,
  flip,
  moveBox,
  moveCorner,
  ratioBox,
  turnRight,
} from "../templates/src/tools/image-editor-rules.ts";
import { filterPixels } from "../templates/src/tools/image-pixels.ts";
import { bytesText, endingOf, percentOf, placeIn, withSide } from "../templates/src/tools/image-resize-rules.ts";
import {
  BARS,
  addTap,
  clampTempo,
  nextBeat,
  placeOf,
  tappedTempo,
  tempoName,
} from "../templates/src/tools/metronome-rules.ts";
import {
  ODE,
  blackAt,
  frequencyOf,
  lengthOf,
  noteName,
  noteOfLetter,
  pianoKeys,
} from "../templates/src/tools/piano-rules.ts";
import {
  emptyFrame,
  fill,
  firstArt,
  mirrorOf,
  paint,
  placesBetween,
  resizeFrame,
  scaleFor,
} from "../templates/src/tools/pixel-art-rules.ts";
import { cardPage, documentOf, hasScript } from "../templates/src/tools/playground-rules.ts";
import {
  boxOf,
  extend,
  finish,
  simplify,
  strokePath,
  touches,
  type Mark,
} from "../templates/src/tools/whiteboard-rules.ts";

describe("metronome", () => {
  test("keeps to tempos that can be played", () => {
    expect([clampTempo(5), clampTempo(999), clampTempo(99.6), clampTempo(Number.NaN)]).toEqual([30, 250, 100, 120]);
  });

  test("knows a tempo from taps, and starts over after a pause", () => {
    expect(tappedTempo([0])).toBeUndefined();
    expect(tappedTempo([0, 500, 1000])).toBe(120);
    expect(addTap([0, 500], 9000)).toEqual([9000]);
    expect(addTap([0, 1, 2, 3, 4, 5, 6], 7)).toHaveLength(6);
    expect(tappedTempo([7, 7])).toBeUndefined();
  });

  test("names tempos and walks through a bar", () => {
    expect([tempoName(96), tempoName(120), tempoName(30)]).toEqual(["Andante", "Allegro", "Grave"]);
    expect(placeOf(9, 4, 2)).toEqual({ beat: 0, part: 1 });
    expect(nextBeat(nextBeat(nextBeat("accent")))).toBe("accent");
    for (const [name, beats] of Object.entries(BARS)) expect(beats).toHaveLength(Number(name.split("/")[0]));
  });
});

describe("piano", () => {
  test("tunes by ISO 16", () => {
    expect(frequencyOf(69)).toBe(440);
    expect(frequencyOf(60)).toBeCloseTo(261.626, 3);
    expect([noteName(60), noteName(70), noteName(21)]).toEqual(["C4", "A♯4", "A0"]);
  });

  test("has two octaves, and letters for the first of them", () => {
    const keys = pianoKeys(60);
    expect(keys.filter(({ isBlack }) => !isBlack)).toHaveLength(14);
    expect(keys.filter(({ isBlack }) => isBlack).map(({ note }) => blackAt(note))).toEqual([
      1, 2, 4, 5, 6, 1, 2, 4, 5, 6,
    ]);
    expect([noteOfLetter("A", 60), noteOfLetter("w", 60), noteOfLetter("k", 48)]).toEqual([60, 61, 60]);
    expect([noteOfLetter("Enter", 60), noteOfLetter("1", 60), noteOfLetter("", 60)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("measures a take", () => {
    expect(lengthOf([])).toBe(0);
    expect(lengthOf(ODE)).toBeGreaterThan(5000);
    expect(ODE.every(({ at }, index) => index === 0 || at > (ODE[index - 1]?.at ?? 0))).toBe(true);
  });
});

describe("drum machine", () => {
  test("turns steps on and off", () => {
    const on = toggleStep(SILENCE, "snare", 4);
    expect(sounds(on, "snare", 4)).toBe(true);
    expect(toggleStep(on, "snare", 4)).toEqual(SILENCE);
    for (const { pattern } of Object.values(STARTS))
      for (const voice of VOICES) expect(pattern[voice]).toHaveLength(STEPS);
  });

  test("swings as far as triplets and keeps the tempo", () => {
    expect(secondsOf(0, 120, 0)).toBeCloseTo(0.125);
    expect(secondsOf(0, 120, 100) / secondsOf(1, 120, 100)).toBeCloseTo(2);
    expect(secondsOf(0, 97, 60) + secondsOf(1, 97, 60)).toBeCloseTo(60 / 97 / 2);
  });
});

describe("whiteboard", () => {
  const pen: Mark = { kind: "pen", color: "ink", size: 4, spots: [{ x: 0, y: 0 }] };

  test("leaves out what a stroke does not need", () => {
    const straight = Array.from({ length: 50 }, (_, x) => ({ x, y: 0 }));
    expect(simplify(straight, 0.8)).toEqual([straight[0], straight[49]]);
    expect(simplify([], 1)).toEqual([]);
    expect(
      simplify(
        [
          { x: 0, y: 0 },
          { x: 5, y: 9 },
          { x: 10, y: 0 },
        ],
        1,
      ),
    ).toHaveLength(3);
  });

  test("draws paths", () => {
    expect(strokePath([])).toBe("");
    expect(strokePath([{ x: 1, y: 2 }])).toBe("M1 2h0.1");
    expect(
      strokePath([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ]),
    ).toBe("M0 0Q10 0 10 5L10 10");
  });

  test("keeps a dot of the pen but no shape without a size", () => {
    expect(finish(pen)).toEqual(pen);
    expect(
      finish({
        ...pen,
        kind: "rect",
        spots: [
          { x: 0, y: 0 },
          { x: 90, y: 1 },
        ],
      }),
    ).toBeUndefined();
    expect(finish({ ...pen, kind: "line" })).toBeUndefined();
    expect(finish({ ...pen, kind: "text", text: "  " })).toBeUndefined();
    expect(extend({ ...pen, kind: "line" }, { x: 9, y: 9 }).spots).toHaveLength(2);
  });

  test("erases what it touches", () => {
    const rect: Mark = {
      ...pen,
      kind: "rect",
      spots: [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
      ],
    };
    expect([touches(rect, { x: 0, y: 50 }, 5), touches(rect, { x: 50, y: 50 }, 5)]).toEqual([true, false]);
    const round: Mark = { ...rect, kind: "ellipse" };
    expect([touches(round, { x: 50, y: 0 }, 5), touches(round, { x: 3, y: 3 }, 5)]).toEqual([true, false]);
    expect(touches(pen, { x: 3, y: 3 }, 5)).toBe(true);
    expect(boxOf(rect)).toEqual({ x: 0, y: 0, w: 100, h: 100 });
  });
});

describe("pixel art", () => {
  test("draws without gaps", () => {
    expect(placesBetween(8, 0, 0)).toEqual([0]);
    expect(placesBetween(8, 0, 63)).toEqual([0, 9, 18, 27, 36, 45, 54, 63]);
    expect(placesBetween(8, 7, 0)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test("fills what hangs together, but not around the edge", () => {
    const wall = paint(emptyFrame(3), [1, 4, 7], "1");
    expect(fill(wall, 3, 0, "2")).toBe("21.21.21.");
    expect(fill(wall, 3, 1, "1")).toBe(wall);
    expect(fill(emptyFrame(32), 32, 500, "a")).toBe("a".repeat(1024));
    expect(paint("...", [-1, 9], "1")).toBe("...");
  });

  test("mirrors and changes its size around the middle", () => {
    expect([mirrorOf(8, 0), mirrorOf(8, 12)]).toEqual([7, 11]);
    const small = paint(emptyFrame(8), [0], "1");
    expect(resizeFrame(resizeFrame(small, 8, 16), 16, 8)).toBe(small);
    expect(resizeFrame(small, 8, 24)).toHaveLength(576);
    expect([scaleFor(24, 512), scaleFor(900, 512)]).toEqual([21, 1]);
    for (const frame of firstArt().frames) expect(frame).toMatch(/^[0-9a-f.]{256}$/);
  });
});

describe("diagram", () => {
  const box = (id: string, some: Partial<Box> = {}): Box => ({ id, shape: "box", text: id, x: 0, y: 0, ...some });

  test("reads lines and writes them again", () => {
    const text = "A -> B?: go\nB? -> C: yes";
    const chart = readChart(text);
    expect(chart.boxes.map(({ shape }) => shape)).toEqual(["round", "diamond", "round"]);
    expect(chartText(chart)).toBe(text);
    expect(readChart("one\ntwo\nthree").arrows).toHaveLength(2);
    expect(readChart("")).toEqual({ boxes: [], arrows: [] });
    expect(readChart(" -> \n->x").boxes).toHaveLength(1);
    expect(readChart("x\n".repeat(5000)).boxes).toHaveLength(1);
  });

  test("ranks from the top down, and ends where arrows go in a circle", () => {
    const chart = readChart("a -> b -> c -> a\na -> c");
    expect([...ranksOf(chart)].sort()).toEqual([
      ["b1", 0],
      ["b2", 1],
      ["b3", 2],
    ]);
    const laid = layOut(readChart("a -> b\na -> c")).boxes;
    expect(laid[1]?.y).toBe(laid[2]?.y);
    expect((laid[1]?.x ?? 0) + (laid[2]?.x ?? 0)).toBe(2 * (laid[0]?.x ?? 0));
    expect(layOut({ boxes: [], arrows: [] }).boxes).toEqual([]);
  });

  test("connects once, and takes arrows away with their box", () => {
    const chart = { boxes: [box("b1"), box("b2")], arrows: [] };
    const once = connect(chart, "b1", "b2");
    expect(connect(once, "b1", "b2")).toBe(once);
    expect(connect(once, "b1", "b1")).toBe(once);
    expect(removeBox(once, "b1")).toEqual({ boxes: [box("b2")], arrows: [] });
    expect(freeId({ boxes: [box("b2")], arrows: [] })).toBe("b3");
  });

  test("leaves a box at its edge", () => {
    expect(edgeSpot(box("a"), { x: 500, y: 0 })).toEqual({ x: 75, y: 0 });
    expect(edgeSpot(box("a", { shape: "diamond" }), { x: 500, y: 0 }).x).toBeCloseTo(88);
    expect(edgeSpot(box("a"), { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(boundsOf({ boxes: [], arrows: [] }, 10).w).toBeGreaterThan(0);
  });

  test("wraps words and breaks what is too long", () => {
    expect(wrapWords("to be or not", 6)).toEqual(["to be", "or not"]);
    expect(wrapWords("abcdefgh", 3)).toEqual(["abc", "def", "gh"]);
    expect(wrapWords("   ", 5)).toEqual([""]);
  });
});

describe("picture sizes", () => {
  const source = { width: 1600, height: 1000 };

  test("keeps proportions", () => {
    expect(withSide(source, "width", 800, source, 8000)).toEqual({ width: 800, height: 500 });
    expect(withSide(source, "height", 500, undefined, 8000)).toEqual({ width: 1600, height: 500 });
    expect(withSide(source, "width", -3, source, 8000)).toEqual({ width: 1, height: 1 });
    expect(withSide(source, "width", 1e9, undefined, 8000).width).toBe(8000);
    expect(withSide(source, "height", 1e9, source, 8000)).toEqual({ width: 8000, height: 5000 });
    expect(percentOf(source, 100, 800)).toEqual({ width: 800, height: 500 });
    expect(percentOf(source, 25, 8000)).toEqual({ width: 400, height: 250 });
  });

  test("fits and fills", () => {
    const square = { width: 1000, height: 1000 };
    expect(placeIn(source, square, "fit")).toEqual({ x: 0, y: 187.5, width: 1000, height: 625 });
    expect(placeIn(source, square, "crop")).toEqual({ x: -300, y: 0, width: 1600, height: 1000 });
  });

  test("says how large a file is", () => {
    expect([bytesText(512, "en"), bytesText(40_400, "en"), bytesText(3_250_000, "en")]).toEqual([
      "512 byte",
      "40 kB",
      "3.3 MB",
    ]);
    expect([endingOf("image/jpeg"), endingOf("image/webp")]).toEqual(["jpg", "webp"]);
  });
});

describe("picture editor", () => {
  const quarter = { x: 0, y: 0, w: 0.5, h: 0.25 };

  test("turns and flips what is cropped with it", () => {
    const cropped = { ...UNTOUCHED, crop: quarter };
    expect(turnRight(cropped).crop).toEqual({ x: 0.75, y: 0, w: 0.25, h: 0.5 });
    expect(turnRight(turnRight(turnRight(turnRight(cropped))))).toEqual(cropped);
    expect(flip(flip(cropped, "x"), "x")).toEqual(cropped);
    expect(turnRight(flip(UNTOUCHED, "x"))).toMatchObject({ flipX: false, flipY: true, turns: 1 });
  });

  test("keeps a frame on the picture", () => {
    expect(moveBox(quarter, -1, 2)).toEqual({ ...quarter, y: 0.75 });
    expect(moveCorner(WHOLE, "tl", 5, 5).w).toBeCloseTo(0.08);
    expect(moveCorner(quarter, "br", 9, 9)).toEqual(WHOLE);
    expect(ratioBox(1, 1600, 800)).toEqual({ x: 0.25, y: 0, w: 0.5, h: 1 });
  });

  test("filters by the W3C's matrices", () => {
    const filtered = (filters: Partial<typeof PLAIN>, pixel: number[]) => {
      const data = new Uint8ClampedArray(pixel);
      filterPixels(data, 1, 1, { ...PLAIN, ...filters });
      return [...data];
    };
    expect(filtered({}, [10, 20, 30, 40])).toEqual([10, 20, 30, 40]);
    expect(filtered({ brightness: 50 }, [200, 100, 0, 255])).toEqual([100, 50, 0, 255]);
    expect(filtered({ contrast: 0 }, [200, 100, 0, 255])).toEqual([128, 128, 128, 255]);
    expect(filtered({ grayscale: 100 }, [255, 0, 0, 255])).toEqual([54, 54, 54, 255]);
    expect(filtered({ sepia: 100 }, [100, 100, 100, 255])).toEqual([135, 120, 94, 255]);
    expect(filtered({ saturation: 0 }, [0, 255, 0, 255])).toEqual([182, 182, 182, 255]);
    expect(filtered(LOOKS.noir, [255, 255, 255, 255])).toEqual([255, 255, 255, 255]);
  });

  test("blurs without losing light", () => {
    const data = new Uint8ClampedArray(100 * 4).fill(80);
    filterPixels(data, 10, 10, { ...PLAIN, blur: 200 });
    expect(new Set(data)).toEqual(new Set([80]));
  });
});

describe("playground", () => {
  test("puts a document together that a style or a title cannot break out of", () => {
    const page = documentOf({ html: "<p>Hi</p>", css: "</style><b>" }, "</title><i>", "en");
    expect(page.match(/<\/style>/g)).toHaveLength(1);
    expect(page).toContain("&#60;/title&#62;");
    expect(page).toContain("<p>Hi</p>");
    expect(cardPage("<b>", "&", "ok").html).toContain("&#60;b&#62;");
  });

  test("sees scripts", () => {
    expect([hasScript("<SCRIPT>"), hasScript('<a onclick="x">'), hasScript("<p>on one = two</p>")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
