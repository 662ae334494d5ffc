import { useId, useState, type DragEvent } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";

interface FileInProps {
  label?: string;
  /** As an input's `accept`. */
  accept: string;
  /** Largest file that is taken, in bytes. */
  most?: number;
  onFile: (file: File) => void;
}

const MEGABYTE = 1024 * 1024;

/** A place to drop a file on or to choose one; what is too large is refused with a word. */
export function FileIn({ label = copy.chooseFile, accept, most = 20 * MEGABYTE, onFile }: FileInProps) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(file.size > most ? say(copy.fileTooLarge, { n: Math.round(most / MEGABYTE) }) : "");
    if (file.size <= most) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="flex flex-col gap-2">
      <label
        htmlFor={id}
        className={`card panel flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 border-2 border-dashed text-center focus-within:outline-2 ${isOver ? "border-accent" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" className="size-7" />
        <span className="font-bold">{label}</span>
        <input
          id={id}
          className="sr-only"
          type="file"
          accept={accept}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      {problem !== "" && (
        <p role="alert" className="text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
