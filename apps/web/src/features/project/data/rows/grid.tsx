import { boundType, NUMERIC_TYPES, writeValue, type Entity, type Field, type SeedRow } from "@sayhey/appspec";
import Papa from "papaparse";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { formatBytes } from "../../../../components/format.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import { CellEditor } from "./cell-editor.tsx";
import { CellValue } from "./cell-value.tsx";
import { edgesOf, moved, type CellPlace, type GridRange } from "./grid-range.ts";
import classes from "./grid.module.css";
import type { Leave } from "./leave-cell.ts";
import { clearEdit, fillDownOps, pasteEdit } from "./row-edits.ts";
import { pictureOf, usePictureCells } from "./use-picture-cells.ts";
import type { useRowEdits } from "./use-row-edits.ts";
import type { ViewRow } from "./view-rows.ts";
import { toast } from "../../../../status/toast.ts";

/** Heights, px. Rows are all alike, so that those in view can be told without measuring. */
const ROW = 38;
const HEAD = 42;
/** Width of the column of row numbers, px. */
const NUMBERS = 52;
/** Room that the panel of an editor needs, px. */
const WIDEST_PANEL = 348;
/** Rows drawn above and below what is in view. */
const OVERSCAN = 8;
/** Rows after which others are drawn while one scrolls. */
const STEP = 4;
/** Most text that is pasted into the grid at once, characters. */
const MOST_PASTED = 1_000_000;

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
  const [range, setRange] = useState<GridRange>({ active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } });
  const [editing, setEditing] = useState<{ typed: string | null; end?: boolean } | null>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const [hasFocus, setHasFocus] = useState(false);
  const size = { rows: rows.length, columns: fields.length, page: Math.max(1, Math.floor(view.height / ROW) - 2) };
  const active = {
    row: Math.min(range.active.row, Math.max(0, rows.length - 1)),
    column: Math.min(range.active.column, fields.length - 1),
  };
  const anchor = {
    row: Math.min(range.anchor.row, Math.max(0, rows.length - 1)),
    column: Math.min(range.anchor.column, fields.length - 1),
  };
  const edges = edgesOf({ active, anchor });
  const total = NUMBERS + widths.reduce((sum, width) => sum + width, 0);
  const offsets = useMemo(() => {
    let left = NUMBERS;
    return widths.map((width) => (left += width) - width);
  }, [widths]);
  const movesByField = useMemo(
    () => new Map(fields.map((field) => [field.id, usuallyMoves(entity, field)])),
    [entity, fields],
  );

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setView((before) => ({ ...before, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const reveal = (row: number, column: number): void => {
    const element = grid.current;
    if (element === null) return;
    const top = row * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW + HEAD > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW + HEAD - element.clientHeight + 8;
    if (column === 0) return;
    const left = offsets[column] ?? 0;
    const held = element.clientWidth > 560 ? NUMBERS + (widths[0] ?? 0) : NUMBERS;
    const width = widths[column] ?? 0;
    if (left - held < element.scrollLeft) element.scrollLeft = left - held;
    else if (left + width > element.scrollLeft + element.clientWidth)
      element.scrollLeft = left + width - element.clientWidth + 8;
  };
  const go = (to: { row: number; column: number }, extend = false): void => {
    setEditing(null);
    setRange((before) => ({ active: to, anchor: extend ? before.anchor : to }));
    reveal(to.row, to.column);
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

  const putPicture = usePictureCells(edits);
  const field = fields[active.column];
  const shown = rows[active.row];
  const cellId = (row: number, column: number): string => `${name}-${row}-${column}`;

  const edit = (typed: string | null): void => {
    if (field === undefined || shown === undefined || field.type === "computed") return;
    if (field.type === "boolean") {
      if (typed === null || typed === " ") edits.setCell(shown.row, field, shown.row[field.id] !== true);
      return;
    }
    const element = grid.current;
    // Where there is no room to the right of its cell, what an editor opens stands to the left.
    const left = (offsets[active.column] ?? 0) - (element?.scrollLeft ?? 0);
    setEditing({ typed, end: active.column > 0 && left + WIDEST_PANEL > (element?.clientWidth ?? 0) });
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
  const rangeRows = (): SeedRow[] => rows.slice(edges.top, edges.bottom + 1).map(({ row }) => row);
  const rangeFields = (): Field[] => fields.slice(edges.left, edges.right + 1);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== grid.current || rows.length === 0) return;
    const command = event.ctrlKey || event.metaKey;
    if (event.altKey && event.key === "ArrowDown") {
      event.preventDefault();
      props.onColumn(active.column);
      return;
    }
    const to = event.altKey ? null : moved(active, event.key, command, size);
    if (to !== null) {
      event.preventDefault();
      go(to, event.shiftKey);
    } else if (event.key === "Tab") {
      const next = active.column + (event.shiftKey ? -1 : 1);
      // At its end the grid lets go of the key.
      if (next < 0 || next >= fields.length) return;
      event.preventDefault();
      go({ row: active.row, column: next });
    } else if (command && event.key.toLowerCase() === "a") {
      event.preventDefault();
      setRange({ anchor: { row: 0, column: 0 }, active: { row: rows.length - 1, column: fields.length - 1 } });
    } else if (command && event.key.toLowerCase() === "d") {
      event.preventDefault();
      edits.takeMany({ ops: fillDownOps(entity, rangeRows(), rangeFields()), problems: [], added: 0 }, "Filled down");
    } else if (command) return;
    else if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      edit(null);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      const cleared = clearEdit(entity, rangeRows(), rangeFields());
      const only = cleared.problems.length === 1 && cleared.ops.length === 0 ? cleared.problems[0] : undefined;
      if (only !== undefined) toast.error(`${field?.name ?? "It"} ${only.problem}.`);
      else if (cleared.ops.length === 1 && cleared.problems.length === 0) edits.send(cleared.ops, "Emptied a cell");
      else edits.takeMany(cleared, "Emptied the cells");
    } else if (event.key === "Escape") setRange({ active, anchor: active });
    else if (event.key === " " && event.shiftKey && shown !== undefined) {
      event.preventDefault();
      onPick(toggled(picked, shown.row.id));
    } else if (event.key.length === 1 && !event.altKey) {
      event.preventDefault();
      edit(event.key);
    }
  };
  const takePicture = (file: File, at: CellPlace): void => {
    const [into, where] = [rows[at.row]?.row, fields[at.column]];
    if (into === undefined || where === undefined) return;
    if (where.type === "image") void putPicture(file, into, where);
    else toast.error(`${where.name} holds no pictures.`, { description: "Choose a cell of a picture field." });
  };
  const onCopy = (event: ClipboardEvent, cut = false): void => {
    if (event.target !== grid.current || rows.length === 0) return;
    event.preventDefault();
    const writing = {
      language: spec.identity.language,
      now,
      entityOf: (id: string) => spec.entities.find((one) => one.id === id),
    };
    const table = rows
      .slice(edges.top, edges.bottom + 1)
      .map(({ row, computed }) =>
        rangeFields().map((one) => writeValue(one, one.type === "computed" ? computed[one.id] : row[one.id], writing)),
      );
    event.clipboardData.setData("text/plain", Papa.unparse(table, { delimiter: "\t" }));
    if (cut) edits.takeMany(clearEdit(entity, rangeRows(), rangeFields()), "Cut the cells");
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.target !== grid.current) return;
    event.preventDefault();
    const picture = pictureOf(event.clipboardData);
    if (picture !== undefined) {
      takePicture(picture, active);
      return;
    }
    const text = event.clipboardData.getData("text/plain");
    if (text.length > MOST_PASTED) {
      toast.error(
        `What you pasted is ${formatBytes(text.length)} of text; the grid takes ${formatBytes(MOST_PASTED)}.`,
        {
          description: "Nothing was changed. Save it as a file and import that.",
        },
      );
      return;
    }
    const table = Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "\t" }).data;
    if (table.length === 0) return;
    const [only] = table;
    // One cell copied fills all that are selected.
    const isOne = table.length === 1 && only?.length === 1;
    const wide = isOne ? Array.from({ length: edges.right - edges.left + 1 }, () => only?.[0] ?? "") : undefined;
    const filled = wide === undefined ? table : Array.from({ length: edges.bottom - edges.top + 1 }, () => wide);
    const below = rows.slice(edges.top).map(({ row }) => row);
    edits.takeMany(pasteEdit(spec, entity, below, fields.slice(edges.left), filled, now), "Pasted");
    const height = Math.min(filled.length, Math.max(1, rows.length - edges.top));
    const width = Math.min(Math.max(...filled.map((line) => line.length)), fields.length - edges.left);
    setRange({
      anchor: { row: edges.top, column: edges.left },
      active: { row: edges.top + height - 1, column: edges.left + width - 1 },
    });
  };

  const first = Math.max(0, Math.floor(view.top / ROW) - OVERSCAN);
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW) + STEP + OVERSCAN);
  return (
    <div
      ref={grid}
      className={classes.grid}
      role="grid"
      aria-label={entity.plural}
      aria-rowcount={rows.length + 1}
      aria-colcount={fields.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={rows.length > 0 ? cellId(active.row, active.column) : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={(event) => onCopy(event, true)}
      onPaste={onPaste}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files") && cellAt(event.target) !== null) event.preventDefault();
      }}
      onDrop={(event) => {
        const at = cellAt(event.target);
        const picture = pictureOf(event.dataTransfer);
        if (at === null || picture === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        go(at);
        takePicture(picture, at);
      }}
      onFocus={(event) => setHasFocus(event.target === event.currentTarget)}
      onBlur={() => setHasFocus(false)}
      onPointerDown={(event) => {
        const at = cellAt(event.target);
        const isEdited = at !== null && at.row === active.row && at.column === active.column && editing !== null;
        if (event.button !== 0 || at === null || isEdited) return;
        // What was being typed elsewhere is kept first.
        if (editing !== null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
        // A second tap edits, as a double click does.
        const isAgain = at.row === active.row && at.column === active.column && hasFocus;
        if (event.pointerType !== "mouse" && isAgain) edit(null);
        else go(at, event.shiftKey);
      }}
      onPointerOver={(event) => {
        if (event.pointerType !== "mouse" || event.buttons !== 1 || editing !== null || !hasFocus) return;
        const at = cellAt(event.target);
        if (at !== null) setRange((before) => ({ ...before, active: at }));
      }}
      onClick={(event) => {
        const at = cellAt(event.target);
        if (field?.type === "boolean" && at?.row === active.row && at.column === active.column && hasFocus) edit(null);
      }}
      onDoubleClick={(event) => {
        if (cellAt(event.target) !== null && editing === null && field?.type !== "boolean") edit(null);
      }}
      onScroll={(event) => {
        const top = Math.floor(event.currentTarget.scrollTop / (ROW * STEP)) * ROW * STEP;
        setView((before) => (before.top === top ? before : { ...before, top }));
      }}
    >
      <div className={classes.head} role="row" aria-rowindex={1} style={{ width: total, height: HEAD }}>
        <div className={classes.corner} role="columnheader" style={{ width: NUMBERS }}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label="Select all rows"
            checked={rows.length > 0 && rows.every(({ row }) => picked.has(row.id))}
            onChange={(event) => onPick(new Set(event.currentTarget.checked ? rows.map(({ row }) => row.id) : []))}
          />
        </div>
        {fields.map((one, column) => (
          <div
            key={one.id}
            className={classes.headCell}
            role="columnheader"
            aria-colindex={column + 2}
            aria-sort={props.sorted !== one ? "none" : props.sortedDown ? "descending" : "ascending"}
            data-held={column === 0 || undefined}
            style={{ width: widths[column], left: column === 0 ? NUMBERS : undefined }}
          >
            {props.head(one, column)}
          </div>
        ))}
      </div>
      <div style={{ width: total, height: rows.length * ROW, position: "relative" }} role="rowgroup">
        {rows.slice(first, last).map(({ row, computed }, offset) => {
          const index = first + offset;
          const inRange = index >= edges.top && index <= edges.bottom;
          const isActive = index === active.row;
          return (
            <div
              key={row.id}
              className={classes.row}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={picked.has(row.id)}
              data-picked={picked.has(row.id) || undefined}
              data-editing={(isActive && editing !== null) || undefined}
              style={{ top: index * ROW, height: ROW, width: total }}
            >
              <div className={classes.number} role="rowheader" style={{ width: NUMBERS }}>
                <span>{index + 1}</span>
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={`Select row ${index + 1}`}
                  checked={picked.has(row.id)}
                  onChange={() => onPick(toggled(picked, row.id))}
                />
              </div>
              {fields.map((one, column) => {
                const value = one.type === "computed" ? computed[one.id] : row[one.id];
                const here = isActive && column === active.column;
                const mark = edits.marks.get(`${row.id}.${one.id}`);
                const isSelected = inRange && column >= edges.left && column <= edges.right;
                return (
                  <div
                    key={one.id}
                    id={cellId(index, column)}
                    className={classes.cell}
                    role="gridcell"
                    aria-colindex={column + 2}
                    aria-selected={isSelected}
                    aria-invalid={mark === undefined ? undefined : true}
                    title={
                      mark === undefined ? undefined : `${mark.text === "" ? "" : `“${mark.text}” `}${mark.problem}`
                    }
                    data-active={here || undefined}
                    data-focused={(here && hasFocus) || undefined}
                    data-in={isSelected || undefined}
                    data-held={column === 0 || undefined}
                    data-number={NUMERIC_TYPES.has(boundType(one)) && one.type !== "rating" ? true : undefined}
                    data-computed={one.type === "computed" || undefined}
                    data-marked={mark !== undefined || undefined}
                    style={{ width: widths[column], left: column === 0 ? NUMBERS : undefined }}
                    data-end={(here && editing?.end) || undefined}
                    data-row={index}
                    data-column={column}
                  >
                    {here && editing !== null ? (
                      <CellEditor
                        key={`${row.id}.${one.id}`}
                        spec={spec}
                        field={one}
                        value={row[one.id]}
                        typed={editing.typed}
                        moves={movesByField.get(one.id) ?? false}
                        now={now}
                        above={index > 4 && (index + 7) * ROW > view.top + view.height}
                        onDone={finish}
                        onPicture={(file) => {
                          setEditing(null);
                          grid.current?.focus({ preventScroll: true });
                          void putPicture(file, row, one);
                        }}
                        onRefuse={(text, problem) => {
                          setEditing(null);
                          edits.refuse(row, one, text, problem);
                        }}
                        onCancel={() => {
                          setEditing(null);
                          grid.current?.focus({ preventScroll: true });
                        }}
                      />
                    ) : (
                      <CellValue spec={spec} field={one} value={value} now={now} />
                    )}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      {props.foot}
    </div>
  );
}

/** The cell that something is in; null outside of the rows. */
function cellAt(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  return cell === null ? null : { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
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
