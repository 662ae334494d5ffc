import { ActionIcon, Button, CloseButton, Menu, TextInput } from "@mantine/core";
import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { writeValue, type Entity, type Field, type Op } from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Trash from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { useMemo, useState } from "react";
import { saveBlob } from "../../../../shared/save-blob.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import { csvOf, jsonOf } from "../csv/export-rows.ts";
import { ImportDialog } from "../csv/import-dialog.tsx";
import classes from "../data.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import { tellError } from "../../../../status/tell-error.ts";
import { goesAlone, RemovalDialog, type Removal } from "../removal-dialog.tsx";
import { usePreviewData } from "../visitors/use-preview-data.ts";
import { ColumnHead } from "./column-head.tsx";
import { GenerateRows } from "./generate-rows.tsx";
import { Grid } from "./grid.tsx";
import { duplicateOps } from "./row-edits.ts";
import { useRowEdits } from "./use-row-edits.ts";
import { viewRows, WHOLE_VIEW, type View } from "./view-rows.ts";
import { toast } from "../../../../status/toast.ts";

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
  const isWhole = view.search === "" && view.sort === null && view.filters.length === 0;
  const sorted = entity.fields.find(({ id }) => id === view.sort?.field) ?? null;

  const add = (): void => {
    setView(WHOLE_VIEW);
    setBegin(edits.addRow());
  };
  const move = (by: -1 | 1): void => {
    const ids = entity.rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
    const ordered = by === 1 ? ids.toReversed() : ids;
    const places = entity.rows.map(({ id }) => id);
    const ops = ordered.flatMap((row): Op[] => {
      const from = places.indexOf(row);
      const to = from + by;
      const other = places[to];
      if (other === undefined || chosen.has(other)) return [];
      places.splice(from, 1);
      places.splice(to, 0, row);
      return [{ op: "move-row", entity: entity.id, row, index: to }];
    });
    edits.send(ops, `Moved rows of ${entity.plural}`);
  };
  const removeField = (field: Field): void => {
    const ops: Op[] = [{ op: "remove-field", entity: entity.id, field: field.id }];
    if (!goesAlone(spec, ops)) setRemoval({ name: `the field ${field.name}`, ops });
    else if (edits.send(ops, `Removed ${field.name} from ${entity.plural}`)) edits.told(`${field.name} removed`);
  };
  const save = (kind: "csv" | "json"): void => {
    const writing = {
      language: spec.identity.language,
      now,
      entityOf: (id: string) => spec.entities.find((one) => one.id === id),
    };
    const text =
      kind === "csv"
        ? csvOf(entity, rows, writing)
        : jsonOf(entity, rows, (field, value) => writeValue(field, value, writing));
    const type = kind === "csv" ? "text/csv" : "application/json";
    saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), `${project.slug}-${entity.id}.${kind}`);
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
        <div className={classes.tools} role="toolbar" aria-label="Selected rows">
          <strong className={classes.chosen}>
            {chosen.size} {chosen.size === 1 ? "row" : "rows"} selected
          </strong>
          <Button
            size="xs"
            variant="default"
            leftSection={<Copy size={15} aria-hidden="true" />}
            onClick={() => {
              if (edits.send(duplicateOps(entity, chosen), `Copied rows of ${entity.plural}`))
                edits.told(chosen.size === 1 ? "Row copied" : `${chosen.size} rows copied`);
            }}
          >
            Duplicate
          </Button>
          <ActionIcon variant="default" size={30} aria-label="Move up" disabled={!isWhole} onClick={() => move(-1)}>
            <ArrowUp size={16} />
          </ActionIcon>
          <ActionIcon variant="default" size={30} aria-label="Move down" disabled={!isWhole} onClick={() => move(1)}>
            <ArrowDown size={16} />
          </ActionIcon>
          <Button
            size="xs"
            variant="light"
            color="chili"
            leftSection={<Trash size={15} aria-hidden="true" />}
            onClick={() => {
              edits.removeRows(chosen);
              setPicked(new Set());
            }}
          >
            Remove
          </Button>
          <CloseButton aria-label="Select none" onClick={() => setPicked(new Set())} />
        </div>
      ) : (
        <div className={classes.tools} role="toolbar" aria-label="Rows">
          <TextInput
            className={classes.search ?? ""}
            size="xs"
            type="search"
            aria-label={`Search ${entity.plural}`}
            placeholder="Search"
            leftSection={<Search size={15} aria-hidden="true" />}
            value={view.search}
            onChange={(event) => setView({ ...view, search: event.currentTarget.value })}
          />
          {view.filters.map(({ field, text }) => (
            <Button
              key={field}
              size="xs"
              variant="light"
              rightSection={<X size={14} aria-hidden="true" />}
              aria-label={`Stop showing only ${entity.fields.find(({ id }) => id === field)?.name} with ${text}`}
              onClick={() => setView({ ...view, filters: view.filters.filter((one) => one.field !== field) })}
            >
              {entity.fields.find(({ id }) => id === field)?.name}: {text}
            </Button>
          ))}
          {sorted === null ? null : (
            <Button
              size="xs"
              variant="light"
              rightSection={<X size={14} aria-hidden="true" />}
              aria-label={`Stop sorting by ${sorted.name}`}
              onClick={() => setView({ ...view, sort: null })}
            >
              By {sorted.name} {view.sort?.down === true ? "↓" : "↑"}
            </Button>
          )}
          <span className={classes.gap} />
          <GenerateRows entity={entity} edits={edits} />
          <Button
            size="xs"
            variant="default"
            leftSection={<Upload size={15} aria-hidden="true" />}
            onClick={() => setImporting("ask")}
          >
            Import
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="xs" variant="default" leftSection={<Download size={15} aria-hidden="true" />}>
                Export
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => save("csv")}>{isWhole ? "All rows" : "The rows shown"} as CSV</Menu.Item>
              <Menu.Item onClick={() => save("json")}>{isWhole ? "All rows" : "The rows shown"} as JSON</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Button size="xs" leftSection={<Plus size={15} aria-hidden="true" />} onClick={add}>
            Add row
          </Button>
        </div>
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

/** Says where the app does not show these rows: because the preview has a copy of its own, or visitors share theirs. */
function OwnCopy({ entity }: { entity: Entity }) {
  const { project, spec } = useEditor();
  const { entities, clear } = usePreviewData(project.id);
  if (spec.sharing === "shared")
    return (
      <p className={classes.own} role="status">
        Visitors share {entity.plural.toLowerCase()} of their own. These rows are what shared data begin with.
      </p>
    );
  if (!entities.includes(entity.id)) return null;
  return (
    <p className={classes.own} role="status">
      You changed {entity.plural.toLowerCase()} in the preview: it shows your own copy and not these rows.
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          void clear()
            .then(() => toast("The preview shows the samples again"))
            .catch(tellError);
        }}
      >
        Show the samples again
      </Button>
    </p>
  );
}
