import { applyOps, ART_DIRECTIONS, artDirectionSchema, type AppSpec, type ArtDirection } from "@sayhey/appspec";
import { restyleOps, type ProjectTransform, type Settings } from "@sayhey/transforms";
import type { Earlier } from "./make-file.tsx";
import { MakeProject, type ProjectForm } from "./make-project.tsx";
import classes from "./make.module.css";

const directionOf = (settings: Settings): ArtDirection =>
  artDirectionSchema.catch("gallery-white").parse(settings["direction"]);

const restyled: ProjectForm["changed"] = (spec, settings) => {
  const direction = directionOf(settings);
  return spec.theme.direction === direction ? spec : applyOps(spec, restyleOps(direction)).spec;
};

function Directions({ spec, settings, onChoose }: Parameters<ProjectForm["controls"]>[0]) {
  const direction = directionOf(settings);
  return (
    <fieldset className={classes.fieldset}>
      <legend>Art direction</legend>
      <div className={classes.directions}>
        {artDirectionSchema.options.map((name) => {
          const style = ART_DIRECTIONS[name];
          const palette = style.scheme === "dark" ? style.dark : style.light;
          return (
            <button
              key={name}
              type="button"
              className={classes.direction}
              aria-pressed={name === direction}
              onClick={() => onChoose({ ...settings, direction: name })}
            >
              <span style={{ background: palette.ground, borderColor: palette.line }} aria-hidden="true">
                <i style={{ background: palette.ink }} />
                <i style={{ background: palette.accent }} />
                <i style={{ background: palette.accent2 }} />
              </span>
              {style.name}
              {name === spec?.theme.direction ? <small>now</small> : null}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function submitWords(spec: AppSpec | null, settings: Settings): { words: string; possible: boolean } {
  const direction = directionOf(settings);
  const { name } = ART_DIRECTIONS[direction];
  return spec?.theme.direction === direction
    ? { words: `Already in ${name}`, possible: false }
    : { words: `Restyle as ${name}`, possible: true };
}

/** Form of 'Restyle a project': the project's trailer plays in the art direction that is chosen. */
export function MakeRestyle({ transform, from }: { transform: ProjectTransform; from: Earlier }) {
  return (
    <MakeProject
      transform={transform}
      from={from}
      changed={restyled}
      controls={(props) => <Directions {...props} />}
      submit={submitWords}
    />
  );
}
