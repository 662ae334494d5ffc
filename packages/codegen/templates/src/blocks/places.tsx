import { useState } from "react";
import { copy, inPhrase, language, say } from "../copy.ts";
import { hash, paths, spotsByArea, type Spot } from "../rules/map-spots.ts";
import { presetOf } from "../rules/preset.ts";
import { titleOf } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { MapPin } from "../ui/map-pin.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface PlacesProps extends RowsProps {
  placeField: string;
  facts: readonly string[];
  /** Says how rows get a place of their own. */
  hint?: boolean;
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
  facts,
  hint = false,
}: PlacesProps) {
  const rows = useRows(entity, { where, sort, limit });
  const [chosen, setChosen] = useState<string | null>(null);
  const spots = spotsByArea(rows, (row) => formatField(entity, row, placeField));
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
              <MapPin
                key={keyOf(each)}
                x={`${each.x * 100}%`}
                y={`${each.y * 100}%`}
                count={each.rows.length}
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
            {hint && (
              <p className="text-sm text-muted">
                {say(copy.mapNeedsPlace, { name: inPhrase(entity.plural, language) })}
              </p>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}

const keyOf = (spot: Spot<Row>): string => `${spot.name}|${spot.rows[0]?.id ?? ""}`;

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
