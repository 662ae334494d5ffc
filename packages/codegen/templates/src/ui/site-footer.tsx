import { Link } from "react-router";
import { copy, say } from "../copy.ts";
import { Icon } from "./icon.tsx";
import type { SitePlace } from "./site-nav.tsx";

/** What the owner says of themselves at the foot of a site. */
export interface FooterFacts {
  about?: string;
  address?: string;
  phone?: string;
  email?: string;
  hours?: readonly { days: string; times: string }[];
  note?: string;
}

interface SiteFooterProps {
  name: string;
  nav: readonly SitePlace[];
  legal: readonly SitePlace[];
  facts: FooterFacts;
  onSettings: () => void;
}

/** The foot of a site: who it is, where to find them, when they are open, and what the law asks for. */
export function SiteFooter({ name, nav, legal, facts, onSettings }: SiteFooterProps) {
  const { about, hours = [], note } = facts;
  return (
    <footer className="site-foot">
      <div className="site-foot-in">
        <div className="site-foot-parts">
          <div className="site-foot-part site-foot-who">
            <p className="display [--size:1.5rem]">{name}</p>
            {about !== undefined && <p className="max-w-[40ch] text-muted">{about}</p>}
          </div>
          <Contact facts={facts} />
          {hours.length > 0 && (
            <section className="site-foot-part" aria-label={copy.openingHours}>
              <h2 className="group-title">{copy.openingHours}</h2>
              <dl className="site-foot-hours">
                {hours.map(({ days, times }) => (
                  <div key={days} className="contents">
                    <dt>{days}</dt>
                    <dd className="num">{times}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {nav.length > 0 && (
            <nav className="site-foot-part" aria-label={`${copy.pages}, ${name}`}>
              <h2 className="group-title">{copy.pages}</h2>
              <ul className="site-foot-pages">
                {nav
                  .flatMap(({ children = [], ...place }) => [place, ...children])
                  .map((place) => (
                    <li key={place.path}>
                      <Link to={place.path}>{place.label}</Link>
                    </li>
                  ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="site-foot-end">
          <p>{note ?? `© ${new Date().getFullYear()} ${name}`}</p>
          <ul aria-label={copy.legal} className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {legal.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={onSettings}>
                {copy.settings}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Contact({ facts: { address, phone, email } }: { facts: FooterFacts }) {
  if (address === undefined && phone === undefined && email === undefined) return null;
  return (
    <section className="site-foot-part" aria-label={copy.contact}>
      <h2 className="group-title">{copy.contact}</h2>
      <address className="flex flex-col gap-1 not-italic">
        {address !== undefined && (
          <p className="site-foot-fact">
            <Icon name="map-pin" className="size-4" />
            <span className="whitespace-pre-line">{address}</span>
          </p>
        )}
        {phone !== undefined && (
          <a
            className="site-foot-fact num"
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            aria-label={say(copy.callNumber, { name: phone })}
          >
            <Icon name="phone" className="size-4" />
            {phone}
          </a>
        )}
        {email !== undefined && (
          <a className="site-foot-fact" href={`mailto:${email}`}>
            <Icon name="mail" className="size-4" />
            {email}
          </a>
        )}
      </address>
    </section>
  );
}
