import { useId, useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { IconButton } from "./button.tsx";
import type { Part } from "./dashboard-plots.tsx";
import { Menu, type MenuItem } from "./menu.tsx";
import { savePicture } from "./save-picture.ts";
import type { Arrangement } from "./use-dashboard.ts";

interface WidgetProps {
  id: string;
  label: string;
  arrangement: Arrangement;
  /** The numbers behind a chart; none for what is a table already. */
  parts?: readonly Part[];
  /** What the picture says besides what is drawn. */
  legend?: readonly string[];
  isWide?: boolean;
  children: ReactNode;
}

/** Saves what is drawn in a widget as a picture. */
async function saveDrawing(frameId: string, label: string, legend: readonly string[]): Promise<void> {
  const frame = document.getElementById(frameId);
  const svg = frame?.querySelector<SVGSVGElement>("svg.dash-drawing, .dash-body svg");
  if (svg) await savePicture(svg, label, legend);
}

/** A part of a dashboard: its name, its menu, and the numbers behind it as a table. It can be moved, by dragging too, and hidden. */
export function DashboardWidget({ id, label, arrangement, parts, legend = [], isWide = false, children }: WidgetProps) {
  const [asTable, setAsTable] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const frameId = useId();
  const at = arrangement.shown.indexOf(id);
  const items: MenuItem[] = [];
  if (parts !== undefined) {
    if (asTable) items.push({ label: copy.showChart, icon: "chart-column", run: () => setAsTable(false) });
    else items.push({ label: copy.showTable, icon: "table", run: () => setAsTable(true) });
    if (!asTable)
      items.push({
        label: copy.savePicture,
        icon: "image-down",
        run: () => void saveDrawing(frameId, label, legend),
      });
  }
  if (at > 0) items.push({ label: copy.moveEarlier, icon: "arrow-up", run: () => arrangement.move(id, -1) });
  if (at < arrangement.shown.length - 1)
    items.push({ label: copy.moveLater, icon: "arrow-down", run: () => arrangement.move(id, 1) });
  items.push({ label: copy.hideWidget, icon: "eye-off", run: () => arrangement.hide(id) });
  return (
    <figure
      id={frameId}
      className={`card panel dash-widget ${isWide ? "dash-wide" : ""} ${isOver ? "dash-over" : ""}`}
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const key = event.dataTransfer.getData("text/plain");
        if (arrangement.shown.includes(key)) arrangement.place(key, id);
      }}
    >
      <figcaption className="dash-head" draggable onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}>
        <h3 className="dash-name">{label}</h3>
        <Menu
          items={items}
          trigger={(props) => (
            <IconButton label={say(copy.optionsFor, { name: label })} icon="ellipsis" className="row-menu" {...props} />
          )}
        />
      </figcaption>
      <div className="dash-body">{!asTable && children}</div>
      {parts !== undefined && (
        <table className={asTable ? "dash-table" : "sr-only"}>
          <caption className="sr-only">{label}</caption>
          <tbody>
            {parts.map((part) => (
              <tr key={part.key}>
                <th scope="row">{part.label}</th>
                <td className="num">{part.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}
