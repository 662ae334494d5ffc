import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { sourceProblems } from "./code/source-problem.ts";
import type { OpenProject } from "./get-project.ts";
import classes from "./project.module.css";
import { overridesQuery } from "./use-overrides.ts";

/** Says that an earlier version is shown, because a file changed by hand does not compile, and leads to its line. */
export function BrokenNotice({ project }: { project: OpenProject }) {
  const { data } = useQuery(overridesQuery(project));
  const [search] = useSearchParams();
  if (data === undefined || data.broken === null) return null;
  const [problem] = sourceProblems(data.broken, []);
  const to = new URLSearchParams(search);
  to.set("mode", "code");
  if (problem !== undefined && problem.file !== "") {
    to.set("file", problem.file);
    to.set("line", String(problem.line));
  }
  return (
    <div className={classes.broken} role="alert">
      <strong>The preview shows the last version that compiled.</strong> {data.broken.replace(/\.?$/, ".")}{" "}
      <Link to={`?${to.toString()}`} replace>
        Open the line
      </Link>{" "}
      to correct it, or restore the generated file there.
    </div>
  );
}
