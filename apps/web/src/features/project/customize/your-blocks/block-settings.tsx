import { Button, Textarea, TextInput } from "@mantine/core";
import type { CustomBlock } from "@sayhey/appspec";
import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import { useState } from "react";
import { Dialog } from "../../../../components/dialog.tsx";
import { toast } from "../../../../status/toast.ts";
import { undoable } from "../../../../status/undo.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import { IconPicker } from "../icon-picker.tsx";
import { DataSettings } from "./data-settings.tsx";
import { PropertySettings } from "./property-settings.tsx";
import classes from "./your-blocks.module.css";

/** What a block of one's own says about itself: its name, what can be set about it, what it may read and change, and its test. */
export function BlockSettings({ block, onClose }: { block: CustomBlock; onClose: () => void }) {
  const { edit, undo } = useEditor();
  const [draft, setDraft] = useState(block);
  const [sees, setSees] = useState((block.test?.sees ?? []).join("\n"));
  const [problem, setProblem] = useState<string | null>(null);
  const set = (patch: Partial<CustomBlock>): void => {
    setProblem(null);
    setDraft({ ...draft, ...patch });
  };
  const save = (): void => {
    const { id, source: _source, packages: _packages, about = "", test: _test, ...rest } = draft;
    const texts = sees
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, CUSTOM_LIMITS.testTexts);
    const said = about.trim();
    const unset = [...(said === "" ? ["about"] : []), ...(texts.length === 0 ? ["test"] : [])];
    const patch = {
      ...rest,
      name: draft.name.trim(),
      ...(said !== "" && { about: said }),
      ...(texts.length > 0 && { test: { sees: texts } }),
    };
    const result = edit([{ op: "update-custom-block", customBlock: id, patch, ...(unset.length > 0 && { unset }) }], {
      source: "customize",
      reason: `Settings of ${patch.name}`,
      consequences: true,
    });
    if (!result.ok) return setProblem(result.problem);
    onClose();
    toast.success(`${patch.name} saved`, undoable(undo));
  };
  return (
    <Dialog title={`Settings of ${block.name}`} onClose={onClose} size={620}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={classes.row}>
          <IconPicker label="Icon" value={draft.icon} onChange={(icon) => set({ icon })} />
          <TextInput
            label="Name"
            required
            maxLength={40}
            value={draft.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        </div>
        <TextInput
          label="Description"
          maxLength={120}
          value={draft.about ?? ""}
          onChange={(event) => set({ about: event.currentTarget.value })}
        />
        <PropertySettings properties={draft.properties} onChange={(properties) => set({ properties })} />
        <DataSettings data={draft.data} properties={draft.properties} onChange={(data) => set({ data })} />
        <fieldset className={classes.part}>
          <legend>Test</legend>
          <Textarea
            label="Texts that must be on screen with the sample rows"
            description={`One per line, up to ${CUSTOM_LIMITS.testTexts}. The result shows under Checks.`}
            autosize
            minRows={2}
            maxRows={6}
            value={sees}
            onChange={(event) => setSees(event.currentTarget.value)}
          />
        </fieldset>
        {problem === null ? null : (
          <p role="alert" style={{ color: "var(--mantine-color-error)", margin: 0 }}>
            {problem}
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit">Save</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
