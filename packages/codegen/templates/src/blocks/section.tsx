import { Link } from "react-router";
import { Art } from "../art/art.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section as Region } from "../ui/section.tsx";

interface Item {
  title: string;
  body?: string;
  icon?: string;
  value?: string;
}

interface SectionProps {
  id: string;
  title?: string;
  note?: string;
  look: "features" | "steps" | "hours" | "facts" | "people" | "callout";
  body?: string;
  items?: readonly Item[];
  cta?: { label: string; page: string };
}

/** A part of a site that is read: what is offered, how it goes, when it is open, who is behind it, or what to do next. */
export function Section({ id, title, note, look, body, items = [], cta }: SectionProps) {
  const action = cta && (
    <Link to={cta.page} className={`btn ${look === "callout" ? "btn-primary" : "btn-secondary"} btn-large self-start`}>
      <span>{cta.label}</span>
    </Link>
  );
  if (look === "callout")
    return (
      <Region id={id} label={title}>
        <div className="card panel flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
          <div className="flex flex-col gap-1">
            {title !== undefined && <p className="display [--size:1.75rem] leading-tight text-balance">{title}</p>}
            {body !== undefined && <p className="text-muted">{body}</p>}
          </div>
          {action}
        </div>
      </Region>
    );
  return (
    <Region id={id} title={title} note={note}>
      <div className="flex flex-col gap-5">
        {body !== undefined && <p className="max-w-[62ch] leading-relaxed whitespace-pre-line">{body}</p>}
        {look === "hours" ? <Times items={items} /> : look === "steps" ? <Steps items={items} /> : null}
        {look === "facts" ? <Facts items={items} /> : null}
        {look === "features" || look === "people" ? <Grid items={items} isPeople={look === "people"} /> : null}
        {action}
      </div>
    </Region>
  );
}

function Grid({ items, isPeople }: { items: readonly Item[]; isPeople: boolean }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, body, icon, value }) => (
        <li key={title} className="card panel flex flex-col gap-2">
          {isPeople ? (
            <span className="mb-1 block aspect-[4/3] w-full overflow-hidden rounded-control">
              <Art seed={title} className="size-full" />
            </span>
          ) : (
            icon !== undefined && (
              <span className="grid size-11 place-items-center rounded-control bg-accent text-on-accent">
                <Icon name={icon} className="size-6" />
              </span>
            )
          )}
          <h3 className="text-lg leading-snug font-bold text-balance">{title}</h3>
          {body !== undefined && <p className="text-muted">{body}</p>}
          {value !== undefined && <p className="num mt-auto font-bold">{value}</p>}
        </li>
      ))}
    </ul>
  );
}

function Steps({ items }: { items: readonly Item[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, body }, index) => (
        <li key={title} className="flex flex-col gap-1 border-t-2 border-accent pt-3">
          <span className="num display [--size:1.75rem] leading-none text-accent-text" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="font-bold text-balance">{title}</h3>
          {body !== undefined && <p className="text-muted">{body}</p>}
        </li>
      ))}
    </ol>
  );
}

function Times({ items }: { items: readonly Item[] }) {
  return (
    <dl className="card panel max-w-xl divide-y divide-line">
      {items.map(({ title, body, value }) => (
        <div key={title} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
          <dt>{title}</dt>
          <dd className="num font-bold">{value ?? body ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ items }: { items: readonly Item[] }) {
  return (
    <dl className="grid grid-cols-2 gap-5 sm:grid-cols-4">
      {items.map(({ title, value }) => (
        <div key={title} className="flex flex-col-reverse gap-1">
          <dt className="text-muted">{title}</dt>
          <dd className="num display [--size:2.25rem] leading-none">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
