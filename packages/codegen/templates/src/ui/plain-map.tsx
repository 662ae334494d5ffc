import { clustersOf, plainMapOf, type Position } from "../rules/map-points.ts";
import { MapPin } from "./map-pin.tsx";

/** Something with a place on a map. */
export interface MapPoint extends Position {
  id: string;
  label: string;
}

export interface MapProps {
  points: readonly MapPoint[];
  /** Names of rows that are chosen. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Where the visitor is, once they have asked for it. */
  me: Position | null;
  meLabel: string;
}

/** Names beside pins stay readable up to this many. */
const MOST_NAMES = 9;
/** As near as this, in hundredths of the map, pins are one. */
const NEAR = 7.5;

/** Whether a name beside a pin runs into no other: names are wide and low. */
const hasRoom = ({ x, y }: Place, all: readonly Place[]): boolean =>
  all.every((other) => (other.x === x && other.y === y) || Math.abs(other.x - x) > 24 || Math.abs(other.y - y) > 14);

type Place = { x: number; y: number };

/** A map without tiles: where places lie to each other, on a grid of latitude and longitude. */
export function PlainMap({ points, chosen, onChoose, me, meLabel }: MapProps) {
  const map = plainMapOf(points);
  const clusters = clustersOf(
    points,
    (point) => {
      const { x, y } = map.at(point);
      return { x: x * 100, y: y * 100 };
    },
    NEAR,
  );
  const mine = me === null ? null : map.at(me);
  return (
    <div className="map-plain">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        aria-hidden="true"
        focusable="false"
      >
        {map.lines.map(({ along, at }) => (
          <path
            key={`${along}${at}`}
            d={along === "lat" ? `M0 ${at * 100}h100` : `M${at * 100} 0v100`}
            stroke="var(--line)"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div aria-hidden="true">
        {map.lines.map(({ along, at, label }) => (
          <span
            key={`${along}${at}`}
            className={`map-degree num ${along === "lat" ? "map-degree-lat" : "map-degree-lng"}`}
            style={along === "lat" ? { top: `${at * 100}%` } : { left: `${at * 100}%` }}
          >
            {label}
          </span>
        ))}
      </div>
      {mine !== null && mine.x > 0 && mine.x < 1 && mine.y > 0 && mine.y < 1 && (
        <span
          className="map-me"
          role="img"
          aria-label={meLabel}
          style={{ left: `${mine.x * 100}%`, top: `${mine.y * 100}%` }}
        />
      )}
      {clusters.map(({ items, x, y }) => {
        const ids = items.map(({ id }) => id);
        const on = ids.some((id) => chosen.includes(id));
        return (
          <MapPin
            key={ids.join(" ")}
            x={`${x}%`}
            y={`${y}%`}
            count={items.length}
            label={items.length === 1 ? (items[0]?.label ?? "") : items.map(({ label }) => label).join(", ")}
            named={on || (items.length === 1 && clusters.length <= MOST_NAMES && hasRoom({ x, y }, clusters))}
            on={on}
            onTap={() => onChoose(on ? [] : ids)}
          />
        );
      })}
    </div>
  );
}
