import { blockLabel, type Page } from "@sayhey/appspec";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./live.module.css";

/** The pages of the app as tabs, which take blocks that are dragged onto them, and where the selection is. */
export function PageBar({ page, onOpen }: { page: Page | null; onOpen: (pageId: string) => void }) {
  const { spec, selection, select } = useEditor();
  const block = page?.blocks.find(({ id }) => selection?.page === page.id && id === selection.block);
  return (
    <div className={classes.pages}>
      <div className={classes.pageTabs} role="group" aria-label="Page that is shown">
        {spec.pages.map((each) => (
          <button
            key={each.id}
            type="button"
            className={classes.pageTab}
            aria-pressed={each.id === page?.id}
            data-drop-page={each.id}
            onClick={() => onOpen(each.id)}
          >
            {each.title}
          </button>
        ))}
      </div>
      {page === null || block === undefined ? null : (
        <nav className={classes.crumbs} aria-label="Selection">
          <button type="button" onClick={() => select({ page: page.id, block: null })}>
            {page.title}
          </button>
          <ChevronRight size={14} aria-hidden="true" />
          <span aria-current="true">{block.title ?? blockLabel(spec, block)}</span>
        </nav>
      )}
    </div>
  );
}
