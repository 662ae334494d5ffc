import { copy, say } from "../copy.ts";
import type { MediaSource, Place } from "../rules/media-source.ts";
import type { Action, EntityDef, Row } from "../store/model.ts";
import { ActionButtons } from "./action-buttons.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./media.tsx";
import { RowMenu } from "./row-menu.tsx";

/** Something to play, with all that is shown of it. */
export interface MediaItem {
  row: Row;
  title: string;
  subtitle: string;
  poster: string;
  source: MediaSource;
  place: Place | undefined;
}

interface ListProps {
  entity: EntityDef;
  items: readonly MediaItem[];
  current: string | undefined;
  look: "video" | "audio";
  actions: readonly Action[] | undefined;
  onChoose: (id: string) => void;
}

/** Where something comes from, when that is elsewhere. */
function whereFrom(source: MediaSource): string {
  if (source.from === "site") return source.embed.name;
  if (source.from === "web") return source.host;
  return source.from === "nothing" ? copy.nothingYet : "";
}

/** What there is to play, in order; a press puts it on. */
export function MediaList({ entity, items, current, look, actions, onChoose }: ListProps) {
  return (
    <ol className={`media-list media-list-${look}`}>
      {items.map(({ row, title, subtitle, poster, source, place }) => (
        <li key={row.id} className="media-item" data-on={row.id === current ? "" : undefined}>
          <span className="media-thumb" aria-hidden="true">
            <Picture value={poster} fallback={title} about={entity.name} />
          </span>
          <div className="media-main">
            <button
              type="button"
              className="media-choose list-title"
              aria-label={say(copy.playOne, { name: title })}
              aria-current={row.id === current ? "true" : undefined}
              onClick={() => onChoose(row.id)}
            >
              {title}
            </button>
            <span className="media-subtitle">
              {[subtitle, whereFrom(source)].filter((text) => text !== "").join(" · ")}
            </span>
            {place !== undefined && place.length > 0 && (
              <span
                className="media-done"
                role="img"
                aria-label={say(copy.playedShare, { value: Math.round((place.at / place.length) * 100) })}
              >
                <span style={{ width: `${(place.at / place.length) * 100}%` }} />
              </span>
            )}
          </div>
          {row.id === current && <Icon name="audio-lines" className="size-5 text-accent-text" />}
          <ActionButtons entity={entity} row={row} actions={actions} />
          <RowMenu entity={entity} row={row} />
        </li>
      ))}
    </ol>
  );
}

/** What there is to play as pictures side by side. */
export function MediaGrid({ entity, items, actions, onChoose }: Omit<ListProps, "current" | "look">) {
  return (
    <ul className="media-grid">
      {items.map(({ row, title, subtitle, poster, source }) => (
        <li key={row.id} className="media-tile">
          <button
            type="button"
            className="media-open"
            aria-label={say(copy.playOne, { name: title })}
            onClick={() => onChoose(row.id)}
          >
            <Picture value={poster} fallback={title} about={entity.name} />
            <span className="media-disc" aria-hidden="true">
              <svg viewBox="0 0 24 24" className="size-6" fill="currentColor">
                <path d="M8 4.8v14.4L19.5 12z" />
              </svg>
            </span>
          </button>
          <div className="flex items-start gap-1 pt-2">
            <p className="min-w-0 flex-1">
              <span className="list-title block">{title}</span>
              <span className="media-subtitle">
                {[subtitle, whereFrom(source)].filter((text) => text !== "").join(" · ")}
              </span>
            </p>
            <RowMenu entity={entity} row={row} />
          </div>
          <ActionButtons entity={entity} row={row} actions={actions} />
        </li>
      ))}
    </ul>
  );
}
