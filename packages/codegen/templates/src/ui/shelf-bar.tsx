import { copy, say } from "../copy.ts";
import type { FileKind, FileOrder } from "../rules/files.ts";
import type { EntityDef } from "../store/model.ts";
import { IconButton } from "./button.tsx";
import { KIND_WORDS } from "./file-words.ts";
import { Icon } from "./icon.tsx";

interface ShelfBarProps {
  entity: EntityDef;
  /** Kinds that are on the shelf. */
  kinds: readonly FileKind[];
  query: string;
  setQuery: (query: string) => void;
  kind: FileKind | "";
  setKind: (kind: FileKind | "") => void;
  order: FileOrder | "";
  setOrder: (order: FileOrder | "") => void;
  look: "grid" | "list";
  setLook: (look: "grid" | "list") => void;
}

const ORDERS: readonly (readonly [FileOrder, string])[] = [
  ["name", copy.fileOrderName],
  ["new", copy.fileOrderNew],
  ["large", copy.fileOrderLarge],
];

/** Finds files on a shelf by name and kind, sorts them, and shows them as tiles or as a list. */
export function ShelfBar(props: ShelfBarProps) {
  const { entity, kinds, query, setQuery, kind, setKind, order, setOrder, look, setLook } = props;
  const label = say(copy.search, { name: entity.plural });
  return (
    <div className="filters">
      <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-1">
        <div className="search min-w-0 flex-1">
          <Icon name="search" className="size-4.5" />
          <input
            type="search"
            className="input"
            aria-label={label}
            placeholder={label}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <span className="flex shrink-0">
          <IconButton
            label={copy.fileAsGrid}
            icon="layout-grid"
            aria-pressed={look === "grid"}
            onClick={() => setLook("grid")}
          />
          <IconButton
            label={copy.fileAsList}
            icon="list"
            aria-pressed={look === "list"}
            onClick={() => setLook("list")}
          />
        </span>
      </div>
      <div className="flex min-w-0 gap-2">
        {kinds.length > 1 && (
          <select
            className="input w-auto min-w-0"
            aria-label={copy.fileKinds}
            value={kind}
            onChange={(event) => setKind(event.target.value as FileKind | "")}
          >
            <option value="">{`${copy.fileKinds}: ${copy.all}`}</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {KIND_WORDS[each]}
              </option>
            ))}
          </select>
        )}
        <select
          className="input w-auto min-w-0"
          aria-label={copy.sortBy}
          value={order}
          onChange={(event) => setOrder(event.target.value as FileOrder | "")}
        >
          <option value="">{copy.sortBy}</option>
          {ORDERS.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
