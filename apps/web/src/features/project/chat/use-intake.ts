import { useState, type ClipboardEvent, type DragEvent } from "react";
import { formatNumber } from "../../../components/format.ts";

const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|svg|bmp|heic)$/i;

/** Takes what is pasted and dropped into the composer, and says what it does not take; `most` is how long `text` may be. */
export function useIntake(text: string, most: number, onPicture: (file: File) => void) {
  const [refused, setRefused] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const takeFile = (files: FileList | null | undefined): boolean => {
    // What is named a picture and is none is told so when it is looked at.
    const picture = [...(files ?? [])].find(({ type, name }) => type.startsWith("image/") || PICTURE.test(name));
    if (picture === undefined) return false;
    setRefused(null);
    onPicture(picture);
    return true;
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    if (takeFile(event.clipboardData.files)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const pasted = event.clipboardData.getData("text/plain");
    const { selectionStart, selectionEnd } = event.currentTarget;
    const length = text.length - (selectionEnd - selectionStart) + pasted.length;
    if (length <= most) return;
    event.preventDefault();
    setRefused(
      `That would be ${formatNumber(length)} characters; a message has at most ${formatNumber(most)}. What you had typed is still here, and nothing was pasted.`,
    );
  };
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (!takeFile(event.dataTransfer.files))
      setRefused("Only pictures can be dropped here. Rows come in through Data, files through Code.");
  };

  return {
    refused,
    forgive: (): void => setRefused(null),
    takeFile,
    onPaste,
    /** Whether files are held over it. */
    over,
    drop: {
      onDragOver: (event: DragEvent): void => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (): void => setOver(false),
      onDrop,
    },
  };
}
