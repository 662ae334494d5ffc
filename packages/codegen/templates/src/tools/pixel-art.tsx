import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { saveFile } from "../ui/save-file.ts";
import {
  CLEAR,
  emptyFrame,
  fill,
  firstArt,
  indexOf,
  mirrorOf,
  paint,
  placesBetween,
  resizeFrame,
  scaleFor,
  SIDES,
  signOf,
  type Art,
} from "./pixel-art-rules.ts";
import { canvasFile, canvasOf } from "./picture-file.ts";
import { PixelCanvas } from "./pixel-canvas.tsx";
import { PixelFrames } from "./pixel-frames.tsx";
import { drawPixels } from "./pixel-view.tsx";
import { PressButton, Swatches, ToolBar, useSteps } from "./studio-parts.tsx";
import { Switch } from "./controls.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const SAVED = 512;

/** Small pictures out of large pixels, one or a film of up to eight. */
export function PixelArt(tool: ToolProps) {
  const [art, write] = useDraft<Art>(tool.id, firstArt());
  const steps = useSteps(art, write);
  const [frameAt, setFrameAt] = useState(0);
  const [way, setWay] = useState<"pen" | "fill" | "eraser" | "pick">("pen");
  const [color, setColor] = useState(4);
  const [mirrors, setMirrors] = useState(false);
  const [drawn, setDrawn] = useState<string | null>(null);
  const chosen = Math.min(frameAt, art.frames.length - 1);
  const frame = drawn ?? art.frames[chosen] ?? emptyFrame(art.side);
  const own = art.palette.length - 1;
  const put = (next: string) => steps.set({ ...art, frames: art.frames.with(chosen, next) });
  const draw = (place: number, from: number | null) => {
    if (way === "pick") {
      const found = indexOf(frame[place]);
      if (found !== undefined) setColor(found);
      return;
    }
    if (way === "fill") return setDrawn(fill(frame, art.side, place, signOf(color)));
    const places = placesBetween(art.side, from ?? place, place);
    const all = mirrors ? places.flatMap((at) => [at, mirrorOf(art.side, at)]) : places;
    setDrawn(paint(frame, all, way === "eraser" ? CLEAR : signOf(color)));
  };
  const end = () => {
    if (drawn !== null && drawn !== art.frames[chosen]) put(drawn);
    setDrawn(null);
    if (way === "pick") setWay("pen");
  };
  const resize = (side: number) =>
    steps.set({ ...art, side, frames: art.frames.map((one) => resizeFrame(one, art.side, side)) });
  const ways = [
    { id: "pen", label: copy.penTool, icon: "pencil" },
    { id: "fill", label: copy.fillTool, icon: "paint-bucket" },
    { id: "eraser", label: copy.eraserTool, icon: "eraser" },
    { id: "pick", label: copy.pickTool, icon: "pipette" },
  ] as const;
  return (
    <ToolFrame tool={tool} name={copy.toolPixelArt}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,30rem)_1fr]">
        <div className="flex min-w-0 flex-col gap-3">
          <ToolBar label={copy.drawingTools}>
            {ways.map(({ id, label, icon }) => (
              <PressButton key={id} label={label} icon={icon} isOn={way === id} onPress={() => setWay(id)} />
            ))}
            <span className="mx-1 hidden h-7 w-px bg-line sm:block" />
            <IconButton label={copy.undo} icon="undo-2" disabled={steps.undo === undefined} onClick={steps.undo} />
            <IconButton label={copy.redo} icon="redo-2" disabled={steps.redo === undefined} onClick={steps.redo} />
            <IconButton label={copy.clearFrame} icon="trash-2" onClick={() => put(emptyFrame(art.side))} />
          </ToolBar>
          <PixelCanvas frame={frame} side={art.side} palette={art.palette} onDraw={draw} onEnd={end} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Swatches
            legend={copy.penColor}
            options={art.palette.map((shown, index) => ({
              value: String(index),
              label: say(copy.colorIs, { n: index + 1, name: shown }),
              color: shown,
            }))}
            value={String(color)}
            onChange={(value) => {
              setColor(Number(value));
              if (way === "eraser") setWay("pen");
            }}
          />
          <PixelFrames
            art={drawn === null ? art : { ...art, frames: art.frames.with(chosen, drawn) }}
            chosen={chosen}
            onChoose={setFrameAt}
            onCopy={() => {
              steps.set({ ...art, frames: art.frames.toSpliced(chosen, 0, frame) });
              setFrameAt(chosen + 1);
            }}
            onRemove={() => {
              steps.set({ ...art, frames: art.frames.toSpliced(chosen, 1) });
              setFrameAt(Math.max(0, chosen - 1));
            }}
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Switch isClose label={copy.mirrorDraw} isOn={mirrors} onChange={setMirrors} />
            <label className="flex items-center gap-2">
              <span className="field-label">{copy.ownColor}</span>
              <input
                type="color"
                className="input"
                value={art.palette[own] ?? "#ffffff"}
                onChange={(event) => {
                  write({ ...art, palette: art.palette.with(own, event.target.value) });
                  setColor(own);
                }}
              />
            </label>
          </div>
          <ChoiceChips
            name={`${tool.id}-side`}
            legend={copy.pixelsPerSide}
            options={SIDES.map((side) => ({ value: String(side), label: `${side} × ${side}` }))}
            value={String(art.side)}
            onChange={(side) => resize(Number(side))}
          />
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon="download" onClick={() => void save([frame], art)}>
              PNG
            </Button>
            {art.frames.length > 1 && (
              <Button icon="film" onClick={() => void save(art.frames, art)}>
                {copy.frameStrip}
              </Button>
            )}
          </div>
        </div>
      </div>
    </ToolFrame>
  );
}

/** Saves pictures side by side, so large that they stay sharp. */
async function save(frames: readonly string[], { side, palette }: Art): Promise<void> {
  const scale = scaleFor(side, SAVED);
  const canvas = canvasOf(side * scale * frames.length, side * scale);
  const pen = canvas.getContext("2d");
  if (pen !== null)
    frames.forEach((frame, index) => drawPixels(pen, frame, side, palette, scale, index * side * scale));
  const file = await canvasFile(canvas, "image/png", 1);
  if (file !== null) saveFile(frames.length > 1 ? "frames.png" : "pixels.png", "image/png", file);
}
