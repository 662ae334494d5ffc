import type { RefObject } from "react";

interface ReplacementInputProps {
  input: RefObject<HTMLInputElement | null>;
  /** File types, by commas. */
  accept: string;
  onPick: (file: File) => void;
}

/** The unseen input by which a file is picked that takes the place of another. */
export function ReplacementInput({ input, accept, onPick }: ReplacementInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      aria-label="Replacement file"
      onChange={(event) => {
        const [file] = [...(event.currentTarget.files ?? [])];
        if (file !== undefined) onPick(file);
        event.currentTarget.value = "";
      }}
    />
  );
}
