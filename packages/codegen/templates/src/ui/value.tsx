import type { EntityDef, Row } from "../store/model.ts";
import { meets } from "../rules/select-rows.ts";
import { shownAs } from "../rules/shown-as.ts";
import { FileLinks } from "./file-links.tsx";
import { fieldOf, formatValue } from "./format.ts";
import { Icon } from "./icon.tsx";

interface ValueProps {
  entity: EntityDef;
  row: Row;
  field: string;
  /** Choices and tags as words instead of badges. */
  plain?: boolean;
}

/** One field of a row, shown as its type deserves, with the mark that its rules give it. Renders nothing for an empty value. */
export function Value(props: ValueProps) {
  const { entity, row, field } = props;
  const now = new Date();
  const mark = fieldOf(entity, field).warn?.find(({ when }) => meets(row, when, now));
  if (mark === undefined) return <PlainValue {...props} />;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <PlainValue {...props} />
      <span className={`mark mark-${mark.tone}`}>
        <Icon
          name={mark.tone === "good" ? "circle-check" : mark.tone === "attention" ? "clock-alert" : "triangle-alert"}
          className="size-3.5"
        />
        {mark.label}
      </span>
    </span>
  );
}

function PlainValue({ entity, row, field: id, plain = false }: ValueProps) {
  const field = fieldOf(entity, id);
  const value = row[id] ?? null;
  if (value === null || value === "") return null;
  const type = shownAs(field);
  if (plain && (type === "choice" || type === "tags")) return <span>{formatValue(field, value)}</span>;
  switch (type) {
    case "rating":
      return <Stars value={Number(value)} max={field.max ?? 5} />;
    case "choice":
      return <Badge text={String(value)} options={field.options ?? []} />;
    case "tags":
      return (
        <span className="flex flex-wrap gap-1">
          {(Array.isArray(value) ? value : []).map((tag: string) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
        </span>
      );
    case "lines":
      return (
        <ul className="list-disc space-y-1 pl-5">
          {(Array.isArray(value) ? value : []).map((line: string, index: number) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      );
    case "colour":
      return <Swatch colour={String(value)} />;
    case "email":
      return <ValueLink href={`mailto:${String(value)}`} text={String(value)} />;
    case "phone":
      return <ValueLink href={`tel:${String(value).replace(/[^\d+]/g, "")}`} text={String(value)} />;
    case "url":
      return /^https?:\/\//i.test(String(value)) ? (
        <ValueLink
          href={String(value)}
          text={String(value)
            .replace(/^https?:\/\/(www\.)?/i, "")
            .replace(/\/$/, "")}
        />
      ) : (
        <span>{String(value)}</span>
      );
    case "location":
      return (
        <span className="inline-flex items-baseline gap-1">
          <Icon name="map-pin" className="size-4 shrink-0 self-center" />
          {String(value)}
        </span>
      );
    case "file":
      return <FileLinks value={value} />;
    case "boolean":
      return (
        <span className="inline-flex items-baseline gap-1">
          <Icon name={value === true ? "check" : "minus"} className="size-4 self-center" />
          {formatValue(field, value)}
        </span>
      );
    case "longText":
      return <span className="whitespace-pre-line">{String(value)}</span>;
    default:
      return <span className={typeof value === "number" ? "num" : ""}>{formatValue(field, value)}</span>;
  }
}

/** A choice as a badge; its place among the options sets its tone. */
export function Badge({ text, options }: { text: string; options: readonly string[] }) {
  const place = options.indexOf(text);
  return <span className={`badge badge-${place < 0 ? 0 : place % 4}`}>{text}</span>;
}

/** A rating as stars, said as a number. */
export function Stars({ value, max }: { value: number; max: number }) {
  return (
    <span className="stars" role="img" aria-label={`${Math.round(value * 10) / 10} / ${max}`}>
      {Array.from({ length: max }, (_, index) => (
        <Icon key={index} name="star" className={`size-4 ${index < Math.round(value) ? "star-on" : "star-off"}`} />
      ))}
    </span>
  );
}

function Swatch({ colour }: { colour: string }) {
  const safe = /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : "transparent";
  return (
    <span className="inline-flex items-center gap-2">
      <span className="size-5 rounded-full border border-line" style={{ backgroundColor: safe }} />
      {colour}
    </span>
  );
}

function ValueLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href} rel="noreferrer noopener" target={href.startsWith("http") ? "_blank" : undefined}>
      {text}
    </a>
  );
}
