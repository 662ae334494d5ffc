import type { Entity, Field, SeedRow } from "@sayhey/appspec";
import { useId, useMemo, useRef, type ReactNode } from "react";
import { toast } from "../../../../status/toast.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import { CellEditor } from "./cell-editor.tsx";
import { GridCell } from "./grid-cell.tsx";
import { GridHead } from "./grid-head.tsx";
import { pressGridKey } from "./grid-keys.ts";
import type { CellPlace } from "./grid-range.ts";
import { GridRow } from "./grid-row.tsx";
import classes from "./grid.module.css";
import { useGridClipboard } from "./use-grid-clipboard.ts";
import { useGridCursor } from "./use-grid-cursor.ts";
import { useGridPointer } from "./use-grid-pointer.ts";
import { ROW, useGridView } from "./use-grid-view.ts";
import { usePictureCells } from "./use-picture-cells.ts";
import type { useRowEdits } from "./use-row-edits.ts";
import type { ViewRow } from "./view-rows.ts";

interface GridProps {
  entity: Entity;
  fields: readonly Field[];
  rows: readonly ViewRow[];
  widths: readonly number[];
  edits: ReturnType<typeof useRowEdits>;
  picked: ReadonlySet<string>;
  onPick: (ids: ReadonlySet<string>) => void;
  /** A row to go to and begin typing in; its first cell. */
  begin: string | null;
  onBegun: () => void;
  head: (field: Field, index: number) => ReactNode;
  /** Opens the menu of a column. */
  onColumn: (index: number) => void;
  sorted: Field | null;
  sortedDown: boolean;
  /** What follows the last row. */
  foot: ReactNode;
  now: Date;
}

/** The rows of an entity as a spreadsheet: keys, ranges, copy and paste as one knows them. */
export function Grid(props: GridProps) {
  const { entity, fields, rows, widths, edits, picked, onPick, begin, onBegun, now } = props;
  const { spec } = useEditor();
  const grid = useRef<HTMLDivElement>(null);
  const name = useId();
  const movesByField = useMemo(
    () => new Map(fields.map((field) => [field.id, usuallyMoves(entity, field)])),
    [entity, fields],
  );
  const view = useGridView(grid, widths);
  const cursor = useGridCursor({ grid, entity, fields, rows, edits, view, begin, onBegun });
  const { active, edges, editing } = cursor;
  const putPicture = usePictureCells(edits);
  const takePicture = (file: File, at: CellPlace): void => {
    const [into, where] = [rows[at.row]?.row, fields[at.column]];
    if (into === undefined || where === undefined) return;
    if (where.type === "image") void putPicture(file, into, where);
    else toast.error(`${where.name} holds no pictures.`, { description: "Choose a cell of a picture field." });
  };
  const clipboard = useGridClipboard({ grid, entity, fields, rows, edits, cursor, now, onPicture: takePicture });
  const { hasFocus, ...pointer } = useGridPointer(cursor, takePicture);
  const toggle = (id: string): void => onPick(toggled(picked, id));
  const cellId = ({ row, column }: CellPlace): string => `${name}-${row}-${column}`;

  /** What the active cell is typed into with. */
  const editorOf = (row: SeedRow, field: Field, index: number): ReactNode =>
    editing === null ? null : (
      <CellEditor
        key={`${row.id}.${field.id}`}
        spec={spec}
        field={field}
        value={row[field.id]}
        typed={editing.typed}
        moves={movesByField.get(field.id) ?? false}
        now={now}
        above={index > 4 && (index + 7) * ROW > view.bottom}
        onDone={cursor.finish}
        onPicture={(file) => {
          cursor.stop();
          void putPicture(file, row, field);
        }}
        onRefuse={(text, problem) => {
          cursor.leave();
          edits.refuse(row, field, text, problem);
        }}
        onCancel={cursor.stop}
      />
    );
  return (
    <div
      ref={grid}
      className={classes.grid}
      role="grid"
      aria-label={entity.plural}
      aria-rowcount={rows.length + 1}
      aria-colcount={fields.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={rows.length > 0 ? cellId(active) : undefined}
      tabIndex={0}
      onKeyDown={(event) =>
        pressGridKey(event, {
          entity,
          fields,
          rows,
          edits,
          cursor,
          page: view.page,
          onColumn: props.onColumn,
          onToggle: toggle,
        })
      }
      {...clipboard}
      {...pointer}
      onScroll={view.onScroll}
    >
      <GridHead
        fields={fields}
        widths={widths}
        width={view.total}
        sorted={props.sorted}
        sortedDown={props.sortedDown}
        isAllPicked={rows.length > 0 && rows.every(({ row }) => picked.has(row.id))}
        onPickAll={(all) => onPick(new Set(all ? rows.map(({ row }) => row.id) : []))}
        head={props.head}
      />
      <div style={{ width: view.total, height: rows.length * ROW, position: "relative" }} role="rowgroup">
        {rows.slice(view.first, Math.min(rows.length, view.end)).map((shown, offset) => {
          const { row } = shown;
          const index = view.first + offset;
          const isInRange = index >= edges.top && index <= edges.bottom;
          return (
            <GridRow
              key={row.id}
              index={index}
              width={view.total}
              isPicked={picked.has(row.id)}
              isEdited={index === active.row && editing !== null}
              onToggle={() => toggle(row.id)}
            >
              {fields.map((field, column) => {
                const isActive = index === active.row && column === active.column;
                return (
                  <GridCell
                    key={field.id}
                    id={cellId({ row: index, column })}
                    spec={spec}
                    field={field}
                    shown={shown}
                    place={{ row: index, column }}
                    width={widths[column]}
                    isActive={isActive}
                    hasFocus={hasFocus}
                    isSelected={isInRange && column >= edges.left && column <= edges.right}
                    mark={edits.marks.get(`${row.id}.${field.id}`)}
                    editor={isActive ? editorOf(row, field, index) : null}
                    opensLeft={isActive && editing?.end === true}
                    now={now}
                  />
                );
              })}
            </GridRow>
          );
        })}
      </div>
      {props.foot}
    </div>
  );
}

/** Whether the days of a column are mostly ones that move with today. */
function usuallyMoves(entity: Entity, field: Field): boolean {
  const days = entity.rows.map((row) => row[field.id]).filter((value) => typeof value === "string");
  return days.filter((day) => day.startsWith("@")).length * 2 > days.length;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
