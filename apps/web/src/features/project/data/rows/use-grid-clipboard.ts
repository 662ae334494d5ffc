import { writeValue, type Entity, type Field } from "@sayhey/appspec";
import Papa from "papaparse";
import type { ClipboardEvent, RefObject } from "react";
import { formatBytes } from "../../../../components/format.ts";
import { toast } from "../../../../status/toast.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import type { CellPlace } from "./grid-range.ts";
import { clearEdit, pasteEdit } from "./row-edits.ts";
import type { useGridCursor } from "./use-grid-cursor.ts";
import { pictureOf } from "./use-picture-cells.ts";
import type { useRowEdits } from "./use-row-edits.ts";
import type { ViewRow } from "./view-rows.ts";

/** Most text that is pasted into the grid at once, characters. */
const MOST_PASTED = 1_000_000;

interface ClipboardPlace {
  grid: RefObject<HTMLDivElement | null>;
  entity: Entity;
  fields: readonly Field[];
  rows: readonly ViewRow[];
  edits: ReturnType<typeof useRowEdits>;
  cursor: ReturnType<typeof useGridCursor>;
  now: Date;
  /** A picture was pasted. */
  onPicture: (file: File, at: CellPlace) => void;
}

/** Copies, cuts and pastes cells as tables that spreadsheets understand. */
export function useGridClipboard({ grid, entity, fields, rows, edits, cursor, now, onPicture }: ClipboardPlace) {
  const { spec } = useEditor();
  const { edges } = cursor;

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
        cursor
          .selectedFields()
          .map((one) => writeValue(one, one.type === "computed" ? computed[one.id] : row[one.id], writing)),
      );
    event.clipboardData.setData("text/plain", Papa.unparse(table, { delimiter: "\t" }));
    if (cut) edits.takeMany(clearEdit(entity, cursor.selectedRows(), cursor.selectedFields()), "Cut the cells");
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.target !== grid.current) return;
    event.preventDefault();
    const picture = pictureOf(event.clipboardData);
    if (picture !== undefined) {
      onPicture(picture, cursor.active);
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
    cursor.select(
      { row: edges.top, column: edges.left },
      { row: edges.top + height - 1, column: edges.left + width - 1 },
    );
  };

  return {
    onCopy: (event: ClipboardEvent): void => onCopy(event),
    onCut: (event: ClipboardEvent): void => onCopy(event, true),
    onPaste,
  };
}
