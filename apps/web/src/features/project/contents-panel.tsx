import { ChangedFiles } from "./changed-files.tsx";
import type { OpenProject } from "./get-project.ts";
import classes from "./panels.module.css";

/** The idea, the pages and what the app keeps. */
export function ContentsPanel({ project }: { project: OpenProject }) {
  const { spec } = project;
  return (
    <div className={classes.panel}>
      <section>
        <h2 className={classes.label}>Idea</h2>
        <p className={classes.idea}>{project.idea}</p>
      </section>
      <ChangedFiles project={project} />
      <section>
        <h2 className={classes.label}>Pages</h2>
        <ul className={classes.chips}>
          {spec.pages.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={classes.label}>What it keeps</h2>
        {spec.entities.map((entity) => (
          <details key={entity.id} className={classes.entity}>
            <summary>
              <strong>{entity.plural}</strong>
              <span>
                {entity.fields.length} fields, {entity.rows.length} rows to start with
              </span>
            </summary>
            <ul>
              {entity.fields.map((field) => (
                <li key={field.id}>
                  {field.name}
                  <span>
                    {field.type}
                    {field.unit === undefined ? "" : `, ${field.unit}`}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
    </div>
  );
}
