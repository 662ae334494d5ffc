import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { copy } from "../copy.ts";
import { wayOf } from "../games/use-keys.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { PressButton, Swatches, ToolBar, useSteps } from "./studio-parts.tsx";
import { Slider } from "./controls.tsx";
import { saveSvg, saveSvgAsPng } from "./svg-file.ts";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";
import { BOARD_COLORS, DrawnMark } from "./whiteboard-mark.tsx";
import { extend, finish, firstMarks, MOST_MARKS, touches, type Mark, type Pen, type Spot } from "./whiteboard-rules.ts";

const PENS = [
  { id: "pen", icon: "pencil" },
  { id: "eraser", icon: "eraser" },
  { id: "line", icon: "minus" },
  { id: "rect", icon: "square" },
  { id: "ellipse", icon: "circle" },
  { id: "text", icon: "type" },
] as const;
/** A board is as wide as the screen that it was begun on: high on a phone. */
const WIDE = { width: 1200, height: 620 };
const HIGH = { width: 700, height: 760 };
const KEY_STEP = 20;
const ERASER = 14;

/** A board to draw on by hand. */
export function Whiteboard(tool: ToolProps) {
  const [isWide] = useDraft(tool.id, window.innerWidth > 700, ":wide");
  const { width, height } = isWide ? WIDE : HIGH;
  const [marks, keep] = useDraft<readonly Mark[]>(
    tool.id,
    firstMarks(tool.sample?.split("\n")[0]?.slice(0, 40) ?? copy.boardTitle, copy.boardIdea, copy.boardDone, width),
  );
  const steps = useSteps(marks, keep);
  const [pen, setPen] = useState<Pen | "eraser">("pen");
  const [color, setColor] = useState("ink");
  const [size, setSize] = useState(5);
  const [text, setText] = useState("");
  const [drawn, setDrawn] = useState<Mark | null>(null);
  const [left, setLeft] = useState<readonly Mark[] | null>(null);
  const [cursor, setCursor] = useState<Spot | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const names = {
    pen: copy.penTool,
    eraser: copy.eraserTool,
    line: copy.lineTool,
    rect: copy.rectTool,
    ellipse: copy.ellipseTool,
    text: copy.textTool,
  };
  const erase = (at: Spot, from: readonly Mark[]) => setLeft(from.filter((mark) => !touches(mark, at, ERASER)));
  const begin = (at: Spot) => {
    if (pen === "eraser") return erase(at, marks);
    if (pen !== "text") return setDrawn({ kind: pen, color, size, spots: [at] });
    if (text.trim() === "") return words.current?.focus();
    const placed: Mark = { kind: "text", color, size, spots: [{ x: at.x, y: at.y - 10 }], text };
    steps.set([...marks, placed].slice(-MOST_MARKS));
  };
  const move = (at: Spot) => {
    if (left !== null) erase(at, left);
    else if (drawn !== null) setDrawn(extend(drawn, at));
  };
  const end = () => {
    const done = drawn === null ? undefined : finish(drawn);
    if (left !== null && left.length < marks.length) steps.set(left);
    else if (done !== undefined) steps.set([...marks, done].slice(-MOST_MARKS));
    setDrawn(null);
    setLeft(null);
  };
  const spotOf = (event: PointerEvent): Spot => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  };
  const byKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z")
      return (event.shiftKey ? steps.redo : steps.undo)?.();
    const way = event.key.startsWith("Arrow") ? wayOf(event.key) : undefined;
    const at = cursor ?? { x: width / 2, y: height / 2 };
    if (way !== undefined) {
      const next = {
        x: Math.min(width, Math.max(0, at.x + (way === "left" ? -KEY_STEP : way === "right" ? KEY_STEP : 0))),
        y: Math.min(height, Math.max(0, at.y + (way === "up" ? -KEY_STEP : way === "down" ? KEY_STEP : 0))),
      };
      setCursor(next);
      move(next);
    } else if (event.key === " " || event.key === "Enter") {
      if (drawn !== null || left !== null) end();
      else begin(at);
    } else return;
    event.preventDefault();
  };
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <ToolFrame tool={tool} name={copy.toolWhiteboard}>
      <ToolBar label={copy.drawingTools}>
        {PENS.map(({ id, icon }) => (
          <PressButton key={id} label={names[id]} icon={icon} isOn={pen === id} onPress={() => setPen(id)} />
        ))}
        <span className="mx-1 hidden h-7 w-px bg-line sm:block" />
        <IconButton label={copy.undo} icon="undo-2" disabled={steps.undo === undefined} onClick={steps.undo} />
        <IconButton label={copy.redo} icon="redo-2" disabled={steps.redo === undefined} onClick={steps.redo} />
        <IconButton
          label={copy.clearBoard}
          icon="trash-2"
          disabled={marks.length === 0}
          onClick={() => steps.set([])}
        />
      </ToolBar>
      {pen === "text" && (
        <input
          ref={words}
          className="input"
          aria-label={copy.textToPlace}
          placeholder={copy.textToPlace}
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div role="group" aria-label={copy.boardToDraw} className="card overflow-hidden has-focus-visible:border-accent">
        <svg
          ref={svg}
          viewBox={viewBox}
          tabIndex={0}
          role="img"
          aria-label={copy.boardKeys}
          className="block w-full cursor-crosshair outline-none touch-none select-none"
          onPointerDown={(event) => {
            if (event.button !== 0 || !event.isPrimary) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setCursor(null);
            begin(spotOf(event));
          }}
          onPointerMove={(event) => event.isPrimary && move(spotOf(event))}
          onPointerUp={end}
          onPointerCancel={end}
          onKeyDown={byKey}
        >
          {(left ?? marks).map((mark, index) => (
            <DrawnMark key={index} mark={mark} />
          ))}
          {drawn !== null && <DrawnMark mark={drawn} />}
          {cursor !== null && (
            <path
              data-aid=""
              d={`M${cursor.x - 12} ${cursor.y}h24M${cursor.x} ${cursor.y - 12}v24`}
              stroke="var(--accent-text)"
              strokeWidth={2}
            />
          )}
        </svg>
      </div>
      <PenSettings color={color} size={size} onColor={setColor} onSize={setSize}>
        <Button icon="download" onClick={() => svg.current && void saveSvgAsPng("board", svg.current, viewBox)}>
          PNG
        </Button>
        <Button icon="download" onClick={() => svg.current && saveSvg("board", svg.current, viewBox)}>
          SVG
        </Button>
      </PenSettings>
    </ToolFrame>
  );
}

interface PenSettingsProps {
  color: string;
  size: number;
  onColor: (color: string) => void;
  onSize: (size: number) => void;
  children: ReactNode;
}

/** Color and width of the pen, with what else stands below the board. */
function PenSettings({ color, size, onColor, onSize, children }: PenSettingsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Swatches
        legend={copy.penColor}
        options={Object.entries(BOARD_COLORS).map(([value, shown], index) => ({
          value,
          label: `${copy.penColor} ${index + 1}`,
          color: shown,
        }))}
        value={color}
        onChange={onColor}
      />
      <div className="w-full sm:w-56">
        <Slider label={copy.penSize} value={size} min={1} max={24} onChange={onSize} />
      </div>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}
