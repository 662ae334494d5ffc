import { describeOps, type AppSpec, type Op, type Theme } from "@sayhey/appspec";
import type { AiRunRow } from "@sayhey/contract/ai";
import type { VersionEntry, VersionSource } from "@sayhey/contract/functions/history";
import type { PictureChip } from "./picture-offer.ts";

/** What was typed here and what came of it, as long as the page is open; what changed the app is in its history as well. */
export type Note = { id: string; at: number; text: string } & (
  | { kind: "waiting" }
  | {
      kind: "edit";
      sentences: string[];
      left: string[];
      inverse: Op[];
      undone: boolean;
      /** Colors before and after, where they changed. */
      colours: { before: string[]; after: string[] } | null;
    }
  | {
      kind: "question";
      question: string;
      /** Told before the question. */
      told?: string;
      chips: PictureChip[];
      chosen: string | null;
      swatches?: string[];
      /** What the chips are about. */
      picture?: File;
    }
  | { kind: "answer"; answer: string; examples: string[]; failed: boolean; askModel: boolean }
);

/** One thing of the conversation. */
export type Item =
  | { key: string; kind: "note"; at: number; note: Note; version: VersionEntry | null }
  | { key: string; kind: "run"; at: number; run: AiRunRow }
  | { key: string; kind: "version"; at: number; version: VersionEntry; before: VersionEntry | null }
  | { key: string; kind: "group"; at: number; source: VersionSource; versions: VersionEntry[] };

/** As many changes of one kind in a row are told as one line. */
const ROW = 3;
/** Longest reason that a version keeps, characters. */
const LONGEST_REASON = 280;

/** What is shown of a version's own words: what was typed, as far as a version keeps it. */
export const reasonOf = (text: string): string => text.trim().slice(0, LONGEST_REASON).trim();

/** Everything that happened to the app, oldest first: versions, runs of a model, and what was typed here. */
export function itemsOf(versions: readonly VersionEntry[], runs: readonly AiRunRow[], notes: readonly Note[]): Item[] {
  const byModel = new Set(runs.flatMap(({ version }) => (version === null ? [] : [version])));
  const taken = new Set<number>();
  const oldestFirst = versions.toSorted((a, b) => a.version - b.version);
  const noted = notes.map((note): Item => {
    const version =
      note.kind === "edit"
        ? oldestFirst.find(
            (each) =>
              each.source === "chat" &&
              !taken.has(each.version) &&
              each.reason === reasonOf(note.text) &&
              Date.parse(each.at) > note.at - 60_000,
          )
        : undefined;
    if (version) taken.add(version.version);
    return { key: note.id, kind: "note", at: note.at, note, version: version ?? null };
  });
  const changed: Item[] = [];
  oldestFirst.forEach((version, index) => {
    if (taken.has(version.version) || byModel.has(version.version)) return;
    const at = Date.parse(version.at);
    const last = changed.at(-1);
    const isTyped = version.source === "chat";
    if (!isTyped && last?.kind === "group" && last.source === version.source) last.versions.push(version);
    else if (isTyped)
      changed.push({
        key: `v${version.version}`,
        kind: "version",
        at,
        version,
        before: oldestFirst[index - 1] ?? null,
      });
    else changed.push({ key: `v${version.version}`, kind: "group", at, source: version.source, versions: [version] });
  });
  const apart = changed.flatMap((item): Item[] =>
    item.kind === "group" && item.versions.length < ROW
      ? item.versions.map((version) => ({
          ...item,
          key: `v${version.version}`,
          at: Date.parse(version.at),
          versions: [version],
        }))
      : [item],
  );
  const asked = runs.map((run): Item => ({ key: run.id, kind: "run", at: Date.parse(run.created_at), run }));
  return [...apart, ...asked, ...noted].toSorted((a, b) => a.at - b.at);
}

/** What ops do, in sentences; that a new field is also shown where its rows are goes without saying one by one. */
export function tellOps(spec: AppSpec, ops: readonly Op[]): string[] {
  const added = new Map(ops.flatMap((op) => (op.op === "add-field" ? [[op.field.id, op.field.name] as const] : [])));
  const shows = (op: Op): boolean =>
    op.op === "update-block" &&
    Object.keys(op.patch).length > 0 &&
    Object.values(op.patch).every((value) => Array.isArray(value) && added.has(String(value.at(-1))));
  const shown = ops.filter(shows);
  if (shown.length === 0) return describeOps(spec, ops);
  const names = [...added.values()];
  return [
    ...describeOps(
      spec,
      ops.filter((op) => !shows(op)),
    ),
    `${names.length === 1 ? (names[0] ?? "") : "The new fields"} ${names.length === 1 ? "is" : "are"} shown in ${shown.length === 1 ? "one place" : `${shown.length} places`}: forms, details and lists`,
  ];
}

/** Colours one sees of a theme. */
function coloursOf(theme: Theme): string[] {
  const palette = theme.scheme === "dark" ? theme.dark : theme.light;
  return [palette.ground, palette.surface, palette.ink, palette.accent, palette.accent2, palette.accent3];
}

/** Colors before and after an edit; null where they are the same. */
export function changedColours(before: AppSpec, after: AppSpec): { before: string[]; after: string[] } | null {
  const [old, next] = [coloursOf(before.theme), coloursOf(after.theme)];
  return old.join() === next.join() ? null : { before: old, after: next };
}

/** Words that make a model plan and change nothing yet, and those that make it carry its plan out. */
const PLAN_FIRST =
  "Plan first and change nothing yet: say in a short numbered list what you would change for this wish. Wish: ";
const CARRY_OUT = "Carry out the plan you made for this wish now. Wish: ";

/** The message that asks a model for a plan. */
export const planMessage = (wish: string): string => PLAN_FIRST + wish;
/** The message that has a model carry its plan out. */
export const carryOutMessage = (wish: string): string => CARRY_OUT + wish;

/** What was wished for in a message to a model, and whether it only asks for a plan. */
export function readWish(message: string): { wish: string; step: "plan" | "carry-out" | null } {
  if (message.startsWith(PLAN_FIRST)) return { wish: message.slice(PLAN_FIRST.length), step: "plan" };
  if (message.startsWith(CARRY_OUT)) return { wish: message.slice(CARRY_OUT.length), step: "carry-out" };
  return { wish: message, step: null };
}

/** Characters that the words around a wish take. */
export const PLAN_WORDS = PLAN_FIRST.length;
