import { useState, type ClipboardEvent } from "react";
import { copy, say } from "../copy.ts";
import { filesOf, MOST_FILES, type FileRef } from "../rules/files.ts";
import type { FieldDef, Value } from "../store/model.ts";
import { IconButton } from "./button.tsx";
import { FileIcon } from "./file-icon.tsx";
import { FileNote } from "./file-note.tsx";
import { FilePreview } from "./file-preview.tsx";
import { FileProgress } from "./file-progress.tsx";
import { KIND_WORDS, sizeText, takenBy } from "./file-words.ts";
import { Icon } from "./icon.tsx";
import { useAddFiles } from "./use-add-files.ts";

interface FileInputProps {
  field: FieldDef;
  value: Value;
  onChange: (value: Value) => void;
  labelId: string;
  shared: Record<string, string | boolean | undefined>;
}

/** Files of a row: chosen, dropped or pasted, each to look into or to take away. */
export function FileInput({ field, value, onChange, labelId, shared }: FileInputProps) {
  const files = filesOf(value);
  const entries = files.map(({ entry }) => entry);
  const isMany = field.several === true;
  const [shown, setShown] = useState<FileRef | null>(null);
  // One that is to be replaced makes room itself.
  const carried = isMany ? files.reduce((sum, { bytes, place }) => sum + (place === "carried" ? bytes : 0), 0) : 0;
  // What arrives while others are read is added to them, not to what was there before.
  const { coming, problems, add } = useAddFiles(
    field,
    (entry) => onChange(isMany ? [...entries, entry] : [entry]),
    carried,
  );
  const room = isMany ? MOST_FILES - files.length : 1;
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    add(pasted, room);
  };
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-2" onPaste={paste}>
      {files.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {files.map((file) => (
            <FileLine
              key={file.entry}
              file={file}
              onOpen={() => setShown(file)}
              onRemove={() => {
                const rest = entries.filter((entry) => entry !== file.entry);
                onChange(rest.length === 0 ? null : rest);
              }}
            />
          ))}
        </ul>
      )}
      <FileProgress coming={coming} problems={problems} />
      {room > 0 && (
        <DropZone
          field={field}
          carried={carried}
          words={isMany ? copy.filePickMany : files.length > 0 ? copy.fileReplace : copy.filePick}
          onFiles={(dropped) => add(dropped, room)}
          shared={shared}
        />
      )}
      <FilePreview file={shown} onClose={() => setShown(null)} />
    </div>
  );
}

function DropZone({
  field,
  words,
  carried,
  onFiles,
  shared,
}: Pick<FileInputProps, "field" | "shared"> & {
  words: string;
  carried: number;
  onFiles: (files: readonly File[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  const isMany = field.several === true;
  const { kinds, limit, accept } = takenBy(field, carried);
  return (
    <div
      className={`relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-control border-2 border-dashed p-4 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${isOver ? "border-accent bg-accent/8" : "border-line"}`}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <span className="flex items-center gap-2 font-bold">
        <Icon name="upload" className="size-5" />
        {words}
      </span>
      <span className="text-sm text-muted">{copy.fileDrop}</span>
      <span className="text-sm text-muted">{[kinds, limit].filter(Boolean).join(" · ")}</span>
      <span className="text-sm text-muted">
        <FileNote />
      </span>
      {/* Over all of it: what is dropped there goes into the input by the browser's own doing. */}
      <input
        {...shared}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        type="file"
        aria-label={say(copy.fileFor, { name: field.name })}
        multiple={isMany}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </div>
  );
}

/** One file with its kind and size. */
function FileLine({ file, onOpen, onRemove }: { file: FileRef; onOpen: () => void; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-2 rounded-control border border-line px-2 py-1">
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 text-left"
        aria-label={say(copy.fileOpen, { name: file.name })}
        onClick={onOpen}
      >
        <FileIcon kind={file.kind} className="size-6 shrink-0" />
        <span className="min-w-0">
          <span className="block truncate font-bold">{file.name}</span>
          <span className="block text-sm text-muted">
            {[KIND_WORDS[file.kind], file.place === "named" ? copy.fileSample : sizeText(file.bytes)].join(" · ")}
          </span>
        </span>
      </button>
      <IconButton label={say(copy.fileRemove, { name: file.name })} icon="x" onClick={onRemove} />
    </li>
  );
}
