import { useDeferredValue, useMemo, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { copy, say } from "../copy.ts";
import { findScore, markMatches } from "../rules/find-texts.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { readRows, storeVersion, subscribe } from "../store/store.ts";
import { useSetting } from "../store/use-setting.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { RowDialog } from "../ui/row-dialog.tsx";
import { Section } from "../ui/section.tsx";

interface Scope {
  entity: EntityDef;
  subtitleField?: string;
}

interface SearchProps {
  id: string;
  title?: string;
  note?: string;
  scopes: readonly Scope[];
}

interface Found {
  scope: Scope;
  row: Row;
  score: number;
}

/** Most hits shown of one kind, and most searches remembered. */
const MOST_HITS = 8;
const MOST_RECENT = 5;

/** One box that finds everything the app keeps. */
export function Search({ id, title, note, scopes }: SearchProps) {
  const [query, setQuery] = useState("");
  const [recent, setRecent] = useSetting<readonly string[]>(`search:${id}`, []);
  const [editing, setEditing] = useState<Found | null>(null);
  const wanted = useDeferredValue(query.trim());
  const version = useSyncExternalStore(subscribe, storeVersion);
  const index = useMemo(() => ({ version, kinds: indexOf(scopes) }), [scopes, version]);
  const groups = useMemo(() => (wanted === "" ? [] : find(index.kinds, wanted)), [index, wanted]);
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0);
  const remember = () => {
    if (wanted.length > 1) setRecent([wanted, ...recent.filter((text) => text !== wanted)].slice(0, MOST_RECENT));
  };
  const hints = recent.length > 0 ? recent : scopes.flatMap((scope) => suggestions(scope)).slice(0, MOST_RECENT);
  const label = say(copy.search, { name: scopes.map((scope) => scope.entity.plural).join(", ") });
  return (
    <Section id={id} title={title} note={note} label={copy.find}>
      <div className="search">
        <Icon name="search" className="size-4.5" />
        <input
          type="search"
          className="input"
          aria-label={label}
          placeholder={label}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onBlur={remember}
          onKeyDown={walkHits}
        />
      </div>
      {wanted === "" ? (
        <div className="chips" role="group" aria-label={recent.length > 0 ? copy.recent : copy.tryThese}>
          {hints.map((text) => (
            <button key={text} type="button" className="chip" onClick={() => setQuery(text)}>
              <Icon name={recent.length > 0 ? "history" : "search"} className="size-4" />
              {text}
            </button>
          ))}
        </div>
      ) : (
        <p className="num text-sm text-muted" role="status">
          {say(copy.hits, { n: count })}
        </p>
      )}
      {wanted !== "" && count === 0 && <EmptyState title={copy.nothingFound} hint={copy.nothingFoundHint} />}
      {groups.map(({ scope, hits }) => (
        <div key={scope.entity.id}>
          <h3 className="group-title">
            {scope.entity.plural} <span className="num">{hits.length}</span>
          </h3>
          <ul className="list" onKeyDown={walkHits}>
            {hits.slice(0, MOST_HITS).map((hit) => (
              <li key={hit.row.id} className="list-row">
                <Hit hit={hit} query={wanted} onEdit={() => setEditing(hit)} onTaken={remember} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {editing && <RowDialog entity={editing.scope.entity} row={editing.row} open onClose={() => setEditing(null)} />}
    </Section>
  );
}

function Hit({
  hit: { scope, row },
  query,
  onEdit,
  onTaken,
}: {
  hit: Found;
  query: string;
  onEdit: () => void;
  onTaken: () => void;
}) {
  const { entity, subtitleField } = scope;
  const inside = (
    <>
      <Icon name={entity.icon} className="size-5 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <Marked query={query} text={titleOf(entity, row)} className="list-title block" />
        {subtitleField !== undefined && (
          <Marked query={query} text={formatField(entity, row, subtitleField)} className="list-subtitle line-clamp-2" />
        )}
      </span>
      <Icon name={entity.path === undefined ? "pencil" : "chevron-right"} className="size-4.5 shrink-0 text-muted" />
    </>
  );
  const look = "flex min-h-11 w-full min-w-0 flex-1 cursor-pointer items-center gap-3 text-left";
  if (entity.path === undefined)
    return (
      <button type="button" data-hit className={look} onClick={onEdit}>
        {inside}
      </button>
    );
  return (
    <Link to={`${entity.path}/${row.id}`} data-hit className={look} onClick={onTaken}>
      {inside}
    </Link>
  );
}

function Marked({ query, text, className }: { query: string; text: string; className: string }) {
  return (
    <span className={className}>
      {markMatches(query, text).map((part, index) =>
        part.hit ? (
          <mark
            key={index}
            className="rounded-xs bg-[color-mix(in_srgb,var(--accent)_24%,var(--surface))] text-inherit"
          >
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}

interface Indexed {
  scope: Scope;
  rows: { row: Row; title: string; rest: string }[];
}

/** The texts of all rows, made once a change and not once a letter. */
function indexOf(scopes: readonly Scope[]): Indexed[] {
  return scopes.map((scope) => ({
    scope,
    rows: readRows(scope.entity.id).map((row) => ({
      row,
      title: titleOf(scope.entity, row),
      rest: textOf(scope.entity, row),
    })),
  }));
}

function find(kinds: readonly Indexed[], query: string): { scope: Scope; hits: Found[] }[] {
  const main = kinds[0]?.scope;
  return (
    kinds
      .map(({ scope, rows }) => ({
        scope,
        hits: rows
          .map(({ row, title, rest }) => ({ scope, row, score: findScore(query, title, rest) }))
          .filter((hit) => hit.score > 0)
          .sort((a, b) => b.score - a.score),
      }))
      .filter((group) => group.hits.length > 0)
      // The first scope is what the app is about and comes first; the others by their best hit.
      .sort((a, b) =>
        a.scope === main ? -1 : b.scope === main ? 1 : (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0),
      )
  );
}

/** Arrow keys go from the box to the hits and from hit to hit; Enter in the box opens the first. */
function walkHits(event: KeyboardEvent<HTMLElement>): void {
  const block = event.currentTarget.closest("section");
  const stops = [...(block?.querySelectorAll<HTMLElement>("input, [data-hit]") ?? [])];
  const at = stops.indexOf(event.target as HTMLElement);
  const isBox = at === 0;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (isBox && event.key === "Enter") stops[1]?.click();
  else if (step !== undefined && stops[at + step] !== undefined) stops[at + step]?.focus();
  else return;
  event.preventDefault();
}

function textOf(entity: EntityDef, row: Row): string {
  return entity.fields
    .filter((field) => field.id !== entity.titleField && field.type !== "image")
    .map((field) => formatField(entity, row, field.id))
    .join(" ");
}

function suggestions({ entity }: Scope): string[] {
  return readRows(entity.id)
    .slice(0, 2)
    .map((row) => titleOf(entity, row));
}
