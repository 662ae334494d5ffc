import type { FileKind } from "../rules/files.ts";
import { Icon } from "./icon.tsx";

/** The drawing of a kind of file. */
export function FileIcon({ kind, className = "size-5" }: { kind: FileKind; className?: string }) {
  switch (kind) {
    case "image":
      return <Icon name="file-image" className={className} />;
    case "audio":
      return <Icon name="file-music" className={className} />;
    case "video":
      return <Icon name="file-play" className={className} />;
    case "sheet":
      return <Icon name="file-spreadsheet" className={className} />;
    case "other":
      return <Icon name="file" className={className} />;
    default:
      return <Icon name="file-text" className={className} />;
  }
}
