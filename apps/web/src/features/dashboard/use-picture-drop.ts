import { useState, type ClipboardEvent, type DragEvent } from "react";

/** Takes a picture that is dropped on an element or pasted into it. */
export function usePictureDrop(onPicture: (file: File) => void) {
  const [over, setOver] = useState(false);
  const takeFile = (files: FileList): boolean => {
    const picture = [...files].find(({ type }) => type.startsWith("image/"));
    if (picture === undefined) return false;
    onPicture(picture);
    return true;
  };
  return {
    /** Files are held over it. */
    over,
    handlers: {
      onPaste: (event: ClipboardEvent) => {
        if (takeFile(event.clipboardData.files)) event.preventDefault();
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (takeFile(event.dataTransfer.files)) event.preventDefault();
      },
    },
  };
}
