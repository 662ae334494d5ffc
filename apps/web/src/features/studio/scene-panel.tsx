import { Button, Textarea, TextInput } from "@mantine/core";
import type { SceneTextField, StudioChoices } from "@sayhey/contract/studio";
import { hashtagsOf, sceneTexts, type Scene } from "@sayhey/trailer";
import { hasOwnTexts, sceneName, withoutSceneTexts, withSceneText } from "./choices.ts";
import classes from "./studio.module.css";

interface ScenePanelProps {
  scene: Scene;
  choices: StudioChoices;
  onChange: (edit: (choices: StudioChoices) => StudioChoices, topic?: string) => void;
}

/** What a person should know about what they type, or nothing. */
function problemOf(field: SceneTextField, value: string, required: boolean): string | undefined {
  if (required && value.trim() === "") return "Empty words stay as they were written.";
  if (field === "tags" && hashtagsOf(value).length === 0) return "No word here can be a hashtag.";
  return undefined;
}

/** The words of one scene. */
export function ScenePanel({ scene, choices, onChange }: ScenePanelProps) {
  const texts = sceneTexts(scene);
  const own = choices.texts?.[scene.id];
  return (
    <section className={classes.section} aria-label={`Scene: ${sceneName(scene)}`}>
      <div className={classes.sectionHead}>
        <h2>{sceneName(scene)}</h2>
        {hasOwnTexts(choices, scene.id) ? (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onChange((before) => withoutSceneTexts(before, scene.id))}
          >
            Reset to written
          </Button>
        ) : null}
      </div>
      {texts.length === 0 ? (
        <p className={classes.note}>
          These numbers are counted from the app's own data. Change the data, and they follow.
        </p>
      ) : null}
      {texts.map(({ field, label, value, max, required }) => {
        // What is typed stands in the field even where the scene cannot show it yet.
        const typed = own?.[field] ?? value;
        const props = {
          label,
          value: typed,
          maxLength: max,
          error: problemOf(field, typed, required),
          description: field === "tags" ? "Up to 8, separated by blanks." : undefined,
          onChange: (event: { currentTarget: { value: string } }) => {
            const text = event.currentTarget.value;
            onChange((before) => withSceneText(before, scene.id, field, text), `${scene.id}.${field}`);
          },
        };
        return max > 80 ? (
          <Textarea
            key={field}
            {...props}
            autosize
            minRows={2}
            maxRows={5}
            rightSection={<Left text={typed} max={max} />}
          />
        ) : (
          <TextInput key={field} {...props} rightSection={<Left text={typed} max={max} />} />
        );
      })}
    </section>
  );
}

/** Characters left, once they run short. */
function Left({ text, max }: { text: string; max: number }) {
  const left = max - text.length;
  return left > 20 ? null : (
    <span className={classes.left} aria-live="polite" aria-label={`${left} characters left`}>
      {left}
    </span>
  );
}
