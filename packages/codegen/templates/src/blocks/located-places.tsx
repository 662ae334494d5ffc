import { useState } from "react";
import { copy, language, say } from "../copy.ts";
import { distanceKm, positionOf, type Position } from "../rules/map-points.ts";
import { presetOf } from "../rules/preset.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { mapStyle } from "../ui/map-style.ts";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { PlainMap, type MapPoint } from "../ui/plain-map.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { Section } from "../ui/section.tsx";
import { TileMap } from "../ui/tile-map.tsx";
import { useNearMe } from "../ui/use-near-me.ts";
import { Places } from "./places.tsx";

interface LocatedPlacesProps extends RowsProps {
  placeField: string;
  latField: string;
  lngField: string;
  facts: readonly string[];
}

/** Rows on a map by latitude and longitude: of tiles where the host of the app has some, else a plain one. */
export function LocatedPlaces(props: LocatedPlacesProps) {
  const { id, title, note, entity, where, sort, limit, actions, placeField, latField, lngField, facts } = props;
  const rows = useRows(entity, { where, sort, limit });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const near = useNearMe();
  const at = (row: Row) => positionOf(row[latField], row[lngField]);
  const points = rows.flatMap((row): MapPoint[] => {
    const position = at(row);
    return position === null ? [] : [{ ...position, id: row.id, label: titleOf(entity, row) }];
  });
  const shown = chosen.length === 0 ? rows : rows.filter((row) => chosen.includes(row.id));
  const { visible, more } = useMore(byDistance(shown, at, near.me));
  // Until a row says where it is there is nothing to lay out: areas stand where they are told apart best.
  if (points.length === 0) return <Places {...props} hint={rows.length > 0} />;
  const style = mapStyle();
  const map = { points, chosen, onChoose: setChosen, me: near.me, meLabel: copy.mapYou };
  const only = chosen.length === 1 ? rows.find((row) => row.id === chosen[0]) : undefined;
  const label = say(copy.mapOf, { name: entity.plural });
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.15fr_1fr]">
        <div className="flex min-w-0 flex-col gap-2 lg:sticky lg:top-20">
          <div className="card map-frame" role="group" aria-label={label}>
            {style === "" || hasFailed ? (
              <PlainMap {...map} />
            ) : (
              <TileMap
                {...map}
                address={style}
                label={label}
                onFail={() => setFailed(true)}
                popup={only !== undefined && <Popup entity={entity} row={only} facts={facts} />}
              />
            )}
          </div>
          {hasFailed && <p className="text-sm text-muted">{copy.mapNoTiles}</p>}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
            <p className="font-bold" aria-live="polite">
              {only === undefined ? entity.plural : titleOf(entity, only)}{" "}
              <span className="num text-muted">{shown.length}</span>
            </p>
            <span className="flex flex-wrap gap-2">
              {chosen.length > 0 && (
                <button type="button" className="chip" onClick={() => setChosen([])}>
                  <Icon name="x" className="size-4" />
                  {copy.wholeMap}
                </button>
              )}
              <Button icon="locate-fixed" disabled={near.isAsking} onClick={near.ask}>
                {copy.nearMe}
              </Button>
            </span>
          </div>
          {near.problem !== "" && (
            <p className="text-sm text-muted" role="status">
              {near.problem}
            </p>
          )}
          <ul className="list">
            {visible.map((row) => (
              <ListRow
                key={row.id}
                entity={entity}
                row={row}
                subtitleField={placeField}
                facts={facts.filter((field) => ![placeField, latField, lngField].includes(field))}
                lead={
                  <Lead
                    name={titleOf(entity, row)}
                    position={at(row)}
                    me={near.me}
                    onShow={() => setChosen([row.id])}
                  />
                }
                {...(actions && { actions })}
              />
            ))}
          </ul>
          <MoreButton more={more} />
        </div>
      </div>
    </Section>
  );
}

/** The nearest first, once somebody has asked; what has no place comes last. */
function byDistance(rows: readonly Row[], at: (row: Row) => Position | null, me: Position | null): readonly Row[] {
  if (me === null) return rows;
  const far = (row: Row): number => {
    const position = at(row);
    return position === null ? Number.POSITIVE_INFINITY : distanceKm(me, position);
  };
  return rows.toSorted((a, b) => far(a) - far(b));
}

/** Shows a row on the map; beside it how far it is, where that is known. */
function Lead({
  name,
  position,
  me,
  onShow,
}: {
  name: string;
  position: Position | null;
  me: Position | null;
  onShow: () => void;
}) {
  if (position === null) return null;
  return (
    <button type="button" className="map-lead" aria-label={say(copy.showOnMap, { name })} onClick={onShow}>
      <Icon name="map-pin" className="size-4.5" />
      {me !== null && <span className="num text-xs whitespace-nowrap">{distanceText(distanceKm(me, position))}</span>}
    </button>
  );
}

function distanceText(km: number): string {
  const unit = km < 1 ? "meter" : "kilometer";
  const value = km < 1 ? Math.round(km * 100) * 10 : km;
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: km < 10 ? 1 : 0 }).format(value);
}

function Popup({ entity, row, facts }: { entity: EntityDef; row: Row; facts: readonly string[] }) {
  return (
    <div className="map-card">
      <RowTitle entity={entity} row={row} className="list-title" />
      <Facts entity={entity} row={row} fields={facts.slice(0, 2)} />
    </div>
  );
}
