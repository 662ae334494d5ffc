import { useRef, useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { copy } from "../copy.ts";
import { readCompared, writeCompared } from "../rules/browse-address.ts";
import { presetOf } from "../rules/preset.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { MenuItem } from "./menu.tsx";
import { MoreButton, useMore, type Paged } from "./more-rows.tsx";
import { PickBar } from "./pick-bar.tsx";
import { PickingContext } from "./picking.tsx";
import { AddButton } from "./row-dialog.tsx";
import { RowsEmpty } from "./rows-empty.tsx";
import { RowsMenu } from "./rows-menu.tsx";
import { Section } from "./section.tsx";
import { useBrowse, type Browse } from "./use-browse.ts";

/** The rows of a block: all, what a visitor narrowed them to, and how much of that is drawn. */
export interface RowsView extends Paged<Row> {
  /** The block's own rows. */
  all: readonly Row[];
  browse: Browse;
}

/** The rows of a block, live and as a visitor narrowed them. `shown` are the fields that can be seen. */
export function useRowsView(props: RowsProps, shown: readonly string[], sort = props.sort): RowsView {
  const { entity, where, limit } = props;
  const all = useRows(entity, { where, sort, limit });
  const browse = useBrowse(entity, all, shown, props);
  return { all, browse, ...useMore(browse.rows) };
}

interface RowsSectionProps extends RowsProps {
  view: RowsView;
  className?: string;
  /** Rows have a checkbox while they are being selected. */
  pickable?: boolean;
  /** Shows its rows also where there are none. */
  bare?: boolean;
  children: ReactNode;
}

/** A block with rows: its title and buttons, search and filters, its rows, and what can be done with them together. */
export function RowsSection(props: RowsSectionProps) {
  const { id, title, note, entity, where, view, className = "", pickable = false, bare = false, children } = props;
  const { browse, all, more, drawAll } = view;
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const compare = useCompare(props);
  const preset = presetOf(entity, where);
  const toggle = (rowId: string) => {
    const next = new Set(picked);
    if (!next.delete(rowId)) next.add(rowId);
    setPicked(next);
  };
  const items: MenuItem[] = [];
  if (compare.open !== null) items.push({ label: copy.compare, icon: "columns-2", run: () => setPicked(new Set()) });
  else if (pickable && entity.offered !== true)
    items.push({ label: copy.selectRows, icon: "list-checks", run: () => setPicked(new Set()) });
  // What the owner offers visitors is read, not handed out or taken in.
  const menu = entity.offered !== true && (
    <RowsMenu
      id={id}
      entity={entity}
      rows={browse.rows}
      preset={preset}
      canExport={props.export !== false}
      drawAll={drawAll}
      items={items}
    />
  );
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      className={className}
      tools={
        entity.offered === true ? undefined : (
          <>
            <AddButton entity={entity} preset={preset} look="secondary" />
            {!browse.bar && menu}
          </>
        )
      }
    >
      {browse.bar && <FilterBar id={id} entity={entity} browse={browse} menu={menu} />}
      <PickingContext value={pickable ? { picked, canCompare: compare.open !== null, toggle } : null}>
        {browse.rows.length === 0 && !bare ? <RowsEmpty entity={entity} filters={browse} /> : children}
      </PickingContext>
      {!bare && <MoreButton more={more} />}
      {picked !== null && (
        <PickBar
          entity={entity}
          picked={all.filter((row) => picked.has(row.id))}
          compare={compare.open}
          pickAll={() => setPicked(new Set(browse.rows.map((row) => row.id)))}
          onDone={() => setPicked(null)}
        />
      )}
      {compare.open !== null && <CompareDialog entity={entity} rows={compare.rows} onClose={compare.close} />}
    </Section>
  );
}

/** The rows that are side by side, as the address says; `open` is null where a block does not compare. */
function useCompare({ view, compare = false, prefix = "" }: RowsSectionProps): {
  rows: readonly Row[];
  open: ((ids: readonly string[]) => void) | null;
  close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const opened = useRef(false);
  const ids = compare ? readCompared(params, prefix) : [];
  return {
    rows: ids.flatMap((id) => view.all.find((row) => row.id === id) ?? []),
    // One step of its own, so that Back closes it.
    open: compare
      ? (chosen) => {
          opened.current = true;
          setParams((before) => writeCompared(before, prefix, chosen), { preventScrollReset: true });
        }
      : null,
    close: () => {
      // Back has closed it already.
      if (ids.length === 0) opened.current = false;
      else if (opened.current) void navigate(-1);
      else setParams((before) => writeCompared(before, prefix, []), { replace: true, preventScrollReset: true });
    },
  };
}
