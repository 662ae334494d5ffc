import { ActionIcon, Select, TextInput } from "@mantine/core";
import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { SORTS, VIEWS, type AssetFilter } from "./asset-filter.ts";
import classes from "./assets.module.css";
import type { AssetPlaces } from "./list-assets.ts";

/** How the assets are laid out. */
export type AssetLayout = "grid" | "list";

interface AssetToolbarProps {
  filter: AssetFilter;
  places: AssetPlaces;
  onFilter: (filter: AssetFilter) => void;
}

const SEARCH_PAUSE_MS = 250;
/** Stands for 'any' in the menu of tags. */
const ANY = "\u0000any";

/** Search, parts, tags and order of the assets. */
export function AssetToolbar({ filter, places, onFilter }: AssetToolbarProps) {
  const [search, setSearch] = useState(filter.search);
  const typed = search !== filter.search;
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => onFilter({ ...filter, search }), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, filter, onFilter]);
  // The address changed by itself: back, or 'Show everything'.
  const [seen, setSeen] = useState(filter.search);
  if (seen !== filter.search) {
    // What has been typed since stays, and is searched for next.
    if (search === seen) setSearch(filter.search);
    setSeen(filter.search);
  }
  return (
    <div className={classes.toolbar}>
      <TextInput
        className={classes.search ?? ""}
        type="search"
        size="sm"
        aria-label="Search your assets by name, tag or folder"
        placeholder="Search names, tags, folders"
        leftSection={<Search size={16} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Select
        className={classes.select ?? ""}
        size="sm"
        aria-label="Show"
        data={[...VIEWS]}
        value={filter.view}
        onChange={(value) => {
          const view = VIEWS.find((known) => known.value === value)?.value;
          if (view !== undefined) onFilter({ ...filter, view });
        }}
      />
      {places.tags.length > 0 || filter.tag !== null ? (
        <Select
          className={classes.select ?? ""}
          size="sm"
          aria-label="Tag"
          data={[{ value: ANY, label: "All tags" }, ...places.tags.map(({ name }) => ({ value: name, label: name }))]}
          value={filter.tag ?? ANY}
          onChange={(value) => onFilter({ ...filter, tag: value === ANY ? null : value })}
        />
      ) : null}
      <Select
        className={classes.select ?? ""}
        size="sm"
        aria-label="Order"
        data={[...SORTS]}
        value={filter.sort}
        onChange={(value) => {
          const sort = SORTS.find((known) => known.value === value)?.value;
          if (sort !== undefined) onFilter({ ...filter, sort });
        }}
      />
    </div>
  );
}

/** Grid or list. */
export function LayoutSwitch({ layout, onLayout }: { layout: AssetLayout; onLayout: (layout: AssetLayout) => void }) {
  return (
    <div className={classes.layouts} role="group" aria-label="Layout">
      <ActionIcon
        variant={layout === "grid" ? "light" : "subtle"}
        aria-label="As a grid"
        aria-pressed={layout === "grid"}
        onClick={() => onLayout("grid")}
      >
        <LayoutGrid size={19} />
      </ActionIcon>
      <ActionIcon
        variant={layout === "list" ? "light" : "subtle"}
        aria-label="As a list"
        aria-pressed={layout === "list"}
        onClick={() => onLayout("list")}
      >
        <List size={19} />
      </ActionIcon>
    </div>
  );
}
