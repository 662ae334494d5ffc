import { uploadedPicture, type AppSpec, type Field, type SeedRow } from "@sayhey/appspec";
import CalendarSync from "lucide-react/icons/calendar-sync";
import Check from "lucide-react/icons/check";
import Star from "lucide-react/icons/star";
import { optionTone } from "../field-types.ts";
import { cellText, relatedTitle } from "./cell-text.ts";
import classes from "./grid.module.css";
import { PictureThumb } from "./picture-thumb.tsx";

interface CellValueProps {
  spec: AppSpec;
  field: Field;
  value: SeedRow[string] | undefined;
  now: Date;
}

/** A value as its type is best read: options as pills, stars, swatches. */
export function CellValue({ spec, field, value, now }: CellValueProps) {
  if (value === undefined || value === null || value === "") return null;
  const text = (): string => cellText(field, value, spec.identity.language, now);
  switch (field.type) {
    case "boolean":
      return (
        <span
          className={classes.tick}
          data-on={value === true || undefined}
          role="img"
          aria-label={value === true ? "Yes" : "No"}
        >
          {value === true ? <Check size={13} strokeWidth={3} aria-hidden="true" /> : null}
        </span>
      );
    case "choice":
      return <Pill field={field} option={String(value)} />;
    case "tags":
      return (
        <span className={classes.pills}>
          {(Array.isArray(value) ? value : []).map((tag) => (
            <Pill key={tag} field={field} option={tag} />
          ))}
        </span>
      );
    case "rating":
      return typeof value === "number" ? <Stars value={value} most={field.max ?? 5} /> : null;
    case "colour":
      return (
        <>
          <i className={classes.swatch} style={{ background: String(value) }} />
          {text()}
        </>
      );
    case "image": {
      const assetId = uploadedPicture(value);
      return assetId === null ? text() : <PictureThumb assetId={assetId} />;
    }
    case "relation":
      return (
        <span className={classes.related}>
          {relatedTitle(
            spec.entities.find(({ id }) => id === field.relation),
            value,
          )}
        </span>
      );
    case "date":
    case "dateTime":
      return (
        <>
          {text()}
          {typeof value === "string" && value.startsWith("@") ? (
            <CalendarSync className={classes.moving ?? ""} size={13} role="img" aria-label="moves with today" />
          ) : null}
        </>
      );
    default:
      return text();
  }
}

function Pill({ field, option }: { field: Field; option: string }) {
  return (
    <span className={classes.pill} data-tone={optionTone(field, option)}>
      {option}
    </span>
  );
}

function Stars({ value, most }: { value: number; most: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={`${value} of ${most}`}>
      {Array.from({ length: Math.min(10, Math.ceil(most)) }, (_, index) => (
        <Star key={index} size={14} aria-hidden="true" data-on={index < Math.round(value) || undefined} />
      ))}
    </span>
  );
}
