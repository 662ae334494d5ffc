import { useState } from "react";
import { copy, inPhrase, language, say } from "../copy.ts";
import type { EmbedSite } from "../rules/embeds.ts";
import { keepPlace, sourceOf, type Place } from "../rules/media-source.ts";
import { presetOf } from "../rules/preset.ts";
import { titleOf } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { formatField } from "../ui/format.ts";
import { Picture } from "../ui/media.tsx";
import { MediaGrid, MediaList, type MediaItem } from "../ui/media-list.tsx";
import { MediaStage } from "../ui/media-stage.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { Section } from "../ui/section.tsx";

interface MediaProps extends RowsProps {
  look: "video" | "audio" | "grid";
  fileField?: string;
  urlField?: string;
  posterField?: string;
  captionsField?: string;
  subtitleField?: string;
  /** Sites that may be loaded from; any on the list where it is left out. */
  sites?: readonly EmbedSite[];
  /** Hosts whose files the app may play. */
  hosts?: readonly string[];
}

type Places = Readonly<Record<string, Place>>;
const NONE: Places = {};

/** Plays rows one after the other: videos and sound that are uploaded, on the web, or on other sites. */
export function Media(props: MediaProps) {
  const { id, title, note, entity, where, sort, limit, actions, look } = props;
  const rows = useRows(entity, { where, sort, limit });
  const [places, setPlaces] = useSetting<Places>(`${id}:places`, NONE);
  const [last, setLast] = useSetting(`${id}:on`, "");
  const [opened, setOpened] = useState<string | null>(null);
  /** What plays as soon as it can: what somebody chose, and what comes after it. */
  const [starts, setStarts] = useState("");
  const items = rows.map((row) => itemOf(props, row, places[row.id]));
  const { visible, more } = useMore(items);
  const on = items.find(({ row }) => row.id === (look === "grid" ? opened : last)) ?? items[0];
  const choose = (rowId: string) => {
    setStarts(rowId);
    setLast(rowId);
    if (look === "grid") setOpened(rowId);
  };
  const step = (by: 1 | -1, isEnd = false) => {
    const at = items.findIndex((item) => item === on);
    const next = items[isEnd ? at + by : (at + by + items.length) % items.length];
    if (next !== undefined) choose(next.row.id);
  };
  const stage = on !== undefined && (
    <MediaStage
      key={on.row.id}
      title={on.title}
      page={entity.path === undefined || entity.offered === true ? undefined : `${entity.path}/${on.row.id}`}
      subtitle={on.subtitle}
      source={on.source}
      poster={<Picture value={on.poster} fallback={on.title} about={entity.name} />}
      captions={props.captionsField === undefined ? null : on.row[props.captionsField]}
      look={look === "audio" ? "audio" : "video"}
      place={on.place}
      starts={starts === on.row.id}
      hasOthers={items.length > 1}
      onPlace={(place) => setPlaces(keepPlace(places, on.row.id, place))}
      onStep={(by) => step(by)}
      onEnded={() => step(1, true)}
    />
  );
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={
        entity.offered === true ? undefined : (
          <AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState
          title={say(copy.emptyTitle, { name: entity.plural })}
          {...(entity.offered !== true && { hint: say(copy.mediaEmpty, { name: inPhrase(entity.name, language) }) })}
        />
      ) : look === "grid" ? (
        <>
          <MediaGrid entity={entity} items={visible} actions={actions} onChoose={choose} />
          <Dialog open={opened !== null} title={on?.title ?? ""} onClose={() => setOpened(null)} wide>
            {stage}
          </Dialog>
        </>
      ) : (
        <div className={`media-player media-player-${look}`}>
          {stage}
          <MediaList
            entity={entity}
            items={visible}
            current={on?.row.id}
            look={look}
            actions={actions}
            onChoose={choose}
          />
        </div>
      )}
      <MoreButton more={more} />
    </Section>
  );
}

function itemOf(
  { entity, fileField, urlField, posterField, subtitleField, sites, hosts = [] }: MediaProps,
  row: Row,
  place: Place | undefined,
): MediaItem {
  const value = (field: string | undefined) => (field === undefined ? null : (row[field] ?? null));
  return {
    row,
    title: titleOf(entity, row),
    subtitle: subtitleField === undefined ? "" : formatField(entity, row, subtitleField),
    poster: String(value(posterField) ?? ""),
    source: sourceOf(value(fileField), value(urlField), { sites, hosts }),
    place,
  };
}
