import { PageTitle } from "../../components/page-title.tsx";
import classes from "./dashboard.module.css";
import { FirstSteps } from "./first-steps.tsx";
import { IdeaComposer } from "./idea-composer.tsx";
import { LatestList } from "./latest-list.tsx";
import { LocalModelCard } from "./local-model-card.tsx";
import { ProjectList } from "./project-list.tsx";
import { UsageMeter } from "./usage-meter.tsx";

/** Home of a signed-in person: a new idea first, then everything made so far. */
export default function DashboardPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="Dashboard" />
      <h1 className={classes.hidden}>Dashboard</h1>
      <IdeaComposer />
      <LocalModelCard />
      <UsageMeter />
      <FirstSteps />
      <section aria-labelledby="projects-title">
        <h2 id="projects-title" className={classes.heading}>
          Your projects
        </h2>
        <ProjectList />
      </section>
      <LatestList />
    </div>
  );
}
