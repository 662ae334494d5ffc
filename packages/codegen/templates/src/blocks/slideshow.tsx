import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { copy, say } from "../copy.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { IconButton } from "../ui/button.tsx";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Lightbox } from "../ui/lightbox.tsx";
import { Picture } from "../ui/media.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface SlideshowProps {
  id: string;
  title?: string;
  note?: string;
  slidesEntity?: EntityDef;
  imageField?: string;
  captionField?: string;
  slides?: readonly { picture: string; caption?: string }[];
  limit?: number;
  shape?: "wide" | "photo" | "square" | "tall";
  seconds?: number;
}

/** One picture with what is said of it. */
interface Slide {
  key: string;
  value: string;
  /** What the picture is drawn from where it is gone, and what it shows. */
  name: string;
  caption: string;
  about: string;
}

/** Pictures one after the other: those of rows where it has any, else its own. */
export function Slideshow({ slidesEntity, ...props }: SlideshowProps) {
  if (slidesEntity !== undefined) return <RowSlides {...props} entity={slidesEntity} />;
  const slides = (props.slides ?? []).map(({ picture, caption = "" }, index) => ({
    key: `${index}`,
    value: picture,
    name: caption === "" ? picture.replace(/^art:/, "") : caption,
    caption,
    about: props.title ?? "",
  }));
  return <Carousel {...props} all={slides} />;
}

function RowSlides({ entity, ...props }: Omit<SlideshowProps, "slidesEntity"> & { entity: EntityDef }) {
  const { imageField = "", captionField, limit } = props;
  const rows = useRows(entity, {}).filter((row) => (row[imageField] ?? "") !== "");
  const slides = rows.slice(0, limit ?? 60).map((row) => ({
    key: row.id,
    value: String(row[imageField]),
    name: titleOf(entity, row),
    caption: captionField === undefined ? titleOf(entity, row) : formatField(entity, row, captionField),
    about: entity.name,
  }));
  return slides.length === 0 ? (
    <Section id={props.id} title={props.title} note={props.note} label={entity.plural}>
      <RowsEmpty entity={entity} add={entity.offered !== true} />
    </Section>
  ) : (
    <Carousel {...props} all={slides} label={entity.plural} />
  );
}

const prefersStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function Carousel({
  id,
  title,
  note,
  label,
  all,
  shape = "wide",
  seconds,
}: SlideshowProps & { label?: string; all: readonly Slide[] }) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const [isMoving, setMoving] = useState(() => seconds !== undefined && !prefersStill());
  /** Nothing moves away from under a finger, a pointer or the focus. */
  const [isHeld, setHeld] = useState(false);
  const count = all.length;
  const show = (to: number) => {
    const wanted = (to + count) % count;
    const list = track.current;
    const slide = list?.children[wanted];
    if (list === null || !(slide instanceof HTMLElement)) return;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: prefersStill() ? "auto" : "smooth" });
    setAt(wanted);
  };
  const runs = isMoving && !isHeld && open === null && count > 1;
  useEffect(() => {
    if (!runs || seconds === undefined) return;
    const timer = window.setTimeout(() => {
      if (!document.hidden) show(at + 1);
    }, seconds * 1000);
    return () => window.clearTimeout(timer);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  const name = title ?? label ?? copy.slideshow;
  return (
    <Section id={id} title={title} note={note} label={name}>
      <div
        className={`slideshow slideshow-${shape}`}
        role="group"
        aria-roledescription={copy.slideshow}
        aria-label={name}
        onKeyDown={onKeyDown}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div
          ref={track}
          className="slides"
          aria-live={runs ? "off" : "polite"}
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget;
            const seen = Math.round(scrollLeft / Math.max(1, clientWidth));
            if (seen !== at && Math.abs(scrollLeft - seen * clientWidth) < 2) setAt(Math.min(count - 1, seen));
          }}
        >
          {all.map((slide, index) => (
            <div
              key={slide.key}
              className="slide"
              role="group"
              aria-roledescription={copy.slide}
              aria-label={say(copy.pictureOf, { n: index + 1, all: count })}
              aria-hidden={index === at ? undefined : true}
            >
              <button
                type="button"
                className="slide-open"
                tabIndex={index === at ? 0 : -1}
                aria-label={slide.name}
                onClick={() => setOpen(index)}
              >
                <Picture value={slide.value} fallback={slide.name} about={slide.about} />
              </button>
              {slide.caption !== "" && <p className="slide-caption">{slide.caption}</p>}
            </div>
          ))}
        </div>
        {count > 1 && (
          <>
            <IconButton
              className="slide-step slide-back"
              label={copy.previous}
              icon="chevron-left"
              onClick={() => show(at - 1)}
            />
            <IconButton
              className="slide-step slide-on"
              label={copy.next}
              icon="chevron-right"
              onClick={() => show(at + 1)}
            />
          </>
        )}
      </div>
      {count > 1 && (
        <div className="slide-bar">
          {seconds !== undefined && (
            <button
              type="button"
              className="btn-icon"
              aria-label={isMoving ? copy.pause : copy.play}
              onClick={() => setMoving(!isMoving)}
            >
              <Icon name={isMoving ? "pause" : "play"} />
            </button>
          )}
          <ul className="slide-dots">
            {all.map((slide, index) => (
              <li key={slide.key}>
                <button
                  type="button"
                  className="slide-dot"
                  aria-label={say(copy.pictureOf, { n: index + 1, all: count })}
                  aria-current={index === at ? "true" : undefined}
                  onClick={() => show(index)}
                />
              </li>
            ))}
          </ul>
          <span className="num text-sm text-muted" aria-hidden="true">
            {at + 1} / {count}
          </span>
        </div>
      )}
      <Lightbox
        pictures={all.map(({ value, name: shown, about }) => ({ value, title: shown, about }))}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </Section>
  );
}
