import { Button, FileButton, Textarea } from "@mantine/core";
import FileUp from "lucide-react/icons/file-up";
import { useState } from "react";
import classes from "./import-dialog.module.css";
import dialog from "../data-dialog.module.css";

/** Takes a table: a file that is chosen or dropped, or rows that are pasted. */
export function ChooseTable({ onTake }: { onTake: (table: Blob) => void }) {
  const [pasted, setPasted] = useState("");
  return (
    <div className={dialog.form}>
      <FileButton
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={(chosen) => chosen !== null && onTake(chosen)}
      >
        {(props) => (
          <button
            {...props}
            type="button"
            className={classes.drop}
            data-autofocus
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const first = event.dataTransfer.files[0];
              if (first !== undefined) onTake(first);
            }}
          >
            <FileUp size={26} aria-hidden="true" />
            <strong>Choose a CSV file</strong>
            <span>or drop it here. Any separator, any encoding, up to 20 MB.</span>
          </button>
        )}
      </FileButton>
      <Textarea
        label="Or paste rows"
        placeholder="Cells copied from a spreadsheet"
        rows={4}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <div className={dialog.actions}>
        <Button
          variant="default"
          disabled={pasted.trim() === ""}
          onClick={() => onTake(new Blob([pasted], { type: "text/plain" }))}
        >
          Read what I pasted
        </Button>
      </div>
    </div>
  );
}
