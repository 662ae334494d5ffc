import type { ReactNode } from "react";
import { AppPicture, CustomizerPicture, TemplatesPicture, TrailerPicture } from "./feature-pictures.tsx";
import classes from "./landing.module.css";

const FEATURES: readonly { title: string; text: string; ground: string; picture: ReactNode }[] = [
  {
    title: "Instant app generation",
    text: "One sentence in, a working React app out, with pages, data and search. The source code is yours to download.",
    ground: "coral",
    picture: <AppPicture />,
  },
  {
    title: "Viral trailer creator",
    text: "6-15 second trailers filmed from the app itself, cut to the beat, in vertical, square or wide.",
    ground: "sky",
    picture: <TrailerPicture />,
  },
  {
    title: "Drag and drop customizer",
    text: "Drag blocks, edit text in place, and change colors and fonts. See it live.",
    ground: "mint",
    picture: <CustomizerPicture />,
  },
  {
    title: "AI-powered templates",
    text: "Start from an app that already works and make it your own.",
    ground: "sun",
    picture: <TemplatesPicture />,
  },
];

/** What the product has. */
export function FeatureSection() {
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={classes.heading}>
        One sentence is plenty
      </h2>
      <ul className={classes.features}>
        {FEATURES.map(({ title, text, ground, picture }) => (
          <li key={title} className={classes.feature}>
            <div className={classes.picture} data-ground={ground}>
              {picture}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
