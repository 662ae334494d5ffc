import { MultiSelect, Switch } from "@mantine/core";
import { fileKindSchema, type Field, type FileKind } from "@sayhey/appspec";
import { TextSetting } from "./text-setting.tsx";
import type { FieldEdits } from "./use-field-edits.ts";

const KINDS: Readonly<Record<FileKind, string>> = {
  document: "Documents",
  pdf: "PDF",
  sheet: "Spreadsheets",
  image: "Pictures",
  audio: "Audio",
  video: "Videos",
};
const USUAL_MEGABYTES = 25;
const MOST_MEGABYTES = 100;

/** What a file field takes: kinds, size, and whether several at once. */
export function FileSettings({ field, edits }: { field: Field; edits: FieldEdits }) {
  const changed = `Changed ${field.name}`;
  const setKinds = (values: readonly string[]): void => {
    const accept = fileKindSchema.options.filter((kind) => values.includes(kind));
    void (accept.length === 0 ? edits.update({}, ["accept"], changed) : edits.update({ accept }, [], changed));
  };
  const setSize = (text: string): string | null => {
    if (text === "") return edits.update({}, ["maxMegabytes"], changed);
    const size = Number(text);
    return Number.isInteger(size) && size >= 1 && size <= MOST_MEGABYTES
      ? edits.update({ maxMegabytes: size }, [], changed)
      : `Write a whole number from 1 to ${MOST_MEGABYTES}.`;
  };
  return (
    <>
      <MultiSelect
        size="sm"
        label="Kinds of files"
        placeholder={field.accept === undefined ? "Any" : undefined}
        data={fileKindSchema.options.map((value) => ({ value, label: KINDS[value] }))}
        value={[...(field.accept ?? [])]}
        onChange={setKinds}
      />
      <TextSetting
        label="Largest file in MB"
        placeholder={String(USUAL_MEGABYTES)}
        value={field.maxMegabytes?.toString() ?? ""}
        maxLength={3}
        onCommit={(text) => setSize(text.trim())}
      />
      <Switch
        label="Several files"
        checked={field.several === true}
        onChange={(event) =>
          void (event.currentTarget.checked
            ? edits.update({ several: true }, [], changed)
            : edits.update({}, ["several"], changed))
        }
      />
    </>
  );
}
