import { Button, Skeleton } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failure } from "../../components/failure.tsx";
import { named } from "./arrange-dialogs.tsx";
import { AssetItem, type AssetActions } from "./asset-item.tsx";
import type { AssetLayout } from "./asset-toolbar.tsx";
import classes from "./assets.module.css";
import type { ListedAsset } from "./list-assets.ts";
import type { AssetSelection } from "./use-asset-selection.ts";

interface AssetListProps {
  list: UseInfiniteQueryResult<unknown>;
  /** All that has been loaded of the list. */
  assets: readonly ListedAsset[];
  layout: AssetLayout;
  selection: AssetSelection;
  actions: AssetActions;
  /** Stands in place of an empty list. */
  children: ReactNode;
}

/** The assets as cards or rows, as far as they are loaded. */
export function AssetList({ list, assets, layout, selection, actions, children }: AssetListProps) {
  if (list.isPending) {
    return (
      <ul className={classes.items} data-layout={layout} aria-label="Loading your assets">
        {Array.from({ length: 8 }, (_, key) => (
          <li key={key}>
            <Skeleton height={layout === "grid" ? 240 : 68} radius="lg" />
          </li>
        ))}
      </ul>
    );
  }
  if (list.isLoadingError) {
    return <Failure title="Your assets could not be loaded" error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (assets.length === 0) return children;
  return (
    <>
      <ul className={classes.items} data-layout={layout} aria-label="Your assets" aria-busy={list.isPlaceholderData}>
        {assets.map((asset) => (
          <AssetItem
            key={asset.id}
            asset={asset}
            now={list.dataUpdatedAt}
            selected={selection.has(asset)}
            selecting={selection.selected.length > 0}
            onSelect={selection.toggle}
            dragged={() => {
              const taken = selection.around(asset);
              return { kind: "assets", ids: taken.map(({ id }) => id), label: named(taken) };
            }}
            {...actions}
          />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          className={classes.more ?? ""}
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}
