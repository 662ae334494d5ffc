import { Button, Textarea, TextInput } from "@mantine/core";
import { ART_DIRECTIONS, artDirectionSchema, type ArtDirection, type Op } from "@sayhey/appspec";
import { useState, type FormEvent } from "react";
import type { OpenProject } from "./get-project.ts";
import classes from "./panels.module.css";
import { useEditProject } from "./use-edit-project.ts";

/** The op that puts an app into an art direction: palette, type, corners, density and motion. */
function directionOp(direction: ArtDirection): Op {
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[direction];
  return { op: "set-theme", patch: { direction, scheme, light, dark, display, text, radius, density, motion } };
}

function Identity({ project }: { project: OpenProject }) {
  const edit = useEditProject(project);
  const { identity } = project.spec;
  const [name, setName] = useState(identity.name);
  const [tagline, setTagline] = useState(identity.tagline);
  const changed = name.trim() !== identity.name || tagline.trim() !== identity.tagline;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed && name.trim() !== "" && tagline.trim() !== "")
      edit.mutate([{ op: "set-identity", patch: { name: name.trim(), tagline: tagline.trim() } }]);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput
        size="sm"
        label="Name of the app"
        required
        withAsterisk={false}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        size="sm"
        label="Tagline"
        required
        withAsterisk={false}
        maxLength={120}
        autosize
        minRows={2}
        value={tagline}
        onChange={(event) => setTagline(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="sm"
        loading={edit.isPending}
        disabled={!changed || name.trim() === "" || tagline.trim() === ""}
      >
        Save name and tagline
      </Button>
    </form>
  );
}

/** Name, tagline and art direction of the app; each change shows in the preview at once. */
export function LookPanel({ project }: { project: OpenProject }) {
  const edit = useEditProject(project);
  const present = project.spec.theme.direction;
  return (
    <div className={classes.panel}>
      <Identity key={`${project.spec.identity.name}:${project.spec.identity.tagline}`} project={project} />
      <fieldset className={classes.directions} disabled={edit.isPending}>
        <legend className={classes.label}>Art direction</legend>
        {artDirectionSchema.options.map((direction) => {
          const style = ART_DIRECTIONS[direction];
          const palette = style.scheme === "dark" ? style.dark : style.light;
          const chosen =
            edit.isPending && edit.variables[0]?.op === "set-theme"
              ? edit.variables[0].patch.direction === direction
              : direction === present;
          return (
            <button
              key={direction}
              type="button"
              className={classes.direction}
              aria-pressed={chosen}
              onClick={() => direction !== present && edit.mutate([directionOp(direction)])}
            >
              <span
                className={classes.swatch}
                style={{ background: palette.ground, borderColor: palette.line }}
                aria-hidden="true"
              >
                <i style={{ background: palette.ink }} />
                <i style={{ background: palette.accent }} />
                <i style={{ background: palette.accent2 }} />
                <i style={{ background: palette.accent3 }} />
              </span>
              {style.name}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
