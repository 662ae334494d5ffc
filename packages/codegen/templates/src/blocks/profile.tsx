import { useId, useState } from "react";
import { copy, say } from "../copy.ts";
import type { EntityDef, Measure, Row } from "../store/model.ts";
import { useMeasure, useRows } from "../store/use-rows.ts";
import { useSetting, useVisitor } from "../store/use-setting.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { fieldOf, formatNumber } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { ImageInput } from "../ui/image-input.tsx";
import { ListRow } from "../ui/list-row.tsx";
import { Picture } from "../ui/media.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { Section } from "../ui/section.tsx";

export interface Scope {
  entity: EntityDef;
  title: string;
  whoField?: string;
  savedField?: string;
}

export interface Item {
  label: string;
  measure: Measure;
  icon?: string;
}

interface ProfileProps {
  id: string;
  title?: string;
  note?: string;
  items?: readonly Item[];
  scopes: readonly Scope[];
}

/** The visitor's own page: who they are here, their numbers, and what is theirs. */
export function Profile({ id, title, note, items = [], scopes }: ProfileProps) {
  const visitor = useVisitor();
  const [picture] = useSetting("visitorPicture", "");
  const [about] = useSetting("visitorAbout", "");
  const [editing, setEditing] = useState(false);
  return (
    <Section id={id} title={title} note={note} label={copy.yourProfile}>
      <div className="card panel flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-4">
          {picture === "" ? (
            <Avatar name={visitor.name} className="size-20! text-2xl!" />
          ) : (
            <span className="media size-20 shrink-0 overflow-hidden rounded-full">
              <Picture value={picture} fallback={visitor.name} />
            </span>
          )}
          <div className="min-w-0 flex-[1_1_10rem]">
            <p className="display [--size:1.5rem]">{visitor.name}</p>
            <p className="text-muted">{about === "" ? copy.onThisDevice : about}</p>
          </div>
          <Button icon="pencil" onClick={() => setEditing(true)}>
            {copy.editProfile}
          </Button>
        </div>
        {items.length > 0 && (
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {items.map((item) => (
              <Figure key={item.label} item={item} />
            ))}
          </dl>
        )}
      </div>
      {scopes.map((scope) => (
        <Own key={`${scope.entity.id}:${scope.title}`} scope={scope} name={visitor.name} />
      ))}
      <Dialog open={editing} title={copy.editProfile} onClose={() => setEditing(false)}>
        <Editor onDone={() => setEditing(false)} />
      </Dialog>
    </Section>
  );
}

export function Figure({ item }: { item: Item }) {
  const value = useMeasure(item.measure);
  const field = item.measure.field === undefined ? undefined : fieldOf(item.measure.entity, item.measure.field);
  return (
    <div className="flex flex-col-reverse rounded-control bg-ground px-3 py-2.5">
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        {item.icon !== undefined && <Icon name={item.icon} className="size-4" />}
        {item.label}
      </dt>
      <dd className="num display [--size:1.5rem]">
        {formatNumber(value, item.measure.fn === "count" || field === undefined ? { type: "number" } : field)}
      </dd>
    </div>
  );
}

interface OwnProps {
  scope: Scope;
  name: string;
  /** Whose name nobody knew then is the person of this device. */
  isDevice?: boolean;
}

export function Own({ scope: { entity, title, whoField, savedField }, name, isDevice = true }: OwnProps) {
  const rows = useRows(entity);
  const isMine = (row: Row): boolean =>
    (savedField !== undefined && row[savedField] === true) ||
    (whoField !== undefined && (row[whoField] === name || (isDevice && row[whoField] === copy.you)));
  const mine = rows.filter(isMine);
  const { visible, more } = useMore(mine);
  const facts = entity.fields
    .filter((field) => ["number", "money", "duration", "date", "dateTime", "choice"].includes(field.type))
    .slice(0, 2)
    .map((field) => field.id);
  return (
    <div>
      <h3 className="group-title">
        {title} <span className="num">{mine.length}</span>
      </h3>
      {mine.length === 0 ? (
        <p className="card panel text-muted">{say(copy.nothingOfYours, { name: entity.plural })}</p>
      ) : (
        <ul className="list">
          {visible.map((row) => (
            <ListRow key={row.id} entity={entity} row={row} facts={facts} />
          ))}
        </ul>
      )}
      <MoreButton more={more} />
    </div>
  );
}

function Editor({ onDone }: { onDone: () => void }) {
  const { setName } = useVisitor();
  const [name] = useSetting("visitorName", "");
  const [picture, setPicture] = useSetting("visitorPicture", "");
  const [about, setAbout] = useSetting("visitorAbout", "");
  const id = useId();
  return (
    <form
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <div className="field">
        <span className="field-label" id={`${id}-picture`}>
          {copy.yourPicture}
        </span>
        <ImageInput value={picture} onChange={setPicture} labelId={`${id}-picture`} />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-name`}>
          {copy.yourName}
        </label>
        <input
          id={`${id}-name`}
          className="input"
          value={name}
          placeholder={copy.you}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-about`}>
          {copy.aboutYou}
        </label>
        <textarea
          id={`${id}-about`}
          className="input"
          rows={2}
          value={about}
          maxLength={160}
          onChange={(event) => setAbout(event.target.value)}
        />
      </div>
      <div className="row-form-end">
        <Button type="submit" look="primary">
          {copy.done}
        </Button>
      </div>
    </form>
  );
}
