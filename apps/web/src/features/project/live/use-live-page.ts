import type { Page } from "@sayhey/appspec";
import { useCallback, useEffect, useRef } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import type { LiveFrame } from "./use-live-frame.ts";

/** How long an app shows no page of its own before it is led back, ms. */
const LOST_MS = 500;

/** Keeps the page that the app shows and the one that the editor means the same, whichever of the two goes on. */
export function useLivePage(live: LiveFrame): { page: Page | null; open: (pageId: string) => void } {
  const { spec, pageShown, showPage, select, selection } = useEditor();
  const told = live.shown?.page ?? null;
  const page = spec.pages.find(({ id }) => id === told) ?? null;
  const { tell, hash } = live;
  const latest = useRef({ spec, told, selection, heard: "" });
  useEffect(() => {
    latest.current = { ...latest.current, spec, told, selection };
  });

  // The app went on by itself.
  useEffect(() => {
    if (page === null || latest.current.heard === page.id) return;
    latest.current.heard = page.id;
    showPage(page.id);
    const chosen = latest.current.selection;
    if (chosen !== null && chosen.page !== page.id) select(null);
  }, [page, select, showPage]);

  // The editor wants another one.
  const wanted = spec.pages.find(({ id }) => id === pageShown);
  const path = wanted?.path;
  useEffect(() => {
    if (wanted === undefined || path === undefined || hash === null || latest.current.told === wanted.id) return;
    latest.current.heard = wanted.id;
    const target = openPath(latest.current.spec, wanted);
    if (target !== null) tell({ type: "sayhey:open", path: target });
  }, [wanted, path, hash, tell]);

  // What was open is gone, or has another address now.
  const isLost = hash !== null && live.shown !== null && page === null;
  const first = spec.pages[0];
  useEffect(() => {
    if (!isLost || first === undefined) return undefined;
    // An app that has just begun shows no page for a moment.
    const timer = window.setTimeout(() => {
      const target = wanted === undefined ? first.path : openPath(latest.current.spec, wanted);
      if (target !== null) tell({ type: "sayhey:open", path: target });
    }, LOST_MS);
    return () => window.clearTimeout(timer);
  }, [isLost, first, wanted, tell]);

  const chosen = selection?.page === page?.id ? (selection?.block ?? null) : null;
  useEffect(() => {
    if (chosen !== null) tell({ type: "sayhey:reveal", block: chosen });
  }, [chosen, tell]);
  // What was just added is selected before the app shows it.
  const isThere = live.boxes?.blocks.some(({ id }) => id === chosen);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (isThere === undefined) return;
    if (chosen !== null && isThere && awaited.current === chosen)
      tell({ type: "sayhey:reveal", block: chosen, fresh: true });
    awaited.current = isThere ? null : chosen;
  }, [chosen, isThere, tell]);

  const open = useCallback(
    (pageId: string) => {
      latest.current.heard = pageId;
      showPage(pageId);
      select({ page: pageId, block: null });
      const target = latest.current.spec.pages.find(({ id }) => id === pageId);
      const at = target === undefined ? null : openPath(latest.current.spec, target);
      if (at !== null) tell({ type: "sayhey:open", path: at });
    },
    [select, showPage, tell],
  );
  return { page, open };
}

/** Where a page can be opened: one that shows a row, at its first; null where there is none. */
function openPath(spec: Parameters<typeof rowPath>[0], page: Page): string | null {
  return page.path.endsWith("/:id") ? rowPath(spec, page) : page.path;
}

function rowPath(spec: ReturnType<typeof useEditor>["spec"], page: Page): string | null {
  const detail = page.blocks.find((block) => block.kind === "detail");
  const row = spec.entities.find(({ id }) => id === detail?.entity)?.rows[0];
  return row === undefined ? null : page.path.replace(":id", encodeURIComponent(row.id));
}
