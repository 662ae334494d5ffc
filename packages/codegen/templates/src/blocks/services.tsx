import { Link } from "react-router";
import { copy } from "../copy.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { OwnerOnly } from "../ui/owner-only.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";

interface ServicesProps extends RowsProps {
  media: "art" | "image" | "none";
  bodyField?: string;
  priceField?: string;
  cta?: { label: string; page: string };
}

/** What is offered, with its price and where to ask for it. */
export function Services(props: ServicesProps) {
  const { id, title, note, entity, where, sort, limit, media } = props;
  const rows = useRows(entity, { where, sort, limit });
  if (rows.length === 0) return <OwnerOnly id={id} title={title} name={entity.plural} />;
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <ul className={media === "none" ? "services services-plain" : "services"}>
        {rows.map((row) => (
          <li key={row.id}>
            <Service row={row} {...props} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Service({ row, entity, media, bodyField, priceField, cta, actions }: ServicesProps & { row: Row }) {
  const body = bodyField === undefined ? "" : formatField(entity, row, bodyField);
  const way = wayOf(entity, row, cta);
  return (
    <article className={`service ${way === undefined ? "" : "card-leads"} ${media === "none" ? "" : "card"}`}>
      {media !== "none" && <Media entity={entity} row={row} media={media} className="service-picture" />}
      <div className="service-words">
        <h3 className="display [--size:1.25rem] leading-snug text-balance">{titleOf(entity, row)}</h3>
        {body !== "" && <p className="text-muted">{body}</p>}
        <ActionButtons entity={entity} row={row} actions={actions} />
        <p className="service-end">
          {priceField !== undefined && (
            <span className="num font-bold">{formatField(entity, row, priceField) || copy.onRequest}</span>
          )}
          {way && (
            <Link to={way.page} className="row-link service-way" aria-label={`${way.label}: ${titleOf(entity, row)}`}>
              {way.label}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          )}
        </p>
      </div>
      <RowMenu entity={entity} row={row} />
    </article>
  );
}

function wayOf(entity: EntityDef, row: Row, cta: ServicesProps["cta"]): ServicesProps["cta"] {
  if (cta !== undefined) return cta;
  return entity.path === undefined ? undefined : { label: copy.more, page: `${entity.path}/${row.id}` };
}
