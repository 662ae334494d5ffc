import { useState } from "react";
import { Link } from "react-router";
import { copy } from "../copy.ts";
import type { EntityDef } from "../store/model.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/media.tsx";
import { RowForm } from "../ui/row-form.tsx";

interface Way {
  label: string;
  page: string;
}

interface OpeningProps {
  id: string;
  title?: string;
  note?: string;
  headline: string;
  body?: string;
  cta?: Way;
  second?: Way;
  layout: "centered" | "split" | "cover" | "statement" | "banner" | "facts" | "card" | "form";
  picture?: string;
  points?: readonly { title: string; value?: string }[];
  formEntity?: EntityDef;
  formFields?: readonly string[];
  submitLabel?: string;
  thanks?: string;
}

/** Layouts in which words are all, unless the owner sets a picture. */
const OF_WORDS: readonly string[] = ["statement", "banner", "facts", "form"];

/** How a site opens: what it is, large, and where to go from here. */
export function Opening(props: OpeningProps) {
  const { id, title, note, headline, body, cta, second, layout, picture, points = [] } = props;
  const isPictured = !OF_WORDS.includes(layout) || (picture !== undefined && layout !== "banner");
  return (
    <section id={id} data-block={id} className={`opening opening-${layout}`} aria-label={headline}>
      {isPictured && (
        <div className="opening-picture">
          <Picture value={picture ?? ""} fallback={headline} />
        </div>
      )}
      <div className="opening-words">
        <div className="opening-say">
          {title !== undefined && <p className="eyebrow">{title}</p>}
          <h1 className="display opening-headline">{headline}</h1>
          {body !== undefined && <p className="opening-body">{body}</p>}
        </div>
        {(cta ?? second) && (
          <div className="opening-ways">
            {cta && (
              <Link to={cta.page} className="btn btn-primary btn-large">
                <span>{cta.label}</span>
              </Link>
            )}
            {second && (
              <Link to={second.page} className="btn btn-large opening-second">
                <span>{second.label}</span>
                <Icon name="arrow-right" className="size-4" />
              </Link>
            )}
          </div>
        )}
        {note !== undefined && <p className="opening-note">{note}</p>}
      </div>
      {points.length > 0 && (
        <dl className="opening-points">
          {points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              {point.value !== undefined && <dd className="num display">{point.value}</dd>}
            </div>
          ))}
        </dl>
      )}
      {layout === "form" && <AskForm {...props} />}
    </section>
  );
}

function AskForm({ formEntity, formFields, submitLabel, thanks }: OpeningProps) {
  const [sent, setSent] = useState(false);
  if (formEntity === undefined || formFields === undefined) return null;
  return (
    <div className="card panel opening-ask">
      {sent && thanks !== undefined ? (
        <div className="thanks" role="status">
          <Icon name="circle-check-big" className="size-10" />
          <p className="empty-title">{thanks}</p>
          <Button onClick={() => setSent(false)}>{copy.sendAnother}</Button>
        </div>
      ) : (
        <RowForm
          entity={formEntity}
          fields={formFields}
          {...(submitLabel !== undefined && { submitLabel })}
          onDone={() => setSent(true)}
        />
      )}
    </div>
  );
}
