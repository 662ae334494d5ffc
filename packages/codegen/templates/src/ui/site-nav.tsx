import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import { copy, say } from "../copy.ts";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";

/** A place in the menu: a page, or a part of one behind `#`. */
export interface SitePlace {
  path: string;
  label: string;
  /** Whom alone it is for. */
  roles?: readonly string[];
  children?: readonly SitePlace[];
}

/** Fewer places than these are not worth a bar of their own beside the menu button. */
const FEWEST = 2;

/** The menu of a site: as many places in a row as there is room for, and a button for all of them where some do not fit. */
export function SiteNav({ places }: { places: readonly SitePlace[] }) {
  const { row, fits } = useFit(places);
  const [open, setOpen] = useState(false);
  if (places.length === 0) return <span className="flex-1" />;
  const shown = fits >= places.length ? places.length : fits < FEWEST ? 0 : fits;
  return (
    <>
      <nav ref={row} className="site-nav" aria-label={copy.pages}>
        <ul className="site-places">
          {places.map((place, index) => (
            <li key={place.path} className={index < shown ? "" : "site-place-hidden"}>
              <Place place={place} />
            </li>
          ))}
        </ul>
      </nav>
      {shown < places.length && (
        <button
          type="button"
          className="btn btn-secondary site-menu"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" className="size-5" />
          <span>{copy.menu}</span>
        </button>
      )}
      <Dialog open={open} title={copy.menu} onClose={() => setOpen(false)}>
        <nav aria-label={copy.menu} className="site-list">
          {places
            .flatMap(({ children = [], ...place }) => [place, ...children.map((each) => ({ ...each, isUnder: true }))])
            .map((place) => (
              <PlaceLink
                key={place.path}
                place={place}
                className={"isUnder" in place ? "site-list-under" : ""}
                onClick={() => setOpen(false)}
              />
            ))}
        </nav>
      </Dialog>
    </>
  );
}

function PlaceLink({ place, className = "", onClick }: { place: SitePlace; className?: string; onClick?: () => void }) {
  const { pathname, hash } = useLocation();
  const isHere = place.path === `${pathname}${hash}`;
  return (
    <Link
      to={place.path}
      className={`site-link ${className}`}
      {...(isHere && { "aria-current": place.path.includes("#") ? "location" : "page" })}
      {...(onClick && { onClick })}
    >
      {place.label}
    </Link>
  );
}

function Place({ place }: { place: SitePlace }) {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key === "Escape" : !around.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", leave);
    };
  }, [open]);
  if (place.children === undefined || place.children.length === 0) return <PlaceLink place={place} />;
  return (
    <span ref={around} className="menu-place flex items-center">
      <PlaceLink place={place} />
      <button
        type="button"
        className="site-more"
        aria-expanded={open}
        aria-controls={id}
        aria-label={say(copy.pagesUnder, { name: place.label })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <span id={id} className="menu site-under" hidden={!open}>
        {place.children.map((each) => (
          <PlaceLink key={each.path} place={each} onClick={() => setOpen(false)} />
        ))}
      </span>
    </span>
  );
}

/** How many places fit beside each other, measured as the window and the type have it. */
function useFit(places: readonly SitePlace[]): { row: RefObject<HTMLElement | null>; fits: number } {
  const row = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(places.length);
  useLayoutEffect(() => {
    const nav = row.current;
    if (nav === null) return;
    const measure = () => {
      const ends = [...nav.querySelectorAll<HTMLElement>(".site-places > li")].map(
        (place) => place.offsetLeft + place.offsetWidth,
      );
      const room = nav.clientWidth;
      setFits(ends.filter((end) => end <= room).length);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(nav);
    void document.fonts.ready.then(measure);
    return () => watch.disconnect();
  }, [places]);
  return { row, fits };
}
