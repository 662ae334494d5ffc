import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import { copy, say } from "../copy.ts";
import { wayOf } from "../games/use-keys.ts";
import { DrawnArrow } from "./diagram-arrow.tsx";
import { DrawnBox } from "./diagram-box.tsx";
import { changeBox, measure, type Box, type Chart } from "./diagram-rules.ts";

/** What is chosen: a box by its id, or an arrow by its place. */
export type Choice = { box: string } | { arrow: number } | null;

/** The part of the plane that is seen. */
export interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface StageProps {
  svg: RefObject<SVGSVGElement | null>;
  chart: Chart;
  view: View;
  choice: Choice;
  /** The box that an arrow is to begin at, while the other one is looked for. */
  linkFrom: string | null;
  onChoose: (choice: Choice) => void;
  onView: (view: View) => void;
  onMoved: (chart: Chart) => void;
  onLink: (from: string, to: string) => void;
  onLinkInto: (from: string, x: number, y: number) => void;
  onLinkFrom: (from: string | null) => void;
  onDelete: () => void;
}

type Drag =
  | { kind: "box"; box: Box; x: number; y: number }
  | { kind: "link"; from: string; x: number; y: number; startX: number; startY: number }
  | { kind: "pan"; view: View; x: number; y: number };

const KEY_STEP = 10;
const BEND = 46;
/** A handle that was moved less far than this was tapped. */
const TAP = 12;

/** The plane of a diagram: boxes to drag, handles to draw arrows from, and ground to move it all by. */
export function DiagramStage(props: StageProps) {
  const { svg, chart, view, choice, linkFrom } = props;
  const drag = useRef<Drag | null>(null);
  const [moved, setMoved] = useState<Chart | null>(null);
  const [loose, setLoose] = useState<{ from: string; x: number; y: number } | null>(null);
  const shown = moved ?? chart;
  const boxes = new Map(shown.boxes.map((box) => [box.id, box]));
  const spotOf = (event: PointerEvent): { x: number; y: number } => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const hold = (event: PointerEvent, next: Drag) => {
    event.stopPropagation();
    svg.current?.setPointerCapture(event.pointerId);
    drag.current = next;
  };
  const takeBox = (box: Box) => (event: PointerEvent) => {
    if (linkFrom !== null) {
      event.stopPropagation();
      return props.onLink(linkFrom, box.id);
    }
    props.onChoose({ box: box.id });
    hold(event, { kind: "box", box, ...spotOf(event) });
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (now === null) return;
    const at = spotOf(event);
    if (now.kind === "box")
      setMoved(
        changeBox(chart, now.box.id, {
          x: Math.round(now.box.x + at.x - now.x),
          y: Math.round(now.box.y + at.y - now.y),
        }),
      );
    else if (now.kind === "link") setLoose({ from: now.from, ...at });
    // The plane moves under the pointer, so that the place under it is read again each time.
    else props.onView({ ...view, x: view.x + now.x - at.x, y: view.y + now.y - at.y });
  };
  const end = (event: PointerEvent) => {
    const now = drag.current;
    drag.current = null;
    if (now?.kind === "box" && moved !== null) props.onMoved(moved);
    if (now?.kind === "link") letGo(now, event);
    setMoved(null);
    setLoose(null);
  };
  const letGo = (now: Extract<Drag, { kind: "link" }>, event: PointerEvent) => {
    const at = spotOf(event);
    if (Math.hypot(event.clientX - now.startX, event.clientY - now.startY) < TAP) return props.onLinkFrom(now.from);
    const hit = chart.boxes.find((box) => {
      const { w, h } = measure(box);
      return Math.abs(at.x - box.x) <= w / 2 && Math.abs(at.y - box.y) <= h / 2;
    });
    if (hit === undefined) props.onLinkInto(now.from, at.x, at.y);
    else props.onLink(now.from, hit.id);
  };
  const byKey = (box: Box) => (event: KeyboardEvent) => {
    const way = event.key.startsWith("Arrow") ? wayOf(event.key) : undefined;
    if (way !== undefined) {
      const x = box.x + (way === "left" ? -KEY_STEP : way === "right" ? KEY_STEP : 0);
      props.onMoved(
        changeBox(chart, box.id, { x, y: box.y + (way === "up" ? -KEY_STEP : way === "down" ? KEY_STEP : 0) }),
      );
    } else if (event.key === "Enter" || event.key === " ") {
      if (linkFrom !== null) props.onLink(linkFrom, box.id);
      else props.onChoose({ box: box.id });
    } else if (event.key === "Delete" || event.key === "Backspace") props.onDelete();
    else if (event.key === "Escape") props.onLinkFrom(null);
    else return;
    event.preventDefault();
  };
  const linked = loose === null ? undefined : boxes.get(loose.from);
  return (
    <svg
      ref={svg}
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      role="group"
      aria-label={copy.diagramBoard}
      className="block h-[25rem] w-full touch-none select-none md:h-[34rem]"
      onPointerDown={(event) => {
        props.onChoose(null);
        props.onLinkFrom(null);
        hold(event, { kind: "pan", view, ...spotOf(event) });
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <defs>
        <marker
          id="arrow-tip"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerUnits="userSpaceOnUse"
          markerWidth="14"
          markerHeight="14"
          orient="auto"
        >
          <path d="M0 0.5L10 5L0 9.5Z" style={{ fill: "var(--ink)" }} />
        </marker>
      </defs>
      {shown.arrows.map((arrow, index) => {
        const from = boxes.get(arrow.from);
        const to = boxes.get(arrow.to);
        if (from === undefined || to === undefined) return null;
        const isBoth = shown.arrows.some((other) => other.from === arrow.to && other.to === arrow.from);
        return (
          <DrawnArrow
            key={`${arrow.from}>${arrow.to}`}
            {...{ arrow, from, to }}
            bend={isBoth ? BEND : 0}
            label={say(copy.arrowFromTo, { name: from.text, to: to.text })}
            isChosen={choice !== null && "arrow" in choice && choice.arrow === index}
            onChoose={() => props.onChoose({ arrow: index })}
          />
        );
      })}
      {loose !== null && linked !== undefined && (
        <path
          d={`M${linked.x} ${linked.y}L${loose.x} ${loose.y}`}
          stroke="var(--accent)"
          strokeWidth={3}
          strokeDasharray="8 6"
        />
      )}
      {shown.boxes.map((box) => (
        <DrawnBox
          key={box.id}
          box={box}
          label={box.text.trim() === "" ? copy.emptyBox : box.text}
          isChosen={(choice !== null && "box" in choice && choice.box === box.id) || linkFrom === box.id}
          onPointerDown={takeBox(box)}
          onHandle={(event) =>
            hold(event, { kind: "link", from: box.id, ...spotOf(event), startX: event.clientX, startY: event.clientY })
          }
          onFocus={() => linkFrom === null && props.onChoose({ box: box.id })}
          onKeyDown={byKey(box)}
        />
      ))}
    </svg>
  );
}
