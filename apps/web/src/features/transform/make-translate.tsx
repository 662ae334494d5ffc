import { languageSchema, type AppSpec, type Language } from "@sayhey/appspec";
import { LANGUAGE_NAMES, type ProjectTransform, type Settings } from "@sayhey/transforms";
import type { Earlier } from "./make-file.tsx";
import { MakeProject, type ProjectForm } from "./make-project.tsx";
import classes from "./make.module.css";

const languageOf = (settings: Settings): Language => languageSchema.catch("de").parse(settings["language"]);

function Languages({ spec, settings, onChoose }: Parameters<ProjectForm["controls"]>[0]) {
  const language = languageOf(settings);
  return (
    <fieldset className={classes.fieldset}>
      <legend>Language</legend>
      <div className={classes.directions}>
        {languageSchema.options.map((value) => (
          <button
            key={value}
            type="button"
            className={classes.direction}
            aria-pressed={value === language}
            onClick={() => onChoose({ ...settings, language: value })}
          >
            <b>{LANGUAGE_NAMES[value]}</b>
            {value === spec?.identity.language ? <small>now</small> : null}
          </button>
        ))}
      </div>
      <p className={classes.hint}>
        Uses the built-in dictionary, no key needed. The app's name and unknown words stay as they are; edit them later.
      </p>
    </fieldset>
  );
}

function submitWords(spec: AppSpec | null, settings: Settings): { words: string; possible: boolean } {
  const language = languageOf(settings);
  return spec?.identity.language === language
    ? { words: `Already in ${LANGUAGE_NAMES[language]}`, possible: false }
    : { words: `Translate to ${LANGUAGE_NAMES[language]}`, possible: true };
}

/** Form of 'Another language'. The trailer beside it is the project's own: the words come with the copy. */
export function MakeTranslate({ transform, from }: { transform: ProjectTransform; from: Earlier }) {
  return (
    <MakeProject
      transform={transform}
      from={from}
      changed={(spec) => spec}
      controls={(props) => <Languages {...props} />}
      submit={submitWords}
    />
  );
}
