import { Link } from "react-router";
import { titleOf } from "../store/change-rows.ts";
import type { RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { formatField } from "../ui/format.ts";
import { Picture } from "../ui/media.tsx";
import { OwnerOnly } from "../ui/owner-only.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";

interface TeamProps extends RowsProps {
  imageField?: string;
  roleField?: string;
  bodyField?: string;
}

/** Who is behind it, each with a picture, what they do, and a few words. */
export function Team({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  imageField,
  roleField,
  bodyField,
}: TeamProps) {
  const rows = useRows(entity, { where, sort, limit });
  if (rows.length === 0) return <OwnerOnly id={id} title={title} name={entity.plural} />;
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
        {rows.map((row) => {
          const name = titleOf(entity, row);
          const role = roleField === undefined ? "" : formatField(entity, row, roleField);
          const body = bodyField === undefined ? "" : formatField(entity, row, bodyField);
          return (
            <li key={row.id} className="flex min-w-0 flex-col gap-3">
              <span className="media block aspect-[4/5] w-full rounded-card">
                <Picture
                  value={imageField === undefined ? "" : String(row[imageField] ?? "")}
                  fallback={name}
                  about={entity.name}
                />
              </span>
              <div className="flex items-start justify-between gap-1">
                <div className="min-w-0">
                  <h3 className="text-lg leading-snug font-bold break-words">
                    {entity.path === undefined ? (
                      name
                    ) : (
                      <Link to={`${entity.path}/${row.id}`} className="row-link">
                        {name}
                      </Link>
                    )}
                  </h3>
                  {role !== "" && <p className="text-muted">{role}</p>}
                </div>
                <RowMenu entity={entity} row={row} />
              </div>
              {body !== "" && <p className="leading-relaxed">{body}</p>}
              <ActionButtons entity={entity} row={row} actions={actions} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
