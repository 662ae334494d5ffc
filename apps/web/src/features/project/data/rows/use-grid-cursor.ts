import type { Entity, Field, SeedRow } from "@sayhey/appspec";
import { useEffect, useState, type RefObject } from "react";
import { edgesOf, type CellPlace, type GridRange } from "./grid-range.ts";
import type { Leave } from "./leave-cell.ts";
import type { useGridView } from "./use-grid-view.ts";
import type { useRowEdits } from "./use-row-edits.ts";
import type { ViewRow } from "./view-rows.ts";

/** Room that the panel of an editor needs, px. */
const WIDEST_PANEL = 348;

interface CursorPlace {
  grid: RefObject<HTMLDivElement | null>;
  entity: Entity;
  fields: readonly Field[];
  rows: readonly ViewRow[];
  edits: ReturnType<typeof useRowEdits>;
  view: ReturnType<typeof useGridView>;
  /** A row to go to and begin typing in; its first cell. */
  begin: string | null;
  onBegun: () => void;
}

/** Where one is in the grid, what is selected there, and whether its cell is being typed into. */
export function useGridCursor({ grid, entity, fields, rows, edits, view, begin, onBegun }: CursorPlace) {
  const [range, setRange] = useState<GridRange>({ active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } });
  const [editing, setEditing] = useState<{ typed: string | null; end?: boolean } | null>(null);
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.min(row, Math.max(0, rows.length - 1)),
    column: Math.min(column, fields.length - 1),
  });
  const active = within(range.active);
  const edges = edgesOf({ active, anchor: within(range.anchor) });
  const field = fields[active.column];
  const shown = rows[active.row];

  const go = (to: CellPlace, extend = false): void => {
    setEditing(null);
    setRange((before) => ({ active: to, anchor: extend ? before.anchor : to }));
    view.reveal(to.row, to.column);
  };

  useEffect(() => {
    if (begin === null) return;
    const index = rows.findIndex(({ row }) => row.id === begin);
    onBegun();
    if (index < 0) return;
    const column = Math.max(
      0,
      fields.findIndex(({ id }) => id === entity.titleField),
    );
    go({ row: index, column });
    setEditing({ typed: null });
    // Only a new row asked for moves the grid.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [begin, rows]);

  const edit = (typed: string | null): void => {
    if (field === undefined || shown === undefined || field.type === "computed") return;
    if (field.type === "boolean") {
      if (typed === null || typed === " ") edits.setCell(shown.row, field, shown.row[field.id] !== true);
      return;
    }
    // Where there is no room to the right of its cell, what an editor opens stands to the left.
    const isTight = view.leftOf(active.column) + WIDEST_PANEL > (grid.current?.clientWidth ?? 0);
    setEditing({ typed, end: active.column > 0 && isTight });
  };
  /** Ends typing without a change; the keys are the grid's again. */
  const stop = (): void => {
    setEditing(null);
    grid.current?.focus({ preventScroll: true });
  };
  const finish = (value: SeedRow[string], leave: Leave): void => {
    setEditing(null);
    if (field !== undefined && shown !== undefined) edits.setCell(shown.row, field, value);
    if (leave === "stay") return;
    grid.current?.focus({ preventScroll: true });
    const step = { down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1] }[leave];
    const to = { row: active.row + (step[0] ?? 0), column: active.column + (step[1] ?? 0) };
    if (to.row >= 0 && to.row < rows.length && to.column >= 0 && to.column < fields.length) go(to);
  };

  return {
    active,
    edges,
    editing,
    field,
    shown,
    go,
    edit,
    stop,
    finish,
    /** Ends typing and leaves the focus where it is. */
    leave: (): void => setEditing(null),
    select: (anchor: CellPlace, to: CellPlace): void => setRange({ anchor, active: to }),
    /** Takes the selection to a cell, its other corner staying. */
    extendTo: (to: CellPlace): void => setRange((before) => ({ ...before, active: to })),
    selectedRows: (): SeedRow[] => rows.slice(edges.top, edges.bottom + 1).map(({ row }) => row),
    selectedFields: (): Field[] => fields.slice(edges.left, edges.right + 1),
  };
}
