import { Button } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { useQuery } from "@tanstack/react-query";
import classes from "./changed-files.module.css";
import type { OpenProject } from "./get-project.ts";
import panels from "./panels.module.css";
import { overridesQuery, useSettleOverride } from "./use-overrides.ts";

type Overrides = FunctionOutput<"override-list">;

function Versions({ conflict }: { conflict: Overrides["conflicts"][number] }) {
  const texts = [
    { label: "Yours", shown: conflict.text },
    { label: "Generated now", shown: conflict.generated },
    { label: "Generated when you changed it", shown: conflict.base },
  ].filter(({ shown }) => shown !== null);
  return (
    <details className={classes.texts}>
      <summary>Show the texts</summary>
      {texts.map(({ label, shown }) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          <pre tabIndex={0}>{shown}</pre>
        </figure>
      ))}
    </details>
  );
}

/** The files of the app that were changed by hand; where the generator changed the same lines since, one of the two is chosen. */
export function ChangedFiles({ project }: { project: OpenProject }) {
  const { data } = useQuery(overridesQuery(project));
  const settle = useSettleOverride(project);
  if (data === undefined || data.overrides.length === 0) return null;
  return (
    <section aria-labelledby="changed-files">
      <h2 className={panels.label} id="changed-files">
        Changed by hand
      </h2>
      <ul className={classes.files}>
        {data.overrides.map(({ path, text, isNew }) => {
          const conflict = data.conflicts.find((one) => one.path === path);
          const isAsked = settle.isPending && settle.variables.path === path;
          return (
            <li key={path} data-conflict={conflict !== undefined || undefined}>
              <code>{path}</code>
              {conflict === undefined ? null : (
                <>
                  <p className={panels.problem}>
                    {conflict.generated === null
                      ? "The app has this file no longer. It is kept as you wrote it."
                      : "The same lines have changed in the app since. It runs with yours."}
                  </p>
                  <Versions conflict={conflict} />
                </>
              )}
              <div className={classes.choices}>
                {conflict === undefined ? null : (
                  <Button
                    size="xs"
                    disabled={settle.isPending}
                    loading={isAsked && settle.variables.mine !== null}
                    onClick={() => settle.mutate({ path, mine: text })}
                    aria-label={`Use mine for ${path}`}
                  >
                    Use mine
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  disabled={settle.isPending}
                  loading={isAsked && settle.variables.mine === null}
                  onClick={() => settle.mutate({ path, mine: null })}
                  aria-label={isNew ? `Delete ${path}` : `Use generated for ${path}`}
                >
                  {isNew ? "Delete" : "Use generated"}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
