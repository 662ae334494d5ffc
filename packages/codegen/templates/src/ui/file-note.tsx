import { useEffect, useState } from "react";
import { copy } from "../copy.ts";
import { keepsFiles, sharesFiles } from "../store/file-store.ts";

/** Where files are kept, said before somebody relies on it. */
export function FileNote() {
  const [lasts, setLasts] = useState(true);
  useEffect(() => {
    let isLate = false;
    void keepsFiles().then((kept) => !isLate && setLasts(kept));
    return () => {
      isLate = true;
    };
  }, []);
  return <span>{sharesFiles() ? copy.fileShared : lasts ? copy.fileStays : copy.fileForgotten}</span>;
}
