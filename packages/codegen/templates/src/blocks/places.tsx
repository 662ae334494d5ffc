import { useState } from "react";
import { copy, say } from "../copy.ts";
import { hash, paths, spotsByArea, spotsByPosition, type Spot } from "../rules/map-spots.ts";
import { presetOf } from "../rules/preset.ts";
import { titleOf } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface PlacesProps extends RowsProps {
  placeField: string;
  latField?: string;
  lngField?: string;
  facts: readonly string[];
}

/** Names on the map stay readable up to this many. */
const MOST_NAMES = 9;

/** Where things are, on a drawn map: a tap on a pin shows what is there. */
export function Places({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  placeField,
  latField,
  lngField,
  facts,
}: PlacesProps) {
  const rows = useRows(entity, { where, sort, limit });
  const [chosen, setChosen] = useState<string | null>(null);
  const spots = spotsOf(rows, latField, lngField, (row) => formatField(entity, row, placeField));
  const spot = spots.find((each) => keyOf(each) === chosen) ?? null;
  const { visible, more } = useMore(spot === null ? rows : spot.rows);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {rows.length === 0 ? (
        <RowsEmpty entity={entity} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.15fr_1fr]">
          <div
            className="card relative aspect-4/3 overflow-hidden p-0 lg:sticky lg:top-20"
            role="group"
            aria-label={say(copy.mapOf, { name: entity.plural })}
          >
            <Ground spots={spots} seed={hash(entity.plural)} />
            {spots.map((each) => (
              <Pin
                key={keyOf(each)}
                spot={each}
                named={spots.length <= MOST_NAMES || keyOf(each) === chosen}
                label={each.rows.length === 1 && each.rows[0] ? titleOf(entity, each.rows[0]) : each.name}
                on={keyOf(each) === chosen}
                onTap={() => setChosen(keyOf(each) === chosen ? null : keyOf(each))}
              />
            ))}
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            <p className="flex min-h-9 flex-wrap items-center justify-between gap-2" aria-live="polite">
              <span className="font-bold">
                {spot === null ? entity.plural : spot.name}{" "}
                <span className="num text-muted">{(spot ?? { rows }).rows.length}</span>
              </span>
              {spot !== null && (
                <button type="button" className="chip" onClick={() => setChosen(null)}>
                  <Icon name="x" className="size-4" />
                  {copy.wholeMap}
                </button>
              )}
            </p>
            <ul className="list">
              {visible.map((row) => (
                <ListRow
                  key={row.id}
                  entity={entity}
                  row={row}
                  subtitleField={placeField}
                  facts={facts.filter((field) => field !== placeField)}
                  {...(actions && { actions })}
                />
              ))}
            </ul>
            <MoreButton more={more} />
          </div>
        </div>
      )}
    </Section>
  );
}

const keyOf = (spot: Spot<Row>): string => `${spot.name}|${spot.rows[0]?.id ?? ""}`;

function spotsOf(
  rows: readonly Row[],
  latField: string | undefined,
  lngField: string | undefined,
  nameOf: (row: Row) => string,
): Spot<Row>[] {
  if (latField === undefined || lngField === undefined) return spotsByArea(rows, nameOf);
  const placed = rows.filter((row) => typeof row[latField] === "number" && typeof row[lngField] === "number");
  if (placed.length < 2) return spotsByArea(rows, nameOf);
  return spotsByPosition(placed, (row) => ({ lat: Number(row[latField]), lng: Number(row[lngField]) }), nameOf);
}

function Pin({
  spot,
  label,
  named,
  on,
  onTap,
}: {
  spot: Spot<Row>;
  label: string;
  named: boolean;
  on: boolean;
  onTap: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className="absolute z-1 flex -translate-x-1/2 -translate-y-[22px] cursor-pointer flex-col items-center aria-pressed:z-2"
      style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
      onClick={onTap}
    >
      <span
        className={`num grid size-11 place-items-center rounded-full rounded-br-none border-2 border-surface text-sm font-bold shadow-md ${on ? "bg-ink text-ground" : "bg-accent text-on-accent"} rotate-45`}
      >
        <span className="-rotate-45">
          {spot.rows.length > 1 ? spot.rows.length : <Icon name="map-pin" className="size-4.5" />}
        </span>
      </span>
      <span
        className={
          named
            ? "mt-2.5 max-w-24 truncate rounded-control bg-surface px-1.5 text-xs leading-5 font-bold text-ink"
            : "sr-only"
        }
      >
        {label}
      </span>
    </button>
  );
}

/** Water, greens and ways under the pins, drawn from the names alone. */
function Ground({ spots, seed }: { spots: readonly Spot<Row>[]; seed: number }) {
  const at = (value: number, size: number) => Math.round(value * size * 10) / 10;
  const bend = (turn: number) => ((seed >>> (turn * 4)) % 16) / 16;
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
      <rect width="400" height="300" fill="color-mix(in srgb, var(--accent3) 26%, var(--surface))" />
      {[0, 1, 2, 3].map((turn) => (
        <ellipse
          key={turn}
          cx={40 + bend(turn) * 320}
          cy={30 + bend(turn + 4) * 240}
          rx={44 + bend(turn + 2) * 40}
          ry={28 + bend(turn + 1) * 30}
          fill="color-mix(in srgb, var(--accent2) 22%, var(--surface))"
        />
      ))}
      <path
        d={`M-10 ${60 + bend(1) * 160} C 110 ${bend(2) * 120}, 190 ${180 + bend(3) * 110}, 410 ${70 + bend(5) * 170}`}
        fill="none"
        stroke="color-mix(in srgb, var(--accent) 24%, var(--surface))"
        strokeWidth="22"
      />
      {paths(spots).map(([from, to]) => {
        const [a, b] = [spots[from], spots[to]];
        if (a === undefined || b === undefined) return null;
        const d = `M${at(a.x, 400)} ${at(a.y, 300)} Q ${at((a.x + b.x) / 2 + (b.y - a.y) * 0.12, 400)} ${at((a.y + b.y) / 2 + (a.x - b.x) * 0.12, 300)} ${at(b.x, 400)} ${at(b.y, 300)}`;
        return (
          <g key={`${from}-${to}`} fill="none" strokeLinecap="round">
            <path d={d} stroke="var(--line)" strokeWidth="11" />
            <path d={d} stroke="var(--surface)" strokeWidth="8" />
          </g>
        );
      })}
    </svg>
  );
}
