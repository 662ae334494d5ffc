import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { copy, language, inPhrase, say } from "../copy.ts";
import { arrangeFiles, filesOf, titleOfFile, type FileKind, type FileOrder, type FileRef } from "../rules/files.ts";
import { plainText } from "../rules/find-texts.ts";
import { presetOf } from "../rules/preset.ts";
import { createRow, titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { newValues } from "../store/new-values.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { FileNote } from "../ui/file-note.tsx";
import { FilePreview } from "../ui/file-preview.tsx";
import { FileProgress } from "../ui/file-progress.tsx";
import { FileTile, type ShelfItem } from "../ui/file-tile.tsx";
import { takenBy } from "../ui/file-words.ts";
import { fieldOf } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { Section } from "../ui/section.tsx";
import { ShelfBar } from "../ui/shelf-bar.tsx";
import { useAddFiles } from "../ui/use-add-files.ts";

interface FilesProps extends RowsProps {
  fileField: string;
  groupField?: string;
  look: "grid" | "list";
}

/** Most files that are taken at once. */
const AT_ONCE = 50;

/** A shelf of files: drop some anywhere on it, find them again, look into them. */
export function Files(props: FilesProps) {
  const { id, title, note, entity, where, sort, limit, actions, fileField, groupField } = props;
  const rows = useRows(entity, { where, sort, limit });
  const [look, setLook] = useSetting<"grid" | "list">(`${id}:look`, props.look);
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState<FileKind | "">("");
  const [order, setOrder] = useState<FileOrder | "">("");
  const [folder, setFolder] = useState("");
  const [shown, setShown] = useState<FileRef | null>(null);
  const items = itemsOf(entity, rows, fileField);
  const inFolder =
    folder === "" || groupField === undefined ? items : items.filter(({ row }) => row[groupField] === folder);
  const words = plainText(query).split(/\s+/).filter(Boolean);
  const arranged = arrangeFiles(inFolder, { words, kind, order: order === "" ? "name" : order }, plainText);
  // Until somebody sorts, the block's own order stands.
  const kept = new Set(arranged);
  const found = order === "" && sort !== undefined ? inFolder.filter((item) => kept.has(item)) : arranged;
  const { visible, more } = useMore(found);
  const preset = {
    ...presetOf(entity, where),
    ...(groupField !== undefined && folder !== "" && { [groupField]: folder }),
  };
  const adding = useAddFiles(fieldOf(entity, fileField), (entry, file) =>
    createRow(entity, newValues(entity, { ...preset, [fileField]: [entry] }, titleOfFile(file.name))),
  );
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={preset} look="secondary" />}
    >
      <DropArea onFiles={(files) => adding.add(files, AT_ONCE)}>
        <ShelfBar
          entity={entity}
          kinds={[...new Set(items.flatMap(({ file }) => file?.kind ?? []))]}
          {...{ query, setQuery, kind, setKind, order, setOrder, look, setLook }}
        />
        {groupField !== undefined && (
          <Folders entity={entity} field={groupField} items={items} folder={folder} setFolder={setFolder} />
        )}
        <AddZone entity={entity} fileField={fileField} onFiles={(files) => adding.add(files, AT_ONCE)} />
        <FileProgress coming={adding.coming} problems={adding.problems} />
        {found.length === 0 && (
          <EmptyState
            title={items.length === 0 ? say(copy.emptyTitle, { name: entity.plural }) : copy.noMatch}
            {...(items.length === 0 && { hint: copy.fileDropHere })}
          />
        )}
        <ul className={look === "grid" ? "files-grid" : "files-list"}>
          {visible.map((item) => (
            <FileTile
              key={`${item.row.id} ${item.file?.entry ?? ""}`}
              entity={entity}
              item={item}
              look={look}
              actions={actions}
              {...(groupField !== undefined && folder === "" && { groupField })}
              onOpen={setShown}
            />
          ))}
        </ul>
        <MoreButton more={more} />
      </DropArea>
      <FilePreview file={shown} onClose={() => setShown(null)} />
    </Section>
  );
}

/** One item a file; a row without any is shown too, so that it is not lost. */
function itemsOf(entity: EntityDef, rows: readonly Row[], fileField: string): ShelfItem[] {
  return rows.flatMap((row): ShelfItem[] => {
    const title = titleOf(entity, row);
    const files = filesOf(row[fileField]);
    return files.length === 0 ? [{ row, title, file: null }] : files.map((file) => ({ row, title, file }));
  });
}

/** Takes what is dropped or pasted anywhere on it. */
function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  const isTyped = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== "file";
  return (
    <div
      className="relative flex flex-col gap-4"
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      onPaste={(event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || isTyped(event.target)) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent bg-surface/85 font-bold">
          <span className="flex items-center gap-2">
            <Icon name="upload" className="size-6" />
            {copy.fileDropHere}
          </span>
        </div>
      )}
    </div>
  );
}

function AddZone({
  entity,
  fileField,
  onFiles,
}: {
  entity: EntityDef;
  fileField: string;
  onFiles: (files: File[]) => void;
}) {
  const { accept, kinds, limit } = takenBy(fieldOf(entity, fileField));
  return (
    <label className="relative flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-card border-2 border-dashed border-line px-4 py-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
      <Icon name="upload" className="size-5" />
      <span className="font-bold">{copy.fileAdd}</span>
      <span className="text-sm text-muted">
        {[copy.fileDrop, kinds, limit].filter(Boolean).join(" · ")} · <FileNote />
      </span>
      <input
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        type="file"
        multiple
        accept={accept}
        aria-label={say(copy.fileFor, { name: inPhrase(entity.plural, language) })}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </label>
  );
}

/** The options of a choice as folders, each with how much is in it. */
function Folders({
  entity,
  field,
  items,
  folder,
  setFolder,
}: {
  entity: EntityDef;
  field: string;
  items: readonly ShelfItem[];
  folder: string;
  setFolder: (folder: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={fieldOf(entity, field).name}>
      {(fieldOf(entity, field).options ?? []).map((option) => {
        const isOpen = option === folder;
        const count = items.filter(({ row, file }) => file !== null && row[field] === option).length;
        return (
          <button
            key={option}
            type="button"
            className="chip"
            aria-pressed={isOpen}
            onClick={() => setFolder(isOpen ? "" : option)}
          >
            {isOpen ? <Icon name="folder-open" className="size-4.5" /> : <Icon name="folder" className="size-4.5" />}
            {option}
            <span className="num opacity-70" aria-label={say(copy.fileCount, { n: count })}>
              {count}
            </span>
          </button>
        );
      })}
    </div>
  );
}
