import { Button, SegmentedControl, Tooltip } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { SourceState } from "@sayhey/contract/functions/code";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Save from "lucide-react/icons/save";
import classes from "./code.module.css";

/** How a file is looked at. */
export type FileView = "edit" | "compare" | "merge";

const STATES: Record<SourceState, string> = {
  generated: "Generated",
  changed: "Changed by hand",
  own: "Your own file",
  conflict: "In conflict",
  block: "Your block",
};

interface BarProps {
  path: string;
  file: FunctionOutput<"project-file">;
  shown: FileView;
  onView: (view: "edit" | "compare") => void;
  /** Whether its text is another than the generator's. */
  differs: boolean;
  hasDraft: boolean;
  isPending: boolean;
  onRestore: () => void;
  onSave: () => void;
}

/** What an open file is, and what can be done with it. */
export function FileBar(props: BarProps) {
  const { path, file, shown, onView, differs, hasDraft, isPending, onRestore, onSave } = props;
  return (
    <div className={classes.fileBar}>
      <code className={classes.path} title={path}>
        {path}
      </code>
      <span className={classes.state} data-state={file.state}>
        {file.editable ? STATES[file.state] : "Always generated"}
      </span>
      <span className={classes.fill} />
      {differs ? (
        <SegmentedControl
          size="xs"
          aria-label="View"
          value={shown === "compare" ? "compare" : "edit"}
          onChange={(value) => onView(value === "compare" ? "compare" : "edit")}
          data={[
            { value: "edit", label: "Edit" },
            { value: "compare", label: "Compare" },
          ]}
        />
      ) : null}
      {file.state === "generated" || file.state === "block" ? null : (
        <Button
          size="xs"
          variant="default"
          disabled={isPending}
          onClick={onRestore}
          leftSection={<RotateCcw size={14} aria-hidden="true" />}
        >
          {file.generated === null ? "Delete" : "Restore generated"}
        </Button>
      )}
      {file.editable ? (
        <Tooltip label="Ctrl+S">
          <Button
            size="xs"
            disabled={!hasDraft}
            loading={isPending}
            onClick={onSave}
            leftSection={<Save size={14} aria-hidden="true" />}
          >
            Save
          </Button>
        </Tooltip>
      ) : null}
    </div>
  );
}
