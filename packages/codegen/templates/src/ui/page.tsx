import { Children, isValidElement, useEffect, type ReactNode } from "react";
import { useParams } from "react-router";
import { BlockBoundary } from "./block-boundary.tsx";

interface PageProps {
  id: string;
  title: string;
  /** Name of the app, for the tab's title. */
  app: string;
  /** The page's first block carries the heading. */
  untitled?: boolean;
  /** The heading is read out only: what is on the page needs the room. */
  quiet?: boolean;
  children: ReactNode;
}

/** A page: its heading and its blocks, one under the other. */
export function Page({ id, title, app, untitled = false, quiet = false, children }: PageProps) {
  useEffect(() => {
    document.title = title === app ? app : `${title} · ${app}`;
  }, [title, app]);
  const blocks: ReactNode[] = [];
  Children.forEach(children, (block, index) =>
    blocks.push(
      isValidElement<{ id?: string }>(block) ? (
        <BlockBoundary key={block.props.id ?? index} id={block.props.id}>
          {block}
        </BlockBoundary>
      ) : (
        block
      ),
    ),
  );
  return (
    <div className="page" data-page={id}>
      {!untitled && <h1 className={quiet ? "sr-only" : "page-title"}>{title}</h1>}
      {blocks}
    </div>
  );
}

/** Id of the row this page shows, on pages that show one. */
export function useRowId(): string | null {
  return useParams()["id"] ?? null;
}
