import { Button } from "@mantine/core";
import type { Entity } from "@sayhey/appspec";
import { tellError } from "../../../../status/tell-error.ts";
import { toast } from "../../../../status/toast.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./rows-view.module.css";
import { usePreviewData } from "../visitors/use-preview-data.ts";

/** Says where the app does not show these rows: because the preview has a copy of its own, or visitors share theirs. */
export function OwnCopy({ entity }: { entity: Entity }) {
  const { project, spec } = useEditor();
  const { entities, clear } = usePreviewData(project.id);
  if (spec.sharing === "shared")
    return (
      <p className={classes.own} role="status">
        Visitors share {entity.plural.toLowerCase()} of their own. These rows are what shared data begin with.
      </p>
    );
  if (!entities.includes(entity.id)) return null;
  return (
    <p className={classes.own} role="status">
      You changed {entity.plural.toLowerCase()} in the preview: it shows your own copy and not these rows.
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          void clear()
            .then(() => toast("The preview shows the samples again"))
            .catch(tellError);
        }}
      >
        Show the samples again
      </Button>
    </p>
  );
}
