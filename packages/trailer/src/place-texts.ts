import type { SceneTextField } from "@sayhey/contract/studio";
import type { FootageSource } from "./assets.ts";
import type { Canvas2D } from "./canvas.ts";
import { draw } from "./draw.ts";
import { sceneAt } from "./scene-at.ts";
import { sceneTexts } from "./scene-text.ts";
import { STAGE_SIZE, type Box } from "./stage-size.ts";
import type { Storyboard } from "./storyboard.ts";
import { isRtl } from "./text-layout.ts";
import { TextTrace, unite, type TracedWord } from "./text-trace.ts";

/** A text of a scene and where it stands on the picture. */
export interface PlacedText {
  sceneId: string;
  field: SceneTextField;
  /** Which entry of a list it is; null for a text that is a field of its own. */
  entry: number | null;
  /** What it is, for a person. */
  label: string;
  value: string;
  /** Around its words, px of the stage. */
  box: Box;
  /** Font as CSS has it, and its size in px of the stage. */
  font: string;
  size: number;
}

/** What is needed to find texts on a picture. */
export interface PlaceTextsOptions {
  /** A canvas whose fonts are loaded; it is measured with and keeps its pixels. */
  measure: Canvas2D;
  footage(id: string): FootageSource | null;
}

/** By then all words of a scene have arrived, and some have made room for others again; shares of its length. */
const ARRIVED = [0.8, 0.4];

/**
 * Where the texts of the scene stand that shows at `timeMs`: the frame is drawn without pixels and its words are followed, so it holds
 * for every style. Texts still on their way in are told where they will stand; those that no frame shows are left out.
 */
export function placeTexts(storyboard: Storyboard, timeMs: number, options: PlaceTextsOptions): PlacedText[] {
  const { scene } = sceneAt(storyboard, timeMs);
  const wanted = sceneTexts(scene).flatMap<Omit<PlacedText, "sceneId" | keyof Found>>(
    ({ field, label, value, lines }) =>
      lines === true
        ? value.split("\n").map((entry, index) => ({ field, label, value: entry, entry: index }))
        : [{ field, label, value, entry: null }],
  );
  const times = ARRIVED.map((share) => scene.startMs + scene.durationMs * share);
  const traces = [timeMs, ...times].map((atMs) => {
    let words: Written[] | null = null;
    return () => (words ??= wordsAt(storyboard, atMs, options));
  });
  const stage = STAGE_SIZE[storyboard.aspect];
  return wanted.flatMap((text) => {
    for (const trace of traces) {
      const found = findText(trace(), text.value, stage);
      if (found !== null) return [{ sceneId: scene.id, ...text, ...found }];
    }
    // Captions that show a word or two at a time never show all of it.
    const part = findPart(traces[0]?.() ?? [], text.value, stage) ?? findPart(traces[1]?.() ?? [], text.value, stage);
    return part === null ? [] : [{ sceneId: scene.id, ...text, ...part }];
  });
}

/** Prints of one word are nearer to each other than two words can be, px of the stage. */
const APART = 14;

interface Written extends TracedWord {
  /** Its letters as they are compared: styles set capitals and quotation marks. */
  plain: string;
  box: Box;
}

type Found = Pick<PlacedText, "box" | "font" | "size">;

function wordsAt(storyboard: Storyboard, timeMs: number, { measure, footage }: PlaceTextsOptions): Written[] {
  const { width, height } = STAGE_SIZE[storyboard.aspect];
  const trace = new TextTrace(width, height, measure);
  measure.save();
  draw(trace, storyboard, timeMs, { createCanvas: TextTrace.surfaces(measure), footage });
  measure.restore();
  const written: Written[] = [];
  for (const word of trace.words) {
    const { box } = word;
    const plain = plainOf(word.text);
    // What is printed in several passes, a little apart, counts once.
    const again = (other: Written): boolean =>
      box !== null && other.plain === plain && Math.hypot(other.box.x - box.x, other.box.y - box.y) < APART;
    if (box !== null && plain !== "" && !written.some(again)) written.push({ ...word, box, plain });
  }
  return written;
}

function plainOf(text: string): string {
  const folded = text.toUpperCase().toLowerCase();
  return folded.replace(/[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]/gu, "");
}

/** The largest place at which all words of a text stand one after the other inside the picture. */
function findText(words: readonly Written[], value: string, stage: { width: number; height: number }): Found | null {
  const target = plainOf(value);
  if (target === "") return null;
  let best: Found | null = null;
  for (let first = 0; first < words.length; first++) {
    const run = runFrom(words, first, target) ?? (isRtl(value) ? bagFrom(words, first, value) : null);
    const found = run === null ? null : placeOf(run, stage);
    if (found !== null && areaOf(found.box) >= areaOf(best?.box ?? null)) best = found;
  }
  return best;
}

/** Words from `first` on that together are the target. */
function runFrom(words: readonly Written[], first: number, target: string): Written[] | null {
  const run: Written[] = [];
  let written = "";
  for (const word of words.slice(first)) {
    written += word.plain;
    if (!target.startsWith(written)) return null;
    run.push(word);
    if (written === target) return run;
  }
  return null;
}

/** The same for what is read from right to left: its lines are filled from the left. */
function bagFrom(words: readonly Written[], first: number, value: string): Written[] | null {
  const left = value.split(/\s+/u).map(plainOf);
  const run: Written[] = [];
  for (const word of words.slice(first)) {
    const at = left.indexOf(word.plain);
    if (at < 0) return null;
    left.splice(at, 1);
    run.push(word);
    if (left.length === 0) return run;
  }
  return null;
}

/** The largest place of whole words of a text, where not all of them show. */
function findPart(words: readonly Written[], value: string, stage: { width: number; height: number }): Found | null {
  const parts = new Set(value.split(/\s+/u).map(plainOf));
  let best: Found | null = null;
  for (const word of words) {
    const found = parts.has(word.plain) ? placeOf([word], stage) : null;
    if (found !== null && found.size > (best?.size ?? 60)) best = found;
  }
  return best;
}

function placeOf(run: readonly Written[], { width, height }: { width: number; height: number }): Found | null {
  const [head] = run;
  const box = run.reduce<Box | null>((around, word) => unite(around, word.box), null);
  if (head === undefined || box === null) return null;
  const slack = width * 0.02;
  const inside =
    box.x >= -slack && box.y >= -slack && box.x + box.width <= width + slack && box.y + box.height <= height + slack;
  return inside ? { box, font: head.font, size: head.size } : null;
}

const areaOf = (box: Box | null): number => (box === null ? 0 : box.width * box.height);
