import { copy } from "../copy.ts";
import { showToast } from "../ui/toast-store.ts";
import { whenCreated } from "./change-rows.ts";
import type { EntityDef, Row } from "./model.ts";

/** Longest wait for an answer, ms. */
const PATIENCE = 20_000;

/**
 * Sends rows of these entities to the owner as soon as a visitor has made them. The page says where they go: to the owner's
 * inbox, or nowhere, since it is a preview. Where it says nothing, as on another host, rows stay on the device.
 */
export function sendEntries(entities: readonly string[]): void {
  const to = document.querySelector<HTMLMetaElement>('meta[name="sayhey-entries"]')?.content;
  if (to === undefined) return;
  const trap = addTrap();
  whenCreated((entity, row) => {
    if (!entities.includes(entity.id)) return false;
    if (to === "preview") showToast(copy.entryPreview);
    else void send(entity, row, trap.value);
    return true;
  });
}

/** A field that people neither see nor reach: what fills it in is a program. */
function addTrap(): HTMLInputElement {
  const trap = document.createElement("input");
  trap.name = "website";
  trap.autocomplete = "off";
  trap.tabIndex = -1;
  trap.ariaHidden = "true";
  trap.className = "sr-only";
  document.body.append(trap);
  return trap;
}

async function send(entity: EntityDef, row: Row, website: string): Promise<void> {
  const kept = entity.fields.filter(({ type }) => type !== "computed");
  const isApart = (type: string): boolean => type === "image" || type === "file";
  const values = Object.fromEntries(kept.map(({ id, type }) => [id, isApart(type) ? null : (row[id] ?? null)]));
  const answer = await fetch("/inbox", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      entity: entity.id,
      key: `${entity.id}-${row.id}`,
      values,
      website,
      elapsedMs: Math.round(performance.now()),
    }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (answer?.ok === true) showToast(copy.entrySent);
  else showToast(copy.entryFailed, { label: copy.tryAgain, run: () => void send(entity, row, website) });
}
