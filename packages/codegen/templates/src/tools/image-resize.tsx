import { useEffect, useRef, useState, type RefObject } from "react";
import { copy, language, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { FileIn } from "./file-in.tsx";
import {
  bytesText,
  endingOf,
  percentOf,
  placeIn,
  PRESETS,
  withSide,
  type Fit,
  type Size,
} from "./image-resize-rules.ts";
import { canvasFile, examplePicture, LONGEST_SIDE, readPicture, type Picture } from "./picture-file.ts";
import { NumberIn } from "./studio-parts.tsx";
import { Segments, Slider, Switch } from "./controls.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";

const WAIT_MS = 200;

/** Makes a picture smaller or larger, gives it another shape, and saves it as another type of file. */
export function ImageResize(tool: ToolProps) {
  const [picture, setPicture] = useState<Picture>(examplePicture);
  const [size, setSize] = useState<Size>({ width: 1200, height: 800 });
  const [keeps, setKeeps] = useState(true);
  const [fit, setFit] = useState<Fit>("crop");
  const [type, setType] = useState("image/jpeg");
  const [quality, setQuality] = useState(82);
  const [problem, setProblem] = useState("");
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = useResized(canvas, picture, size, fit, type, quality);
  const change = (side: keyof Size) => (value: number) =>
    setSize(withSide(size, side, value, keeps ? picture : undefined, LONGEST_SIDE));
  const open = async (chosen: File) => {
    const next = await readPicture(chosen);
    setProblem(next === null ? copy.notAPicture : "");
    if (next === null) return;
    setPicture(next);
    setSize(percentOf(next, 100, LONGEST_SIDE));
  };
  const presets = [
    { label: copy.sizeSquare, size: PRESETS.square },
    { label: copy.sizePortrait, size: PRESETS.portrait },
    { label: copy.sizeStory, size: PRESETS.story },
    { label: copy.sizeWide, size: PRESETS.wide },
    { label: copy.sizeIcon, size: PRESETS.icon },
  ];
  const percents = [25, 50, 75, 100];
  const before = picture.bytes === undefined ? "" : ` · ${bytesText(picture.bytes, language)}`;
  return (
    <ToolFrame tool={tool} name={copy.toolImageResize}>
      <div className="grid items-start gap-5 lg:grid-cols-[1.25fr_1fr]">
        <div className="contents min-w-0 flex-col gap-4 lg:flex">
          <div className="card sticky! top-14 z-10 grid h-64 min-w-0 place-items-center overflow-hidden p-3 lg:static! lg:h-[26rem]">
            <canvas
              ref={canvas}
              role="img"
              aria-label={say(copy.pictureNow, { name: picture.name, n: size.width, h: size.height })}
              className="max-h-full min-h-0 max-w-full border border-line object-contain"
            />
          </div>
          <dl className="grid grid-cols-2 gap-3" aria-live="polite">
            <Fact label={copy.sizeBefore} value={`${picture.width} × ${picture.height}${before}`} />
            <Fact
              label={copy.sizeAfter}
              value={`${size.width} × ${size.height}${file === null ? "" : ` · ${bytesText(file.size, language)}`}`}
            />
          </dl>
          <div className="max-lg:order-last">
            <FileIn label={copy.choosePicture} accept="image/*" onFile={(chosen) => void open(chosen)} />
            {problem !== "" && <p role="alert">{problem}</p>}
          </div>
        </div>
        <div className="card panel flex min-w-0 flex-col gap-4">
          <div role="group" aria-label={copy.sizePresets} className="flex flex-wrap gap-2">
            {presets.map((preset) => (
              <button
                key={preset.label}
                type="button"
                className="chip"
                aria-pressed={size.width === preset.size.width && size.height === preset.size.height}
                onClick={() => {
                  setKeeps(false);
                  setSize(preset.size);
                }}
              >
                {preset.label}
              </button>
            ))}
            {percents.map((percent) => (
              <button
                key={percent}
                type="button"
                className="chip num"
                onClick={() => setSize(percentOf(picture, percent, LONGEST_SIDE))}
              >
                {percent} %
              </button>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-3">
            <NumberIn label={copy.widthPx} value={size.width} onChange={change("width")} />
            <NumberIn label={copy.heightPx} value={size.height} onChange={change("height")} />
          </div>
          <Switch
            isClose
            label={copy.keepRatio}
            isOn={keeps}
            onChange={(isOn) => {
              setKeeps(isOn);
              if (isOn) setSize(withSide(size, "width", size.width, picture, LONGEST_SIDE));
            }}
          />
          <Segments
            legend={copy.howItFits}
            options={[
              { value: "crop", label: copy.fitCrop, icon: "crop" },
              { value: "fit", label: copy.fitWhole, icon: "maximize" },
            ]}
            value={fit}
            onChange={(next) => setFit(next === "fit" ? "fit" : "crop")}
          />
          <Segments
            legend={copy.fileType}
            options={[
              { value: "image/jpeg", label: "JPEG" },
              { value: "image/png", label: "PNG" },
              { value: "image/webp", label: "WebP" },
            ]}
            value={type}
            onChange={setType}
          />
          {type !== "image/png" && (
            <Slider
              label={copy.pictureQuality}
              value={quality}
              min={10}
              max={100}
              shown={`${quality} %`}
              onChange={setQuality}
            />
          )}
          <Button
            look="primary"
            icon="download"
            disabled={file === null}
            onClick={() =>
              file && saveFile(`${picture.name}-${size.width}x${size.height}.${endingOf(file.type)}`, file.type, file)
            }
          >
            {copy.download}
          </Button>
        </div>
      </div>
    </ToolFrame>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="num font-bold">{value}</dd>
    </div>
  );
}

/** Draws the picture in its new size and makes its file, a moment after the last change. */
function useResized(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: Picture,
  size: Size,
  fit: Fit,
  type: string,
  quality: number,
): Blob | null {
  const [made, setMade] = useState<{ of: readonly unknown[]; file: Blob | null } | null>(null);
  useEffect(() => {
    let isOld = false;
    const timer = window.setTimeout(() => {
      const target = canvas.current;
      const pen = target?.getContext("2d");
      if (!target || !pen) return;
      target.width = size.width;
      target.height = size.height;
      pen.imageSmoothingQuality = "high";
      if (type === "image/jpeg") {
        // JPEG has no clear parts; what is left free is white in place of black.
        pen.fillStyle = "white";
        pen.fillRect(0, 0, size.width, size.height);
      }
      const at = placeIn(picture, size, fit);
      pen.drawImage(picture.source, at.x, at.y, at.width, at.height);
      void canvasFile(target, type, quality / 100).then((file) => {
        if (!isOld) setMade({ of: [picture, size, fit, type, quality], file });
      });
    }, WAIT_MS);
    return () => {
      isOld = true;
      window.clearTimeout(timer);
    };
  }, [canvas, picture, size, fit, type, quality]);
  // A file of what it was before is none.
  const isNew = made !== null && [picture, size, fit, type, quality].every((part, index) => made.of[index] === part);
  return isNew ? made.file : null;
}
