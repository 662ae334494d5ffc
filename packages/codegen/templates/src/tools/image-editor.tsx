import { useEffect, useRef, useState, type PointerEvent } from "react";
import { copy } from "../copy.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { CropFrame } from "./crop-frame.tsx";
import { FileIn } from "./file-in.tsx";
import { drawEdited, editedPicture, turnedSize } from "./image-editor-draw.ts";
import { EditorPanel, type EditorTab } from "./image-editor-panel.tsx";
import { flip, turnRight, UNTOUCHED, WHOLE, type Edits } from "./image-editor-rules.ts";
import { canvasFile, examplePicture, LONGEST_SIDE, readPicture, type Picture } from "./picture-file.ts";
import { ToolBar, useSteps } from "./studio-parts.tsx";
import { Segments } from "./controls.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";

const SHOWN = 960;

/** Crops, turns, filters and labels a picture; the picture itself stays, so that every step can be undone. */
export function ImageEditor(tool: ToolProps) {
  const [picture, setPicture] = useState<Picture>(examplePicture);
  const first: Edits = {
    ...UNTOUCHED,
    words: { ...UNTOUCHED.words, text: tool.sample?.split("\n")[0]?.slice(0, 60) ?? "" },
  };
  const [edits, write] = useState<Edits>(first);
  const steps = useSteps(edits, write);
  const [tab, setTab] = useState<EditorTab>("look");
  const [isBefore, setBefore] = useState(false);
  const [problem, setProblem] = useState("");
  const canvas = useRef<HTMLCanvasElement>(null);
  const lastKey = useRef("");
  const drags = useRef(false);
  useEffect(() => {
    const shown = isBefore ? UNTOUCHED : tab === "crop" ? { ...edits, crop: WHOLE, words: UNTOUCHED.words } : edits;
    const frame = requestAnimationFrame(() => canvas.current && drawEdited(canvas.current, picture, shown, SHOWN));
    return () => cancelAnimationFrame(frame);
  }, [picture, edits, tab, isBefore]);
  // Changes of one kind in a row, as by a slider, are one step.
  const change = (some: Partial<Edits>, key: string) => {
    const next = { ...edits, ...some };
    if (key !== "" && key === lastKey.current) write(next);
    else steps.set(next);
    lastKey.current = key;
  };
  const open = async (file: File) => {
    const next = await readPicture(file);
    setProblem(next === null ? copy.notAPicture : "");
    if (next === null) return;
    setPicture(next);
    steps.set(first);
  };
  const save = async () => {
    const file = await canvasFile(editedPicture(picture, edits, LONGEST_SIDE), "image/png", 1);
    if (file !== null) saveFile(`${picture.name}-edited.png`, "image/png", file);
  };
  const putWords = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(1, Math.max(0, value));
    const x = share((event.clientX - box.left) / box.width);
    const y = share((event.clientY - box.top) / box.height);
    change({ words: { ...edits.words, x, y } }, "place");
  };
  const { width, height } = turnedSize(picture, isBefore ? 0 : edits.turns);
  const crop = tab === "crop" || isBefore ? WHOLE : edits.crop;
  return (
    <ToolFrame tool={tool} name={copy.toolImageEditor}>
      <div className="grid items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
        <div className="contents min-w-0 flex-col gap-4 lg:flex">
          <div className="card sticky! top-14 z-10 grid min-w-0 place-items-center overflow-hidden p-2 lg:static! lg:p-3">
            <div
              className={`relative mx-auto w-full ${tab === "words" ? "cursor-move touch-none" : ""}`}
              style={{
                aspectRatio: `${width * crop.w} / ${height * crop.h}`,
                maxWidth: `calc(${(width * crop.w) / (height * crop.h)} * clamp(14rem, 46vh, 26rem))`,
              }}
              onPointerDown={(event) => {
                if (tab !== "words") return;
                event.currentTarget.setPointerCapture(event.pointerId);
                drags.current = true;
                lastKey.current = "";
                putWords(event);
              }}
              onPointerMove={(event) => drags.current && putWords(event)}
              onPointerUp={() => (drags.current = false)}
              onPointerCancel={() => (drags.current = false)}
            >
              <canvas ref={canvas} role="img" aria-label={copy.editedPicture} className="size-full" />
              {tab === "crop" && !isBefore && (
                <CropFrame crop={edits.crop} onChange={(next) => change({ crop: next }, "crop")} />
              )}
            </div>
          </div>
          <ToolBar label={copy.pictureTools}>
            <IconButton label={copy.turnRight} icon="rotate-cw" onClick={() => change(turnRight(edits), "")} />
            <IconButton label={copy.flipAcross} icon="flip-vertical-2" onClick={() => change(flip(edits, "x"), "")} />
            <IconButton label={copy.flipDown} icon="flip-horizontal-2" onClick={() => change(flip(edits, "y"), "")} />
            <IconButton label={copy.undo} icon="undo-2" disabled={steps.undo === undefined} onClick={steps.undo} />
            <IconButton label={copy.redo} icon="redo-2" disabled={steps.redo === undefined} onClick={steps.redo} />
            <button
              type="button"
              className="chip ml-auto max-sm:!size-auto touch-none select-none"
              aria-pressed={isBefore}
              onPointerDown={() => setBefore(true)}
              onPointerUp={() => setBefore(false)}
              onPointerLeave={() => setBefore(false)}
              onPointerCancel={() => setBefore(false)}
              onKeyDown={(event) => (event.key === " " || event.key === "Enter") && setBefore(true)}
              onKeyUp={() => setBefore(false)}
              onBlur={() => setBefore(false)}
              onContextMenu={(event) => event.preventDefault()}
            >
              {copy.holdForBefore}
            </button>
          </ToolBar>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Segments
            legend={copy.pictureTools}
            options={[
              { value: "look", label: copy.tabLook, icon: "sliders-horizontal" },
              { value: "crop", label: copy.tabCrop, icon: "crop" },
              { value: "words", label: copy.textTool, icon: "type" },
            ]}
            value={tab}
            onChange={(next) => setTab(next === "crop" || next === "words" ? next : "look")}
          />
          <EditorPanel tab={tab} edits={edits} size={turnedSize(picture, edits.turns)} change={change} />
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon="download" onClick={() => void save()}>
              {copy.download}
            </Button>
            <Button icon="rotate-ccw" disabled={steps.undo === undefined} onClick={() => change(UNTOUCHED, "")}>
              {copy.reset}
            </Button>
          </div>
          <FileIn label={copy.choosePicture} accept="image/*" onFile={(file) => void open(file)} />
          {problem !== "" && <p role="alert">{problem}</p>}
        </div>
      </div>
    </ToolFrame>
  );
}
