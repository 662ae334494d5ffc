import { useState } from "react";
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

const UPLOADED = /^asset:([0-9a-f-]{36})$/;

/** An image value: `art:<seed>` is drawn, a data address and an uploaded picture shown, anything else drawn from `fallback`. */
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
  /** A picture that is gone is drawn instead. */
  const [missing, setMissing] = useState("");
  if (/^data:image\/(png|jpeg|webp|gif);base64,/.test(value))
    return <img src={value} alt={label ?? ""} className="size-full object-cover" />;
  const uploaded = UPLOADED.exec(value)?.[1];
  if (uploaded !== undefined && missing !== value)
    return (
      <img
        src={`/pictures/${uploaded}.webp`}
        alt={label ?? ""}
        className="size-full object-cover"
        loading="lazy"
        onError={() => setMissing(value)}
      />
    );
  return (
    <Art
      seed={value.startsWith("art:") ? value.slice(4) : fallback}
      className="size-full"
      {...(about !== undefined && { about })}
      {...(label !== undefined && { label })}
    />
  );
}
