import { Link } from "react-router";
import { LiveCard } from "../../shared/live-card/live-card.tsx";
import { POPULAR_TEMPLATES } from "@sayhey/planner/popular-templates";
import datingApp from "../../assets/stills/dating-app.webp";
import fitnessChallenge from "../../assets/stills/fitness-challenge.webp";
import nftMarketplace from "../../assets/stills/nft-marketplace.webp";
import recipeFinder from "../../assets/stills/recipe-finder.webp";
import classes from "./landing.module.css";

const STILLS: Record<string, string> = {
  "dating-app": datingApp,
  "fitness-challenge": fitnessChallenge,
  "nft-marketplace": nftMarketplace,
  "recipe-finder": recipeFinder,
};

/** Four ideas to start from; the one looked at plays its trailer. */
export function PopularTemplates() {
  return (
    <section aria-labelledby="popular-title">
      <h2 id="popular-title" className={classes.heading}>
        Popular templates
      </h2>
      <ul className={classes.templates}>
        {POPULAR_TEMPLATES.map((template) => (
          <li key={template.slug}>
            <LiveCard template={template} still={STILLS[template.slug] ?? ""} headingLevel={3} takesTurns>
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
