import { Link } from "react-router";
import { Art } from "../art/art.tsx";

interface HeroProps {
  id: string;
  title?: string;
  note?: string;
  headline: string;
  body?: string;
  cta?: { label: string; page: string };
}

/** What the app is for, large, with the way in. */
export function Hero({ id, title, note, headline, body, cta }: HeroProps) {
  return (
    <section id={id} data-block={id} className="hero" aria-label={headline}>
      <div className="hero-words">
        {title !== undefined && <p className="eyebrow">{title}</p>}
        <h1 className="hero-headline">{headline}</h1>
        {body !== undefined && <p className="hero-body">{body}</p>}
        {cta && (
          <Link to={cta.page} className="btn btn-primary btn-large">
            <span>{cta.label}</span>
          </Link>
        )}
        {note !== undefined && <p className="hero-note">{note}</p>}
      </div>
      <div className="hero-art">
        <Art seed={headline} className="size-full" />
      </div>
    </section>
  );
}
