import { useId, type ReactNode } from "react";
import { copy } from "../copy.ts";
import { allEntities, exportData, importData } from "../store/store.ts";
import { useStorageStatus } from "../store/use-rows.ts";
import { useSetting, useVisitor } from "../store/use-setting.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { saveFile } from "./save-file.ts";
import { SchemeSwitch } from "./scheme.tsx";
import { showToast } from "./toast-store.ts";

interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Who the visitor is to others. */
  account?: ReactNode;
  /** The visitor's name is that of their account. */
  hasAccounts?: boolean;
}

/** The visitor's name, light or dark, and their data to take along. */
export function SettingsDialog({ open, onClose, account, hasAccounts = false }: SettingsDialogProps) {
  const { setName } = useVisitor();
  const [name] = useSetting("visitorName", "");
  const nameId = useId();
  const fileId = useId();
  // What belongs to everybody is not this visitor's to replace.
  const isShared = useStorageStatus() === "shared";
  return (
    <Dialog open={open} title={copy.settings} onClose={onClose}>
      <div className="space-y-6">
        {!hasAccounts && (
          <div className="field">
            <label className="field-label" htmlFor={nameId}>
              {copy.yourName}
            </label>
            <input
              id={nameId}
              className="input"
              value={name}
              placeholder={copy.you}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        )}
        {account}
        <SchemeSwitch />
        <div role="group" aria-label={copy.yourData} className="field">
          <span className="field-label">{copy.yourData}</span>
          <div className="flex flex-wrap gap-2">
            <Button icon="download" onClick={download}>
              {copy.exportData}
            </Button>
            {!isShared && (
              <label className="btn btn-secondary" htmlFor={fileId}>
                <span>{copy.importData}</span>
                <input
                  id={fileId}
                  className="sr-only"
                  type="file"
                  accept="application/json"
                  onChange={(event) => void upload(event.target.files?.[0])}
                />
              </label>
            )}
          </div>
          {holdsFiles() && !isShared && <p className="field-help">{copy.fileNotInExport}</p>}
        </div>
      </div>
    </Dialog>
  );
}

/** Whether the app keeps files, which lie beside its rows. */
function holdsFiles(): boolean {
  return allEntities().some(({ fields }) => fields.some(({ type }) => type === "file"));
}

function download(): void {
  const name = document.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  saveFile(`${name}.json`, "application/json", exportData());
}

async function upload(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  try {
    importData(await file.text());
    showToast(copy.imported);
  } catch (error) {
    console.warn(error);
    showToast(copy.importFailed);
  }
}
