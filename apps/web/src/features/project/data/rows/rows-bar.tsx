import { Button, Menu, TextInput } from "@mantine/core";
import { writeValue, type Entity } from "@sayhey/appspec";
import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { saveBlob } from "../../../../shared/save-blob.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import { csvOf, jsonOf } from "../csv/export-rows.ts";
import classes from "./rows-view.module.css";
import { GenerateRows } from "./generate-rows.tsx";
import type { useRowEdits } from "./use-row-edits.ts";
import { isWholeView, type View, type ViewRow } from "./view-rows.ts";

interface BarProps {
  entity: Entity;
  edits: ReturnType<typeof useRowEdits>;
  /** The rows as they are shown. */
  rows: readonly ViewRow[];
  view: View;
  onView: (view: View) => void;
  onImport: () => void;
  onAdd: () => void;
  now: Date;
}

/** Finds, makes, imports and exports rows. */
export function RowsBar({ entity, edits, rows, view, onView, onImport, onAdd, now }: BarProps) {
  const { spec, project } = useEditor();
  const isWhole = isWholeView(view);
  const sorted = entity.fields.find(({ id }) => id === view.sort?.field);
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
    <div className={classes.tools} role="toolbar" aria-label="Rows">
      <TextInput
        className={classes.search ?? ""}
        size="xs"
        type="search"
        aria-label={`Search ${entity.plural}`}
        placeholder="Search"
        leftSection={<Search size={15} aria-hidden="true" />}
        value={view.search}
        onChange={(event) => onView({ ...view, search: event.currentTarget.value })}
      />
      {view.filters.map(({ field, text }) => (
        <Button
          key={field}
          size="xs"
          variant="light"
          rightSection={<X size={14} aria-hidden="true" />}
          aria-label={`Stop showing only ${entity.fields.find(({ id }) => id === field)?.name} with ${text}`}
          onClick={() => onView({ ...view, filters: view.filters.filter((one) => one.field !== field) })}
        >
          {entity.fields.find(({ id }) => id === field)?.name}: {text}
        </Button>
      ))}
      {sorted === undefined ? null : (
        <Button
          size="xs"
          variant="light"
          rightSection={<X size={14} aria-hidden="true" />}
          aria-label={`Stop sorting by ${sorted.name}`}
          onClick={() => onView({ ...view, sort: null })}
        >
          By {sorted.name} {view.sort?.down === true ? "↓" : "↑"}
        </Button>
      )}
      <span className={classes.gap} />
      <GenerateRows entity={entity} edits={edits} />
      <Button size="xs" variant="default" leftSection={<Upload size={15} aria-hidden="true" />} onClick={onImport}>
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
      <Button size="xs" leftSection={<Plus size={15} aria-hidden="true" />} onClick={onAdd}>
        Add row
      </Button>
    </div>
  );
}
