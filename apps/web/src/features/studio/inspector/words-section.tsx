import { Button, Textarea, TextInput } from "@mantine/core";
import { sceneTexts, type Scene, type SceneText } from "@sayhey/trailer";
import { useState } from "react";
import { Group } from "../panels/panel.tsx";
import panels from "../panels/panels.module.css";
import type { Edit } from "../use-storyboard.ts";
import classes from "./inspector.module.css";
import { shownText, textProblem, type TextDraft } from "./text-draft.ts";

/** Characters left are told once they run short. */
const FEW = 20;

function Field({ scene, text, edit }: { scene: Scene; text: SceneText; edit: Edit }) {
  const [draft, setDraft] = useState<TextDraft | null>(null);
  const shown = shownText(text, draft);
  const { field, label, max, lines } = text;
  const left = max - shown.length;
  const props = {
    size: "sm",
    label,
    value: shown,
    maxLength: max,
    error: shown === draft?.text ? draft.problem : null,
    description:
      field === "tags" ? "Up to 8, separated by blanks." : lines === true ? "Two to five, one a line." : null,
    rightSection:
      left > FEW ? null : (
        <span className={classes.left} aria-label={`${left} characters left`}>
          {left}
        </span>
      ),
    onChange: (event: { currentTarget: { value: string } }) => {
      const typed = event.currentTarget.value;
      const problem =
        textProblem(text, typed) ??
        edit([{ op: "set-text", scene: scene.id, texts: { [field]: typed } }], {
          topic: `text ${scene.id} ${field}`,
          quiet: true,
        });
      setDraft({ text: typed, problem, refusedAt: text.value });
    },
  };
  return max > 80 ? <Textarea {...props} autosize minRows={2} maxRows={6} /> : <TextInput {...props} />;
}

interface WordsSectionProps {
  scene: Scene;
  /** The scene as it is written from the app, or null for one a person added. */
  written: Scene | null;
  edit: Edit;
}

/** The words of one scene. */
export function WordsSection({ scene, written, edit }: WordsSectionProps) {
  const texts = sceneTexts(scene);
  const original = written !== null && written.kind === scene.kind ? sceneTexts(written) : [];
  const changed = texts.filter(({ field, value }) => {
    const before = original.find((each) => each.field === field);
    return before !== undefined && before.value !== value;
  });
  const reset = (): void => {
    const words = Object.fromEntries(
      changed.map(({ field }) => [field, original.find((each) => each.field === field)?.value ?? ""]),
    );
    edit([{ op: "set-text", scene: scene.id, texts: words }]);
  };
  return (
    <Group title="Words">
      {texts.length === 0 ? (
        <p className={panels.note}>
          These numbers are counted from the app's own data. Change the data, and they follow.
        </p>
      ) : (
        texts.map((text) => <Field key={text.field} scene={scene} text={text} edit={edit} />)
      )}
      {changed.length === 0 ? null : (
        <div>
          <Button size="compact-sm" variant="default" onClick={reset}>
            Reset to written
          </Button>
        </div>
      )}
    </Group>
  );
}
