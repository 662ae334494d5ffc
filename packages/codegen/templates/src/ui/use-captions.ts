import { useEffect, useState } from "react";
import { asWebVtt } from "../rules/media-source.ts";
import { fileBlob } from "../store/file-store.ts";
import { filesOf } from "../rules/files.ts";

/** Address of the captions that a row brings, as WebVTT; empty where it has none. */
export function useCaptions(value: unknown): string {
  const entry = filesOf(value).find(({ name, place }) => /\.(?:vtt|srt)$/i.test(name) && place !== "named")?.entry;
  const [read, setRead] = useState({ entry: "", address: "" });
  useEffect(() => {
    if (entry === undefined) return;
    let isLate = false;
    let address = "";
    void fileBlob(entry)
      .then((blob) => blob?.text())
      .then((text) => {
        if (isLate || text === undefined) return;
        address = URL.createObjectURL(new Blob([asWebVtt(text)], { type: "text/vtt" }));
        setRead({ entry, address });
      })
      // Without its captions it still plays.
      .catch((error: unknown) => console.info("The captions could not be read:", error));
    return () => {
      isLate = true;
      if (address !== "") URL.revokeObjectURL(address);
    };
  }, [entry]);
  return entry !== undefined && read.entry === entry ? read.address : "";
}
