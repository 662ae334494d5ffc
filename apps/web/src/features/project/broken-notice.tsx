import { useQuery } from "@tanstack/react-query";
import type { OpenProject } from "./get-project.ts";
import classes from "./project.module.css";
import { overridesQuery } from "./use-overrides.ts";

/** Says that an earlier version is shown, because a file changed by hand does not compile. */
export function BrokenNotice({ project }: { project: OpenProject }) {
  const { data } = useQuery(overridesQuery(project));
  if (data === undefined || data.broken === null) return null;
  return (
    <div className={classes.broken} role="alert">
      <strong>The preview shows the last version that compiled.</strong> {data.broken.replace(/\.?$/, ".")} Correct the
      file, or give it back under Contents.
    </div>
  );
}
