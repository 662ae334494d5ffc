import { useState } from "react";
import { copy, say } from "../copy.ts";
import { filesOf, type FileRef } from "../rules/files.ts";
import type { Value } from "../store/model.ts";
import { FileIcon } from "./file-icon.tsx";
import { FilePreview } from "./file-preview.tsx";

/** The files of a row as buttons that open them. */
export function FileLinks({ value }: { value: Value }) {
  const [shown, setShown] = useState<FileRef | null>(null);
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap gap-x-3 gap-y-1">
      {filesOf(value).map((file) => (
        <button
          key={file.entry}
          type="button"
          className="link inline-flex min-h-6 max-w-full cursor-pointer items-center gap-1 text-left"
          aria-label={say(copy.fileOpen, { name: file.name })}
          onClick={() => setShown(file)}
        >
          <FileIcon kind={file.kind} className="size-4 shrink-0" />
          <span className="truncate">{file.name}</span>
        </button>
      ))}
      <FilePreview file={shown} onClose={() => setShown(null)} />
    </span>
  );
}
