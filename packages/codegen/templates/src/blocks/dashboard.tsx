import { useState } from "react";
import { copy, say } from "../copy.ts";
import { isChosen, rowsWithin, spanBefore, spanOf, type RangeName } from "../rules/dashboard.ts";
import { csvOfRows } from "../rules/export-rows.ts";
import type { EntityDef, FieldDef, Row } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { DashboardArrange, type ArrangedParts } from "../ui/dashboard-arrange.tsx";
import { DashboardChart, keyText, type ChartItem } from "../ui/dashboard-chart.tsx";
import { DashboardCompare } from "../ui/dashboard-compare.tsx";
import { DashboardRange } from "../ui/dashboard-range.tsx";
import { DashboardTiles, type TileItem } from "../ui/dashboard-tiles.tsx";
import { DashboardWidget } from "../ui/dashboard-widget.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { fieldOf, formatValue } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu, type MenuItem } from "../ui/menu.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { saveFile } from "../ui/save-file.ts";
import { Section } from "../ui/section.tsx";
import { useArrangement, useDashboardView, type DashboardView } from "../ui/use-dashboard.ts";
import { Value } from "../ui/value.tsx";

interface DashboardProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  dateField?: string;
  range?: RangeName;
  tiles: readonly TileItem[];
  charts: readonly ChartItem[];
  compareField?: string;
  fields?: readonly string[];
}

const NEWEST = 6;
const ROWS = "rows";

/** A page of numbers over what the app keeps: a time range, figures against the time before, charts that narrow one another down. */
export function Dashboard(props: DashboardProps) {
  const { id, title, note, entity, dateField, range = "30d", tiles, charts, compareField, fields } = props;
  const rows = useRows(entity);
  const view = useDashboardView(id, entity, dateField === undefined ? "all" : range);
  const keys = [...charts.map(keyOf), ...(fields === undefined ? [] : [ROWS])];
  const arrangement = useArrangement(id, keys);
  const figureKeys = tiles.map(figureKeyOf);
  const figures = useArrangement(`${id}:figures`, figureKeys);
  const shownTiles = figures.shown.flatMap((key) => tiles[figureKeys.indexOf(key)] ?? []);
  const [isArranging, setArranging] = useState(false);
  const today = new Date(Date.now());
  const span = dateField === undefined ? null : spanOf(view.range, today);
  const within = rowsWithin(rows, dateField, span);
  const shown = within.filter((row) => isChosen(entity, view.chosen, row));
  const before =
    span === null
      ? null
      : rowsWithin(rows, dateField, spanBefore(span)).filter((row) => isChosen(entity, view.chosen, row));
  const compared = compareField === undefined ? undefined : fieldOf(entity, compareField);
  const choices = compared === undefined ? [] : choicesOf(compared, rows);
  const pair =
    view.pair !== null && view.pair.every((value) => choices.some((choice) => choice.value === value))
      ? view.pair
      : null;
  const [first, second] = choices;
  const timed = { dateField, span, today };
  const nameOf = (key: string): string =>
    key === ROWS
      ? say(copy.newestOf, { name: entity.plural })
      : (charts.find((_, at) => keys[at] === key)?.label ?? key);
  const groups: ArrangedParts[] = [
    {
      label: copy.dashFigures,
      arrangement: figures,
      nameOf: (key) => tiles[figureKeys.indexOf(key)]?.label ?? key,
    },
    { label: copy.dashCharts, arrangement, nameOf },
  ];
  const isBare = groups.every((group) => group.arrangement.shown.length === 0);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      className="dash-section"
      tools={
        <>
          <AddButton entity={entity} look="secondary" />
          {rows.length > 0 && (
            <AllMenu entity={entity} rows={shown} groups={groups} onArrange={() => setArranging(true)} />
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <RowsEmpty entity={entity} />
      ) : (
        <div className="dash">
          <div className="dash-bar-top">
            {dateField !== undefined && (
              <DashboardRange id={id} range={view.range} today={today} onChange={view.setRange} />
            )}
            <ChosenChips entity={entity} view={view} />
            {compared !== undefined && first !== undefined && second !== undefined && pair === null && (
              <Button look="quiet" icon="scale" onClick={() => view.compare([first.value, second.value])}>
                {copy.compareTwo}
              </Button>
            )}
          </div>
          <DashboardTiles entity={entity} items={shownTiles} rows={shown} before={before} {...timed} />
          {compared !== undefined && pair !== null && (
            <DashboardCompare
              id={id}
              entity={entity}
              field={compared}
              items={shownTiles}
              rows={within.filter((row) => isChosen(entity, view.chosen, row, compared.id))}
              pair={pair}
              choices={choices}
              onChange={view.compare}
              {...timed}
            />
          )}
          {isBare ? (
            <EmptyState title={copy.nothingShown}>
              <Button icon="sliders-horizontal" onClick={() => setArranging(true)}>
                {copy.arrangeParts}
              </Button>
            </EmptyState>
          ) : shown.length === 0 ? (
            <EmptyState title={copy.nothingInRange}>
              <Button onClick={() => (Object.keys(view.chosen).length > 0 ? view.clear() : view.setRange("all"))}>
                {Object.keys(view.chosen).length > 0 ? copy.clearFilters : copy.allTime}
              </Button>
            </EmptyState>
          ) : (
            <div className="dash-grid">
              {arrangement.shown.map((key) => {
                const chart = charts.find((_, at) => keys[at] === key);
                if (chart === undefined)
                  return (
                    <DashboardWidget key={key} id={key} label={nameOf(key)} arrangement={arrangement} isWide>
                      <NewestRows entity={entity} rows={shown} dateField={dateField} fields={fields ?? []} />
                    </DashboardWidget>
                  );
                return (
                  <DashboardChart
                    key={key}
                    id={key}
                    entity={entity}
                    chart={chart}
                    rows={within.filter((row) => isChosen(entity, view.chosen, row, chart.byField))}
                    all={rows}
                    view={view}
                    arrangement={arrangement}
                    span={span}
                    today={today}
                    isTimeOf={chart.byField === dateField}
                  />
                );
              })}
            </div>
          )}
        </div>
      )}
      <DashboardArrange open={isArranging} groups={groups} onClose={() => setArranging(false)} />
    </Section>
  );
}

/** What a figure is remembered by, as a chart is. */
const figureKeyOf = ({ fn, measureField = "", label }: TileItem, at: number, all: readonly TileItem[]): string => {
  const key = [fn, measureField].join(" ");
  const isTwin = all.findIndex((each) => [each.fn, each.measureField ?? ""].join(" ") === key) < at;
  return isTwin ? `${key} ${label}` : key;
};

/** What a chart is remembered by on this device: what it shows, so that it keeps its place when others come in. */
const keyOf = ({ look, byField, fn, measureField = "" }: ChartItem, at: number, all: readonly ChartItem[]): string => {
  const key = [look, byField, fn, measureField].join(" ");
  const isTwin = all.findIndex((each) => [each.look, each.byField, each.fn, each.measureField ?? ""].join(" ") === key);
  return isTwin < at ? `${key} ${at}` : key;
};

function choicesOf(field: FieldDef, rows: readonly Row[]): { value: string; label: string }[] {
  const present = new Set(
    rows.flatMap((row) => {
      const value = row[field.id];
      if (field.type === "boolean") return [value === true ? "true" : "false"];
      return Array.isArray(value)
        ? value
        : value === null || value === undefined || value === ""
          ? []
          : [String(value)];
    }),
  );
  const ordered = [...(field.options ?? []).filter((option) => present.has(option)), ...present];
  return [...new Set(ordered)].map((value) => ({ value, label: keyText(field, value) }));
}

/** What the page is narrowed down to; a press takes it back. */
function ChosenChips({ entity, view }: { entity: EntityDef; view: DashboardView }) {
  const chosen = Object.entries(view.chosen);
  if (chosen.length === 0) return null;
  return (
    <div className="chips" role="group" aria-label={copy.narrowedTo}>
      {chosen.map(([id, value]) => {
        const field = fieldOf(entity, id);
        return (
          <button key={id} type="button" className="chip" aria-pressed="true" onClick={() => view.toggle(id, value)}>
            {field.name}: {keyText(field, value)}
            <Icon name="x" className="size-4" />
            <span className="sr-only">{copy.takeBack}</span>
          </button>
        );
      })}
      {chosen.length > 1 && (
        <Button look="quiet" onClick={view.clear}>
          {copy.clearFilters}
        </Button>
      )}
    </div>
  );
}

interface AllMenuProps {
  entity: EntityDef;
  rows: readonly Row[];
  groups: readonly ArrangedParts[];
  onArrange: () => void;
}

/** What is done with the whole dashboard: how it is arranged, its rows as a file, and hidden parts back on the page. */
function AllMenu({ entity, rows, groups, onArrange }: AllMenuProps) {
  const items: MenuItem[] = [
    { label: copy.arrangeParts, icon: "sliders-horizontal", run: onArrange },
    {
      label: copy.csvOut,
      icon: "download",
      run: () =>
        saveFile(
          `${entity.plural.replace(/[^\p{L}\p{N} _-]+/gu, "").trim() || "rows"}.csv`,
          "text/csv;charset=utf-8",
          csvOfRows(entity, rows, formatValue),
        ),
    },
    ...groups.flatMap(({ arrangement, nameOf }) =>
      arrangement.hidden.map((key) => ({
        label: say(copy.showAgain, { name: nameOf(key) }),
        icon: "eye",
        run: () => arrangement.show(key),
      })),
    ),
  ];
  return (
    <Menu
      items={items}
      trigger={(props) => <IconButton label={copy.dashboardMenu} icon="ellipsis" className="rows-menu" {...props} />}
    />
  );
}

interface NewestProps {
  entity: EntityDef;
  rows: readonly Row[];
  dateField: string | undefined;
  fields: readonly string[];
}

function NewestRows({ entity, rows, dateField, fields }: NewestProps) {
  const newest =
    dateField === undefined
      ? rows.toReversed()
      : rows.toSorted((a, b) => String(b[dateField] ?? "").localeCompare(String(a[dateField] ?? "")));
  const columns = fields.filter((field) => field !== entity.titleField).map((field) => fieldOf(entity, field));
  return (
    <div className="dash-scroll" role="group" aria-label={entity.plural} tabIndex={0}>
      <table className="dash-table dash-rows">
        <thead>
          <tr>
            <th scope="col">{fieldOf(entity, entity.titleField).name}</th>
            {columns.map((field) => (
              <th
                key={field.id}
                scope="col"
                className={newest.some((row) => typeof row[field.id] === "number") ? "num" : ""}
              >
                {field.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newest.slice(0, NEWEST).map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <RowTitle entity={entity} row={row} />
              </th>
              {columns.map((field) => (
                <td key={field.id} className={typeof row[field.id] === "number" ? "num" : ""}>
                  <Value entity={entity} row={row} field={field.id} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
