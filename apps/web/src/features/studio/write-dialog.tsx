import { Button, Checkbox, Textarea } from "@mantine/core";
import { storyboardOpSchema, type Scene, type Storyboard } from "@sayhey/trailer";
import { useMutation } from "@tanstack/react-query";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { z } from "zod";
import { Dialog } from "../../components/dialog.tsx";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { sceneName } from "./scene-words.ts";
import classes from "./studio.module.css";
import type { Edit } from "./use-storyboard.ts";
import { toast } from "../../status/toast.ts";

const MOST = 500;

interface WriteDialogProps {
  projectId: string;
  /** Name of the model that writes. */
  model: string;
  storyboard: Storyboard;
  scene: Scene | undefined;
  edit: Edit;
  /** The model sees what is kept. */
  onBeforeWrite: () => Promise<void>;
  onClose: () => void;
}

/** Has a model write the trailer's words anew; what it writes is one step that can be undone. */
export function WriteDialog({ projectId, model, storyboard, scene, edit, onBeforeWrite, onClose }: WriteDialogProps) {
  const [wish, setWish] = useState("");
  const [only, setOnly] = useState(false);
  const write = useMutation({
    mutationFn: async () => {
      await onBeforeWrite();
      const scenes = only && scene !== undefined ? [scene.id] : undefined;
      return callFunction("storyboard-write", { projectId, wish, ...(scenes === undefined ? {} : { scenes }) });
    },
    onSuccess: ({ by, ops, failure }) => {
      const written = z.array(storyboardOpSchema).parse(ops);
      if (written.length > 0 && edit(written) !== null) return;
      onClose();
      if (written.length === 0) toast(failure ?? "The words are as they would be written.");
      else if (by === "model") toast.success("The words are rewritten. You can undo this.");
      else toast(failure ?? "The built-in writer did it.");
    },
  });
  const problem = write.isError ? explainError(write.error) : null;
  return (
    <Dialog title="Write with AI" onClose={onClose}>
      <div className={classes.form}>
        <Textarea
          label="How should it sound?"
          description="Leave it empty for the best words it has."
          placeholder="Funnier, and for dog owners"
          autosize
          minRows={2}
          maxLength={MOST}
          value={wish}
          onChange={(event) => setWish(event.currentTarget.value)}
        />
        {scene === undefined ? null : (
          <Checkbox
            label={`Only ${sceneName(scene, storyboard)}`}
            checked={only}
            onChange={(event) => setOnly(event.currentTarget.checked)}
          />
        )}
        {problem === null ? null : (
          <p className={classes.problem} role="alert">
            {problem.message} {problem.hint}
          </p>
        )}
        <Button
          size="md"
          loading={write.isPending}
          leftSection={<Sparkles size={18} aria-hidden="true" />}
          onClick={() => write.mutate()}
        >
          Write
        </Button>
        <p className={classes.note}>{model} writes the words; scenes, timing and pictures stay as they are.</p>
      </div>
    </Dialog>
  );
}
