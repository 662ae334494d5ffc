import { route, type Arrow, type Box } from "./diagram-rules.ts";

interface DrawnArrowProps {
  arrow: Arrow;
  from: Box;
  to: Box;
  bend: number;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Half a letter of a label, so that the line is cut out behind it. */
const LETTER = 4.4;

/** An arrow of a diagram with what stands at it. */
export function DrawnArrow({ arrow, from, to, bend, label, isChosen, onChoose }: DrawnArrowProps) {
  const { path, middle } = route(from, to, bend);
  const color = isChosen ? "var(--accent)" : "var(--ink)";
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={arrow.label === "" ? label : `${label}: ${arrow.label}`}
      aria-pressed={isChosen}
      className="cursor-pointer outline-none"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onChoose}
      onFocus={onChoose}
    >
      <path d={path} fill="none" stroke="transparent" strokeWidth={26} />
      <path d={path} fill="none" stroke={color} strokeWidth={isChosen ? 4 : 2} markerEnd="url(#arrow-tip)" />
      {arrow.label !== "" && (
        <>
          <rect
            x={middle.x - arrow.label.length * LETTER - 5}
            y={middle.y - 12}
            width={arrow.label.length * LETTER * 2 + 10}
            height={24}
            rx={6}
            style={{ fill: "var(--surface)" }}
          />
          <text x={middle.x} y={middle.y + 5} textAnchor="middle" fontSize={15} style={{ fill: "var(--ink)" }}>
            {arrow.label}
          </text>
        </>
      )}
    </g>
  );
}
