import type { KeyboardEvent, PointerEvent } from "react";
import { LINE, measure, type Box } from "./diagram-rules.ts";

interface DrawnBoxProps {
  box: Box;
  label: string;
  isChosen: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onHandle: (event: PointerEvent) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PAINT: Readonly<Record<Box["shape"], number>> = { box: 14, round: 30, diamond: 0, note: 5 };

/** A box of a diagram, with handles to draw arrows from while it is chosen. */
export function DrawnBox({ box, label, isChosen, onPointerDown, onHandle, onFocus, onKeyDown }: DrawnBoxProps) {
  const { lines, w, h } = measure(box);
  const look = {
    style: { fill: `color-mix(in oklab, var(--accent) ${PAINT[box.shape]}%, var(--surface))` },
    stroke: isChosen ? "var(--accent)" : "var(--ink)",
    strokeWidth: isChosen ? 4 : 2,
  };
  const handles = [
    { x: 0, y: -h / 2 },
    { x: w / 2, y: 0 },
    { x: 0, y: h / 2 },
    { x: -w / 2, y: 0 },
  ];
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <g
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={isChosen}
        className="cursor-grab outline-none"
        onPointerDown={onPointerDown}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {box.shape === "diamond" ? (
          <path d={`M0 ${-h / 2}L${w / 2} 0L0 ${h / 2}L${-w / 2} 0Z`} strokeLinejoin="round" {...look} />
        ) : box.shape === "note" ? (
          <path
            d={`M${-w / 2} ${-h / 2}H${w / 2 - 16}L${w / 2} ${16 - h / 2}V${h / 2}H${-w / 2}ZM${w / 2 - 16} ${-h / 2}v16h16`}
            strokeLinejoin="round"
            {...look}
          />
        ) : (
          <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={box.shape === "round" ? h / 2 : 6} {...look} />
        )}
        {lines.map((line, index) => (
          <text
            key={index}
            y={(index - (lines.length - 1) / 2) * LINE + 6}
            textAnchor="middle"
            fontSize={16}
            fontWeight={600}
            style={{ fill: "var(--ink)" }}
          >
            {line}
          </text>
        ))}
      </g>
      {isChosen &&
        handles.map(({ x, y }, index) => (
          <g key={index} data-aid="" className="cursor-crosshair" onPointerDown={onHandle}>
            <circle cx={x} cy={y} r={18} fill="transparent" />
            <circle cx={x} cy={y} r={7} style={{ fill: "var(--accent)" }} stroke="var(--surface)" strokeWidth={2} />
          </g>
        ))}
    </g>
  );
}
