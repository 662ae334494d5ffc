import { Art } from "../art/art.tsx";
import type { EntityDef, Row } from "../store/model.ts";
import { titleOf } from "../store/change-rows.ts";

interface MediaProps {
  entity: EntityDef;
  row: Row;
  media: "art" | "image" | "icon" | "none";
  className?: string;
}

/** The picture of a row: its image field, else art drawn from its name; `icon` is a small one beside the words. */
export function Media({ entity, row, media, className = "" }: MediaProps) {
  if (media === "none") return null;
  if (media === "icon") {
    return (
      <div className={`media media-small ${className}`}>
        <Art seed={titleOf(entity, row)} about={entity.name} className="size-full" />
      </div>
    );
  }
  const field = entity.fields.find((candidate) => candidate.type === "image");
  const value = field === undefined ? null : row[field.id];
  return (
    <div className={`media ${className}`}>
      <Picture value={typeof value === "string" ? value : ""} fallback={titleOf(entity, row)} about={entity.name} />
    </div>
  );
}

/** An image value: `art:<seed>` is drawn, a data address shown, anything else drawn from `fallback`. */
export function Picture({
  value,
  fallback,
  about,
  label,
}: {
  value: string;
  fallback: string;
  about?: string;
  label?: string;
}) {
  if (/^data:image\/(png|jpeg|webp|gif);base64,/.test(value))
    return <img src={value} alt={label ?? ""} className="size-full object-cover" />;
  return (
    <Art
      seed={value.startsWith("art:") ? value.slice(4) : fallback}
      className="size-full"
      {...(about !== undefined && { about })}
      {...(label !== undefined && { label })}
    />
  );
}
