import { copy, say } from "../copy.ts";
import type { FileRef } from "../rules/files.ts";
import type { Action, EntityDef, Row } from "../store/model.ts";
import { ActionButtons } from "./action-buttons.tsx";
import { FileIcon } from "./file-icon.tsx";
import { KIND_WORDS, sizeText } from "./file-words.ts";
import { formatDay } from "./format-day.ts";
import { RowMenu } from "./row-menu.tsx";
import { RowTitle } from "./row-title.tsx";
import { useFile } from "./use-file.ts";
import { Value } from "./value.tsx";

/** A file of a row, or a row that has none yet. */
export interface ShelfItem {
  row: Row;
  title: string;
  file: FileRef | null;
}

interface FileTileProps {
  entity: EntityDef;
  item: ShelfItem;
  look: "grid" | "list";
  actions: readonly Action[] | undefined;
  groupField?: string;
  onOpen: (file: FileRef) => void;
}

/** One file of a shelf. */
export function FileTile({ entity, item, look, actions, groupField, onOpen }: FileTileProps) {
  const { file, row, title } = item;
  const isGrid = look === "grid";
  return (
    <li className={isGrid ? "card file-tile" : "file-line"}>
      {file === null ? (
        <span className="file-face text-muted">
          <FileIcon kind="other" className="size-9" />
        </span>
      ) : (
        <button
          type="button"
          className="file-face cursor-pointer"
          aria-label={say(copy.fileOpen, { name: file.name })}
          onClick={() => onOpen(file)}
        >
          <Face file={file} isLarge={isGrid} />
        </button>
      )}
      <div className="file-words">
        <RowTitle entity={entity} row={row} className="list-title" />
        <p className="truncate text-sm text-muted">{file === null ? copy.fileNone : factsOf(file, title, isGrid)}</p>
        {groupField !== undefined && <Value entity={entity} row={row} field={groupField} />}
        <ActionButtons entity={entity} row={row} actions={actions} />
      </div>
      <RowMenu entity={entity} row={row} />
    </li>
  );
}

/** What there is to say of a file beside its title; a tile shows its kind already. */
function factsOf(file: FileRef, title: string, isGrid: boolean): string {
  const name = file.name.startsWith(title) ? "" : file.name;
  const size = file.place === "named" ? copy.fileSample : sizeText(file.bytes);
  const day = file.added > 0 ? formatDay(new Date(file.added)) : "";
  return [name, isGrid && name === "" ? "" : KIND_WORDS[file.kind], size, day].filter(Boolean).join(" · ");
}

/** What a file looks like: a picture itself, else the drawing of its kind with its ending. */
function Face({ file, isLarge }: { file: FileRef; isLarge: boolean }) {
  const picture = useFile(file.kind === "image" ? file.entry : null);
  if (picture.state === "ready") return <img src={picture.address} alt="" className="size-full object-cover" />;
  const ending = /\.(\w{1,5})$/.exec(file.name)?.[1];
  return (
    <span className="flex flex-col items-center gap-1">
      <FileIcon kind={file.kind} className={isLarge ? "size-10" : "size-6"} />
      {isLarge && ending !== undefined && <span className="text-xs font-bold uppercase">{ending}</span>}
    </span>
  );
}
