import { Button } from "@mantine/core";
import { Link } from "react-router";
import { Hand } from "../../components/hand.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { FeatureSection } from "./feature-section.tsx";
import { HeroStage } from "./hero-stage.tsx";
import { IdeaSection } from "./idea-section.tsx";
import classes from "./landing.module.css";
import { PopularTemplates } from "./popular-templates.tsx";

/** The invitation: what SayHey does, a box to try it in, what it has, and templates to start from. */
export default function LandingPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="SayHey" />
      <section className={classes.hero} aria-labelledby="hero-title">
        <div>
          <h1 id="hero-title" className={classes.title}>
            <span className={classes.shout}>
              Say Hey <Hand className={classes.hand} size="0.86em" />
            </span>{" "}
            <span className={classes.promise}>and build functional web apps with viral video trailers in minutes</span>
          </h1>
          <div className={classes.actions}>
            <Button component={Link} to="/transform" size="xl">
              Transform Your Idea
            </Button>
            <Button component={Link} to="/templates" size="xl" variant="default">
              View Templates
            </Button>
          </div>
        </div>
        <HeroStage />
      </section>
      <IdeaSection />
      <FeatureSection />
      <PopularTemplates />
    </div>
  );
}
