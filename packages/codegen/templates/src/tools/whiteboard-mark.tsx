import { boxOf, fontSize, strokePath, type Mark } from "./whiteboard-rules.ts";

/** Colors of the board: relatives of the theme, so that they are seen in light and in dark. */
export const BOARD_COLORS: Readonly<Record<string, string>> = {
  ink: "var(--ink)",
  accent: "var(--accent)",
  second: "oklch(from var(--accent) clamp(0.55, l, 0.72) max(c, 0.12) calc(h + 200))",
  third: "oklch(from var(--accent) clamp(0.55, l, 0.72) max(c, 0.12) calc(h + 110))",
  fourth: "oklch(from var(--accent) clamp(0.6, l, 0.78) max(c, 0.12) calc(h + 50))",
  muted: "var(--muted)",
};

/** One mark as it is seen. */
export function DrawnMark({ mark }: { mark: Mark }) {
  const color = BOARD_COLORS[mark.color] ?? BOARD_COLORS["ink"];
  const { x, y, w, h } = boxOf(mark);
  const [first, second] = mark.spots;
  const line = {
    fill: "none",
    stroke: color,
    strokeWidth: mark.size,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  if (mark.kind === "text") {
    return (
      <text x={first?.x} y={first?.y} fontSize={fontSize(mark.size)} fontWeight={600} style={{ fill: color }}>
        {mark.text}
      </text>
    );
  }
  if (mark.kind === "rect") return <rect {...{ x, y, width: w, height: h, rx: 6 }} {...line} />;
  if (mark.kind === "ellipse") return <ellipse cx={x + w / 2} cy={y + h / 2} rx={w / 2} ry={h / 2} {...line} />;
  if (mark.kind === "line") return <line x1={first?.x} y1={first?.y} x2={second?.x} y2={second?.y} {...line} />;
  return <path d={strokePath(mark.spots)} {...line} />;
}
