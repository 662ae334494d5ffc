import { copy } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { showToast } from "../ui/toast-store.ts";

interface TextOutProps {
  label?: string;
  text: string;
  /** Name of the file it can be downloaded as; none where there is no use in that. */
  file?: { name: string; type: string } | undefined;
  isCode?: boolean;
}

/** A text that came out, to copy or to download. */
export function TextOut({ label = copy.output, text, file, isCode = false }: TextOutProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="field-label">{label}</p>
        <div className="flex gap-2">
          <CopyButton text={text} />
          {file !== undefined && (
            <Button icon="download" disabled={text === ""} onClick={() => saveFile(file.name, file.type, text)}>
              {copy.download}
            </Button>
          )}
        </div>
      </div>
      <output
        // What is longer than its box is read by scrolling, also with the keyboard.
        tabIndex={0}
        aria-label={label}
        className={`card panel block max-h-96 min-h-24 overflow-auto break-words whitespace-pre-wrap ${isCode ? "font-mono text-sm" : ""}`}
      >
        {text}
      </output>
    </div>
  );
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label = copy.copyText }: { text: string; label?: string }) {
  return (
    <Button icon="copy" disabled={text === ""} onClick={() => void copyText(text)}>
      {label}
    </Button>
  );
}

/** Puts a text on the clipboard and says whether that went well; without https there is no clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copy.copied);
  } catch {
    showToast(copy.copyRefused);
  }
}
