import { useRef, useState, type RefObject } from "react";
import { copy, say } from "../copy.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { layOut } from "./diagram-layout.ts";
import { ArrowPanel, BoxPanel, SHAPE_ICONS } from "./diagram-panel.tsx";
import {
  boundsOf,
  changeBox,
  chartText,
  connect,
  freeId,
  MOST_BOXES,
  readChart,
  removeBox,
  SHAPES,
  type Box,
  type Chart,
  type Shape,
} from "./diagram-rules.ts";
import { DiagramStage, type Choice, type View } from "./diagram-stage.tsx";
import { ToolBar, useSteps } from "./studio-parts.tsx";
import { saveSvg, saveSvgAsPng } from "./svg-file.ts";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const MARGIN = 40;
const NEW_BELOW = 130;
const NEW_BESIDE = 190;

/** Saves all of a diagram, whatever part of it is seen. */
function SaveButtons({ svg, chart }: { svg: RefObject<SVGSVGElement | null>; chart: Chart }) {
  const part = () => {
    const { x, y, w, h } = boundsOf(chart, MARGIN);
    return [x, y, w, h].map(Math.round).join(" ");
  };
  return (
    <div className="flex gap-2">
      <Button icon="download" onClick={() => svg.current && void saveSvgAsPng("diagram", svg.current, part())}>
        PNG
      </Button>
      <Button icon="download" onClick={() => svg.current && saveSvg("diagram", svg.current, part())}>
        SVG
      </Button>
    </div>
  );
}

/** Boxes and arrows: drag, connect, label and tidy up. */
export function Diagram(tool: ToolProps) {
  const [first] = useState(() => layOut(readChart(tool.sample ?? copy.diagramExample)));
  const [chart, write] = useDraft<Chart>(tool.id, first);
  const steps = useSteps(chart, write);
  const [choice, setChoice] = useState<Choice>(null);
  const [linkFrom, setLinkFrom] = useState<string | null>(null);
  const [view, setView] = useState<View | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const seen = view ?? boundsOf(chart, MARGIN);
  const box = choice !== null && "box" in choice ? chart.boxes.find(({ id }) => id === choice.box) : undefined;
  const arrow = choice !== null && "arrow" in choice ? chart.arrows[choice.arrow] : undefined;
  const names: Readonly<Record<Shape, string>> = {
    box: copy.shapeBox,
    round: copy.shapeRound,
    diamond: copy.shapeDiamond,
    note: copy.shapeNote,
  };
  const change = (next: Chart) => {
    // What is seen stays where it is while one drags and types; only a new order shows everything again.
    setView(seen);
    steps.set(next);
  };
  const put = (shape: Shape, x: number, y: number, from?: string) => {
    if (chart.boxes.length >= MOST_BOXES) return;
    const made: Box = { id: freeId(chart), shape, text: names[shape], x: Math.round(x), y: Math.round(y) };
    const grown = { ...chart, boxes: [...chart.boxes, made] };
    const next = from === undefined ? grown : connect(grown, from, made.id);
    steps.set(next);
    if (!contains(seen, made)) setView(null);
    setChoice({ box: made.id });
  };
  const add = (shape: Shape) => {
    const bounds = boundsOf(chart, 0);
    if (box === undefined) put(shape, bounds.x + bounds.w / 2, bounds.y + bounds.h + NEW_BELOW / 2);
    // What is added to a chosen box goes on from it.
    else
      put(
        shape,
        box.x + chart.arrows.filter(({ from }) => from === box.id).length * NEW_BESIDE,
        box.y + NEW_BELOW,
        box.id,
      );
  };
  const link = (from: string, to: string) => {
    change(connect(chart, from, to));
    setLinkFrom(null);
    setChoice({ box: to });
  };
  const remove = () => {
    if (box !== undefined) change(removeBox(chart, box.id));
    if (arrow !== undefined) change({ ...chart, arrows: chart.arrows.filter((one) => one !== arrow) });
    setChoice(null);
    setLinkFrom(null);
  };
  const changeArrow = (some: Partial<typeof arrow>) => ({
    ...chart,
    arrows: chart.arrows.map((one) => (one === arrow ? { ...one, ...some } : one)),
  });
  const zoom = (by: number) =>
    setView({
      x: seen.x + (seen.w * (1 - by)) / 2,
      y: seen.y + (seen.h * (1 - by)) / 2,
      w: seen.w * by,
      h: seen.h * by,
    });
  return (
    <ToolFrame tool={tool} name={copy.toolDiagram} result={chart.boxes.length === 0 ? undefined : chartText(chart)}>
      <ToolBar label={copy.diagramTools}>
        {SHAPES.map((shape) => (
          <IconButton
            key={shape}
            label={say(copy.addShape, { name: names[shape] })}
            icon={SHAPE_ICONS[shape].icon}
            disabled={chart.boxes.length >= MOST_BOXES}
            onClick={() => add(shape)}
          />
        ))}
        <span className="mx-1 hidden h-7 w-px bg-line sm:block" />
        <IconButton label={copy.undo} icon="undo-2" disabled={steps.undo === undefined} onClick={steps.undo} />
        <IconButton label={copy.redo} icon="redo-2" disabled={steps.redo === undefined} onClick={steps.redo} />
        <IconButton
          label={copy.clearBoard}
          icon="trash-2"
          disabled={chart.boxes.length === 0}
          onClick={() => {
            setChoice(null);
            steps.set({ boxes: [], arrows: [] });
          }}
        />
        <IconButton
          label={copy.tidyUp}
          icon="network"
          onClick={() => {
            steps.set(layOut(chart));
            setView(null);
          }}
        />
      </ToolBar>
      <div className="card overflow-hidden">
        <DiagramStage
          {...{ svg, chart, choice, linkFrom }}
          view={seen}
          onChoose={setChoice}
          onView={setView}
          onMoved={change}
          onLink={link}
          onLinkInto={(from, x, y) => put("box", x, y, from)}
          onLinkFrom={setLinkFrom}
          onDelete={remove}
        />
        <div className="flex justify-end border-t border-line px-1">
          <IconButton label={copy.zoomOut} icon="zoom-out" onClick={() => zoom(1.25)} />
          <IconButton label={copy.zoomIn} icon="zoom-in" onClick={() => zoom(0.8)} />
          <IconButton label={copy.showAll} icon="maximize" onClick={() => setView(null)} />
        </div>
      </div>
      {box !== undefined && (
        <BoxPanel
          {...{ box, names }}
          isLinking={linkFrom !== null}
          onChange={(some, isStep) => {
            const next = changeBox(chart, box.id, some);
            if (isStep) change(next);
            else write(next);
          }}
          onLink={() => setLinkFrom(linkFrom === null ? box.id : null)}
          onDelete={remove}
        />
      )}
      {arrow !== undefined && (
        <ArrowPanel
          arrow={arrow}
          onLabel={(label) => write(changeArrow({ label }))}
          onTurn={() => change(changeArrow({ from: arrow.to, to: arrow.from }))}
          onDelete={remove}
        />
      )}
      <p role="status" className="text-sm text-muted">
        {linkFrom === null ? copy.diagramHelp : copy.chooseSecond}
      </p>
      <SaveButtons svg={svg} chart={chart} />
    </ToolFrame>
  );
}

const contains = (view: View, { x, y }: Box): boolean =>
  x > view.x + 80 && x < view.x + view.w - 80 && y > view.y + 40 && y < view.y + view.h - 40;
