import { accentsOf, applyOps, pictureColours } from "@sayhey/appspec";
import { pictureThemeOps, type ProjectTransform } from "@sayhey/transforms";
import { useCallback, useMemo, useState } from "react";
import type { Earlier } from "./make-file.tsx";
import { usePreviewPixels } from "./make-picture.tsx";
import { MakeProject, type ProjectForm } from "./make-project.tsx";
import classes from "./make.module.css";
import { SettingControls } from "./setting-controls.tsx";

/** Form of 'Theme from image': the project's trailer plays in the colours of the picture. */
export function MakeTheme({ transform, from }: { transform: ProjectTransform; from: Earlier }) {
  const [file, setFile] = useState(from.file);
  const { pixels } = usePreviewPixels(file?.id ?? null);
  const accents = useMemo(() => (pixels === undefined ? [] : accentsOf(pictureColours(pixels.data))), [pixels]);
  const changed = useCallback<ProjectForm["changed"]>(
    (spec, settings) => (pixels === undefined ? null : applyOps(spec, pictureThemeOps(pixels, settings)).spec),
    [pixels],
  );
  return (
    <MakeProject
      transform={transform}
      from={from}
      onPicture={setFile}
      changed={changed}
      controls={({ settings, onChoose }) => (
        <>
          {accents.length === 0 ? null : (
            <p className={classes.found}>
              <span>Found in it</span>
              {accents.map((colour) => (
                <i key={colour} style={{ background: colour }} title={colour} />
              ))}
            </p>
          )}
          <SettingControls fields={transform.fields} settings={settings} onChoose={onChoose} />
        </>
      )}
      submit={() => ({ words: "Use these colors", possible: true })}
    />
  );
}
