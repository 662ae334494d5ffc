import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import type { Entity, Field, Op } from "@sayhey/appspec";
import { useMemo, useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { ImportDialog } from "../csv/import-dialog.tsx";
import classes from "./rows-view.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import { goesAlone, RemovalDialog, type Removal } from "../removal-dialog.tsx";
import { ColumnHead } from "./column-head.tsx";
import { Grid } from "./grid.tsx";
import { OwnCopy } from "./own-copy.tsx";
import { RowsBar } from "./rows-bar.tsx";
import { SelectedRowsBar } from "./selected-rows-bar.tsx";
import { useRowEdits } from "./use-row-edits.ts";
import { isWholeView, viewRows, WHOLE_VIEW, type View } from "./view-rows.ts";

/** Width of the first column where there is little room, px. */
const NARROW_TITLE = 148;

interface RowsViewProps {
  entity: Entity;
  /** Opens the settings of a field; null for a new one. */
  onField: (field: string | null) => void;
}

/** The rows that the app begins with. */
export function RowsView({ entity, onField }: RowsViewProps) {
  const { spec, project } = useEditor();
  const [now] = useState(() => new Date());
  const [view, setView] = useState<View>(WHOLE_VIEW);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [begin, setBegin] = useState<string | null>(null);
  const [menu, setMenu] = useState<number | null>(null);
  const [importing, setImporting] = useState<File | "ask" | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [widths, setWidths] = useLocalStorage<Record<string, number>>({
    key: `sayhey.columns.${project.id}.${entity.id}`,
    defaultValue: {},
  });
  const narrow = useMediaQuery("(max-width: 35rem)", false, { getInitialValueInEffect: false });
  const edits = useRowEdits(entity);
  const rows = useMemo(() => viewRows(spec, entity, view, now), [spec, entity, view, now]);
  // What names a row stands first and stays in sight.
  const fields = useMemo(
    () => entity.fields.toSorted((a, b) => Number(b.id === entity.titleField) - Number(a.id === entity.titleField)),
    [entity],
  );
  const chosen = new Set([...picked].filter((id) => entity.rows.some((row) => row.id === id)));
  const widthOf = (field: Field, index: number): number => {
    const width = widths[field.id] ?? FIELD_TYPES[field.type].width + (index === 0 ? 30 : 0);
    return narrow && index === 0 ? Math.min(NARROW_TITLE, width) : width;
  };
  const isWhole = isWholeView(view);
  const sorted = entity.fields.find(({ id }) => id === view.sort?.field) ?? null;

  const add = (): void => {
    setView(WHOLE_VIEW);
    setBegin(edits.addRow());
  };
  const removeField = (field: Field): void => {
    const ops: Op[] = [{ op: "remove-field", entity: entity.id, field: field.id }];
    if (!goesAlone(spec, ops)) setRemoval({ name: `the field ${field.name}`, ops });
    else if (edits.send(ops, `Removed ${field.name} from ${entity.plural}`)) edits.told(`${field.name} removed`);
  };
  return (
    <div
      className={classes.rows}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (file === undefined) return;
        event.preventDefault();
        setImporting(file);
      }}
    >
      {chosen.size > 0 ? (
        <SelectedRowsBar
          entity={entity}
          edits={edits}
          chosen={chosen}
          isWhole={isWhole}
          onNone={() => setPicked(new Set())}
        />
      ) : (
        <RowsBar
          entity={entity}
          edits={edits}
          rows={rows}
          view={view}
          onView={setView}
          onImport={() => setImporting("ask")}
          onAdd={add}
          now={now}
        />
      )}
      <OwnCopy entity={entity} />
      <Grid
        entity={entity}
        fields={fields}
        rows={rows}
        widths={fields.map(widthOf)}
        edits={edits}
        picked={chosen}
        onPick={setPicked}
        begin={begin}
        onBegun={() => setBegin(null)}
        onColumn={setMenu}
        sorted={sorted}
        sortedDown={view.sort?.down ?? false}
        now={now}
        head={(field, index) => (
          <ColumnHead
            field={field}
            width={widthOf(field, index)}
            view={view}
            opened={menu === index}
            onOpened={(opened) => setMenu(opened ? index : null)}
            onView={setView}
            onWidth={(width) => setWidths((before) => ({ ...before, [field.id]: width }))}
            onSettings={() => onField(field.id)}
            onRemove={() => removeField(field)}
          />
        )}
        foot={
          rows.length === 0 ? (
            <p className={classes.empty}>
              {isWhole
                ? `The app begins without ${entity.plural.toLowerCase()}. Add a row, paste from a sheet, or import a file.`
                : "No row fits."}
            </p>
          ) : null
        }
      />
      <p className={classes.status}>
        <span role="status">
          {isWhole
            ? `${entity.rows.length} ${entity.rows.length === 1 ? "row" : "rows"}`
            : `${rows.length} of ${entity.rows.length} rows`}
        </span>
        <span className={classes.keys}>
          Sample rows that the app begins with. Type to replace, Enter to edit, Alt ↓ for the menu of a column
        </span>
      </p>
      {importing === null ? null : (
        <ImportDialog
          entity={entity}
          file={importing === "ask" ? null : importing}
          onClose={() => setImporting(null)}
        />
      )}
      {removal === null ? null : <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
    </div>
  );
}
