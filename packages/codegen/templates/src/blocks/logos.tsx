import type { ReactNode } from "react";
import { titleOf } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Picture } from "../ui/media.tsx";
import { OwnerOnly } from "../ui/owner-only.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";

interface LogosProps extends RowsProps {
  imageField?: string;
  urlField?: string;
}

/** A mark that somebody entered; one that would have to be drawn is nobody's. */
const isMark = (value: string): boolean => value.startsWith("asset:") || value.startsWith("data:image/");

/** Names or marks of partners and customers, as the owner entered them. */
export function Logos({ id, title, note, entity, where, sort, limit, actions, imageField, urlField }: LogosProps) {
  const rows = useRows(entity, { where, sort, limit });
  if (rows.length === 0) return <OwnerOnly id={id} title={title} name={entity.plural} />;
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <ul className="flex flex-wrap items-center gap-x-10 gap-y-5 border-y border-line py-6">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-12 max-w-full items-center gap-1">
            <Way url={urlField === undefined ? "" : String(row[urlField] ?? "")}>
              {markOf(row, imageField, titleOf(entity, row))}
            </Way>
            <ActionButtons entity={entity} row={row} actions={actions} />
            <RowMenu entity={entity} row={row} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function markOf(row: Row, imageField: string | undefined, name: string): ReactNode {
  const value = imageField === undefined ? "" : String(row[imageField] ?? "");
  if (!isMark(value)) return <span className="display [--size:1.375rem] break-words">{name}</span>;
  return (
    <span className="block h-12 w-36 overflow-hidden [&>img]:object-contain">
      <Picture value={value} fallback={name} label={name} />
    </span>
  );
}

function Way({ url, children }: { url: string; children: ReactNode }) {
  if (!/^https?:\/\//.test(url)) return children;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="row-link">
      {children}
    </a>
  );
}
