import { useEffect, useState } from "react";
import { copy, say } from "../copy.ts";
import { pdfPages } from "../rules/files.ts";
import { hostOrigin } from "../store/host.ts";
import { Icon } from "./icon.tsx";

/** A page around the app keeps frames from showing a PDF, and so do browsers without a viewer of their own. */
const canShow = (): boolean => hostOrigin() === null && navigator.pdfViewerEnabled;

/** A PDF in the browser's own viewer, else what is known of it and a way to open it by itself. */
export function FilePdf({ name, blob, address }: { name: string; blob: Blob; address: string }) {
  const [pages, setPages] = useState(0);
  const isShown = canShow();
  useEffect(() => {
    if (isShown) return;
    let isLate = false;
    void blob.text().then((text) => !isLate && setPages(pdfPages(text)));
    return () => {
      isLate = true;
    };
  }, [blob, isShown]);
  if (isShown)
    return <iframe title={name} src={address} className="h-[65dvh] w-full rounded-card border border-line bg-white" />;
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-3 rounded-card bg-ink/6 p-6 text-center">
      <Icon name="file-text" className="size-10 text-muted" />
      {pages > 0 && <p className="font-bold">{say(copy.filePages, { n: pages })}</p>}
      <p>{copy.filePdfAlone}</p>
      <a className="btn btn-secondary" href={address} target="_blank" rel="noopener">
        <span>{copy.fileOpenAlone}</span>
      </a>
    </div>
  );
}
