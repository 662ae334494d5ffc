import { useState } from "react";
import { copy, say } from "../copy.ts";
import { readableAs, type FileRef } from "../rules/files.ts";
import { Dialog } from "./dialog.tsx";
import { FileIcon } from "./file-icon.tsx";
import { FilePdf } from "./file-pdf.tsx";
import { FileText } from "./file-text.tsx";
import { KIND_WORDS, sizeText } from "./file-words.ts";
import { formatDay } from "./format-day.ts";
import { Icon } from "./icon.tsx";
import { Button } from "./button.tsx";
import { useFile, type OpenFile } from "./use-file.ts";

/** A file in a dialog: shown as far as the browser can, with its size, and to download. */
export function FilePreview({ file, onClose }: { file: FileRef | null; onClose: () => void }) {
  return (
    <Dialog open={file !== null} title={file?.name ?? ""} onClose={onClose} wide>
      {file !== null && <Preview file={file} />}
    </Dialog>
  );
}

function Preview({ file }: { file: FileRef }) {
  const open = useFile(file.entry);
  const facts = [
    KIND_WORDS[file.kind],
    sizeText(file.bytes || (open.state === "ready" ? open.blob.size : 0)),
    file.added > 0 ? formatDay(new Date(file.added)) : "",
  ];
  return (
    <div className="flex flex-col gap-4">
      {open.state === "gone" && <Nothing file={file} words={copy.fileGone} />}
      {open.state === "loading" && <div className="min-h-40 animate-pulse rounded-card bg-ink/6" />}
      {open.state === "ready" && <Shown key={open.address} file={file} open={open} />}
      {file.place === "named" && open.state === "ready" && (
        <p className="text-sm text-muted">{say(copy.fileSampleNote, { name: file.name })}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
        {open.state === "ready" && (
          <a className="btn btn-primary" href={open.address} download={file.name}>
            <Icon name="download" className="size-4.5" />
            <span>{copy.fileDownload}</span>
          </a>
        )}
      </div>
    </div>
  );
}

/** Captions (WebVTT) that say nothing: a file brings none. */
const NO_CAPTIONS = "data:text/vtt,WEBVTT";

function Shown({ file, open }: { file: FileRef; open: OpenFile & { state: "ready" } }) {
  const [fails, setFails] = useState(false);
  const fail = () => setFails(true);
  if (fails) return <Nothing file={file} words={copy.fileUnplayed} />;
  switch (file.kind) {
    case "image":
      return <Zoomable file={file} address={open.address} onError={fail} />;
    case "audio":
      return (
        <audio className="w-full" controls src={open.address} aria-label={file.name} onError={fail}>
          <track kind="captions" src={NO_CAPTIONS} />
        </audio>
      );
    case "video":
      return (
        <video
          className="max-h-[65dvh] w-full rounded-card bg-black"
          controls
          playsInline
          src={open.address}
          aria-label={file.name}
          onError={fail}
        >
          <track kind="captions" src={NO_CAPTIONS} />
        </video>
      );
    case "pdf":
      return <FilePdf name={file.name} blob={open.blob} address={open.address} />;
    default:
      return readableAs(file.name) === null ? (
        <Nothing file={file} words={copy.fileNoPreview} />
      ) : (
        <FileText name={file.name} blob={open.blob} />
      );
  }
}

const ZOOMS = [1, 2, 4] as const;

/** A picture, fitted to the frame or zoomed in; zoomed in, the frame scrolls by touch, mouse and keys. */
function Zoomable({ file, address, onError }: { file: FileRef; address: string; onError: () => void }) {
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  return (
    <div className="flex flex-col gap-2">
      <div
        className="max-h-[62dvh] overflow-auto rounded-card bg-ink/6"
        role="group"
        aria-label={file.name}
        tabIndex={zoom === 1 ? undefined : 0}
      >
        <img
          src={address}
          alt={file.name}
          className={zoom === 1 ? "mx-auto max-h-[62dvh] w-auto max-w-full object-contain" : "max-w-none"}
          style={zoom === 1 ? undefined : { width: `${zoom * 100}%` }}
          onDoubleClick={() => setStep((step + 1) % ZOOMS.length)}
          onError={onError}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button icon="zoom-out" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {copy.fileZoomOut}
        </Button>
        <Button icon="zoom-in" disabled={step === ZOOMS.length - 1} onClick={() => setStep(step + 1)}>
          {copy.fileZoomIn}
        </Button>
      </div>
    </div>
  );
}

function Nothing({ file, words }: { file: FileRef; words: string }) {
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-3 rounded-card bg-ink/6 p-6 text-center">
      <FileIcon kind={file.kind} className="size-10 text-muted" />
      <p className="max-w-prose">{words}</p>
    </div>
  );
}
