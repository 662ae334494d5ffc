import { Button, Textarea, TextInput } from "@mantine/core";
import {
  ART_DIRECTIONS,
  artDirectionSchema,
  PALETTE_VARIANTS,
  type ArtDirection,
  type Op,
  type Palette,
} from "@sayhey/appspec";
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

function Swatch({ palette }: { palette: Palette }) {
  return (
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
  );
}

/** The palettes of the app's art direction. */
function Palettes({ project }: { project: OpenProject }) {
  const edit = useEditProject(project);
  const { theme } = project.spec;
  const pairs = [ART_DIRECTIONS[theme.direction], ...PALETTE_VARIANTS[theme.direction]];
  const shown = theme.scheme === "dark" ? "dark" : "light";
  return (
    <fieldset className={classes.directions} disabled={edit.isPending}>
      <legend className={classes.label}>Palette</legend>
      {pairs.map(({ light, dark }, index) => {
        const chosen = light.accent === theme.light.accent && light.ground === theme.light.ground;
        return (
          <button
            key={light.accent + light.ground}
            type="button"
            className={classes.direction}
            aria-pressed={chosen}
            onClick={() => !chosen && edit.mutate([{ op: "set-theme", patch: { light, dark } }])}
          >
            <Swatch palette={shown === "dark" ? dark : light} />
            {`Palette ${index + 1}`}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Name, tagline, palette and art direction of the app; each change shows in the preview at once. */
export function LookPanel({ project }: { project: OpenProject }) {
  const edit = useEditProject(project);
  const present = project.spec.theme.direction;
  return (
    <div className={classes.panel}>
      <Identity key={`${project.spec.identity.name}:${project.spec.identity.tagline}`} project={project} />
      <Palettes project={project} />
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
              <Swatch palette={palette} />
              {style.name}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
