import { Children, isValidElement, useEffect, type ReactNode } from "react";
import { useParams } from "react-router";
import { BlockBoundary } from "./block-boundary.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";

interface PageProps {
  id: string;
  title: string;
  /** Name of the app, for the tab's title. */
  app: string;
  /** The page's first block carries the heading. */
  untitled?: boolean;
  /** The heading is read out only: what is on the page needs the room. */
  quiet?: boolean;
  /** Pages above this one, the first page before them. */
  trail?: readonly { path: string; label: string }[];
  /** Names of blocks in the menu, as the end of the page's address: block id to anchor. */
  anchors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A page: its heading and its blocks, one under the other. */
export function Page({ id, title, app, untitled = false, quiet = false, trail, anchors, children }: PageProps) {
  useEffect(() => {
    document.title = title === app ? app : `${title} · ${app}`;
  }, [title, app]);
  const blocks: ReactNode[] = [];
  Children.forEach(children, (block, index) => {
    if (!isValidElement<{ id?: string }>(block)) {
      blocks.push(block);
      return;
    }
    const { id: blockId } = block.props;
    const anchor = blockId === undefined ? undefined : anchors?.[blockId];
    const shown = (
      <BlockBoundary key={blockId ?? index} id={blockId}>
        {block}
      </BlockBoundary>
    );
    blocks.push(
      anchor === undefined ? (
        shown
      ) : (
        <div key={anchor} id={anchor} className="anchor" tabIndex={-1}>
          {shown}
        </div>
      ),
    );
  });
  return (
    <div className="page" data-page={id}>
      {trail !== undefined && <Breadcrumb trail={trail} title={title} />}
      {!untitled && <h1 className={quiet ? "sr-only" : "page-title"}>{title}</h1>}
      {blocks}
    </div>
  );
}

/** Id of the row this page shows, on pages that show one. */
export function useRowId(): string | null {
  return useParams()["id"] ?? null;
}
