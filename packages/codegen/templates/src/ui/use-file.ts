import { useEffect, useState } from "react";
import { fileBlob } from "../store/file-store.ts";

/** The bytes of a file as the browser shows them. */
export type OpenFile =
  | { state: "loading" | "gone" }
  | { state: "ready"; blob: Blob; /** Address of the bytes while they are shown. */ address: string };

/** Opens a file while it is shown; `null` opens none. */
export function useFile(entry: string | null): OpenFile {
  const [opened, setOpened] = useState<{ entry: string; file: OpenFile } | null>(null);
  useEffect(() => {
    if (entry === null) return;
    let isLate = false;
    let address = "";
    const show = (blob: Blob | null) => {
      if (isLate) return;
      if (blob === null) return setOpened({ entry, file: { state: "gone" } });
      address = URL.createObjectURL(blob);
      setOpened({ entry, file: { state: "ready", blob, address } });
    };
    void fileBlob(entry).then(show, () => show(null));
    return () => {
      isLate = true;
      if (address !== "") URL.revokeObjectURL(address);
    };
  }, [entry]);
  // What was opened before is not shown as what comes now.
  return opened !== null && opened.entry === entry ? opened.file : { state: "loading" };
}
