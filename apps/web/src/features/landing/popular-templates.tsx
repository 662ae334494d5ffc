import { Link } from "react-router";
import { LiveCard } from "../../components/live-card.tsx";
import { TEMPLATES } from "../../lib/templates.ts";
import classes from "./landing.module.css";

/** Four ideas to start from; the one looked at plays its trailer. */
export function PopularTemplates() {
  return (
    <section aria-labelledby="popular-title">
      <h2 id="popular-title" className={classes.heading}>
        Popular templates
      </h2>
      <ul className={classes.templates}>
        {TEMPLATES.map((template) => (
          <li key={template.name}>
            <LiveCard template={template} headingLevel={3} takesTurns>
              <Link to="/templates" className={classes.templateLink}>
                {template.name}
              </Link>
            </LiveCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
