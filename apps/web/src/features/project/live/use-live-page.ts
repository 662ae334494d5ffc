import type { Page } from "@sayhey/appspec";
import { useCallback, useEffect, useRef } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import type { LiveFrame } from "./use-live-frame.ts";

/** How long an app shows no page of its own before it is led back, ms. */
const LOST_MS = 500;

/** A page that the app was told to open, and whether it has been where that is. */
interface Errand {
  page: string;
  path: string;
  reached: boolean;
}

/** Keeps the page that the app shows and the one that the editor means the same, whichever of the two goes on. */
export function useLivePage(live: LiveFrame): { page: Page | null; open: (pageId: string) => void } {
  const { spec, pageShown, showPage, select, selection } = useEditor();
  const { tell, shown, starts, hash } = live;
  const told = shown?.page ?? null;
  const page = spec.pages.find(({ id }) => id === told) ?? null;
  const pageId = page?.id ?? null;
  const wanted = spec.pages.find(({ id }) => id === pageShown);
  const latest = useRef({ spec, shown, selection, wanted });
  useEffect(() => {
    latest.current = { spec, shown, selection, wanted };
  });
  const errand = useRef<Errand | null>(null);
  /** The page the app was at last, and the address at which it came there. */
  const was = useRef<{ page: string; path: string } | null>(null);

  const lead = useCallback(
    (to: Page) => {
      const path = openPath(latest.current.spec, to);
      if (path === null) return;
      errand.current = { page: to.id, path, reached: latest.current.shown?.path === path };
      tell({ type: "sayhey:open", path });
    },
    [tell],
  );

  useEffect(() => {
    if (shown === null) was.current = null;
    if (shown === null) return;
    const { current: order } = errand;
    if (order !== null && pageId !== order.page) {
      // What it tells was so before the order came, or it is there and does not show the page yet.
      if (shown.path === order.path) order.reached = true;
      else if (order.reached) errand.current = null;
      if (errand.current !== null) return;
    } else errand.current = null;
    const before = was.current;
    if (pageId === null || before?.page === pageId) return;
    was.current = { page: pageId, path: shown.path };
    const { wanted: meant, selection: chosen } = latest.current;
    if (meant?.id === pageId) return;
    // Nobody went anywhere: a newer version of the app has another page at this address.
    if (meant !== undefined && before?.path === shown.path) return lead(meant);
    // The app went on by itself.
    showPage(pageId);
    if (chosen !== null && chosen.page !== pageId) select(null);
  }, [shown, pageId, lead, select, showPage]);

  // The editor wants another one.
  const wantedId = wanted?.id;
  const path = wanted?.path;
  useEffect(() => {
    const { wanted: meant } = latest.current;
    const isThere = errand.current === null && latest.current.shown?.page === wantedId;
    if (meant !== undefined && hash !== null && !isThere) lead(meant);
  }, [wantedId, path, hash, starts, lead]);

  // What was open is gone, or has another address now.
  const isLost = hash !== null && shown !== null && page === null;
  const first = spec.pages[0];
  useEffect(() => {
    if (!isLost || first === undefined) return undefined;
    // An app that has just begun shows no page for a moment.
    const timer = window.setTimeout(() => lead(wanted ?? first), LOST_MS);
    return () => window.clearTimeout(timer);
  }, [isLost, first, wanted, lead]);

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
    (to: string) => {
      showPage(to);
      select({ page: to, block: null });
      const target = latest.current.spec.pages.find(({ id }) => id === to);
      if (target !== undefined) lead(target);
    },
    [lead, select, showPage],
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
