import { AppError } from "@sayhey/contract/app-error";
import { applyStoryboardOps, type Storyboard } from "@sayhey/trailer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleBoard } from "./sample-board.fixture.ts";
import { StoryboardEditor } from "./storyboard-editor.ts";

const board = sampleBoard();

interface Save {
  document: Storyboard | null;
  baseVersion: number;
}

/** A server that keeps what it is given, unless it is told to refuse. */
function open(version = 0) {
  const saves: Save[] = [];
  const refusals: AppError[] = [];
  const editor = new StoryboardEditor(
    { document: board, base: board, version },
    async (document, _base, baseVersion) => {
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      saves.push({ document, baseVersion });
      return baseVersion + 1;
    },
  );
  return { editor, saves, refusals };
}

const say = (editor: StoryboardEditor, text: string): string | null =>
  editor.edit([{ op: "set-text", scene: "hook", texts: { text } }], { topic: "text hook" });
const textOf = ({ scenes }: Storyboard): string => (scenes[0]?.kind === "hook" ? scenes[0].text : "");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("edits are saved by themselves after a pause, each upon the version before", async () => {
  const { editor, saves } = open(3);
  for (const text of ["H", "He", "Hey"]) say(editor, text);
  expect(editor.state().save.kind).toBe("saving");
  await vi.advanceTimersByTimeAsync(1000);
  say(editor, "Hey you");
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves.map(({ document, baseVersion }) => [document && textOf(document), baseVersion])).toEqual([
    ["Hey", 3],
    ["Hey you", 4],
  ]);
  expect(editor.state().save.kind).toBe("saved");
});

test("what was typed is one step by its name; taken back, the trailer is as it is written again", async () => {
  const { editor, saves } = open();
  for (const text of ["H", "Hey"]) say(editor, text);
  expect(editor.state().history.past.map(({ name }) => name)).toEqual(["Change the words of Hook"]);
  await editor.flush();
  editor.undo();
  expect(editor.storyboard).toBe(board);
  await editor.flush();
  expect(saves.at(-1)?.document).toBeNull();
  editor.redo();
  expect(textOf(editor.storyboard)).toBe("Hey");
});

test("a refused edit changes nothing and says why, without the names of the machine", () => {
  const { editor } = open();
  const problem = editor.edit([{ op: "set-duration", durationMs: 16_000 }]);
  expect(problem).toBe("A trailer is at most 15 seconds long.");
  const shorter = editor.edit([{ op: "trim-scene", scene: "hook", edge: "end", toMs: 0, mode: "ripple" }]);
  expect(shorter).toBe("This must leave 0.4 s of Hook.");
  expect(editor.storyboard).toBe(board);
  expect(editor.state().history.past).toEqual([]);
});

test("a conflict holds saving until the person chooses; theirs can be taken back", async () => {
  const { editor, saves, refusals } = open(1);
  refusals.push(new AppError("conflict", "This trailer was changed in another tab."));
  say(editor, "Mine");
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.state().save.kind).toBe("conflict");
  say(editor, "Mine still");
  await vi.advanceTimersByTimeAsync(5000);
  expect(saves).toEqual([]);
  const theirs = applyStoryboardOps(board, [{ op: "set-text", scene: "hook", texts: { text: "Theirs" } }]).storyboard;
  await editor.settle("theirs", { document: theirs, base: board, version: 2 });
  expect([textOf(editor.storyboard), editor.state().save.kind]).toEqual(["Theirs", "saved"]);
  editor.undo();
  expect(textOf(editor.storyboard)).toBe("Mine still");
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toMatchObject([{ baseVersion: 2 }]);
});

test("mine is saved over theirs", async () => {
  const { editor, saves, refusals } = open(1);
  refusals.push(new AppError("conflict", "This trailer was changed in another tab."));
  say(editor, "Mine");
  await vi.advanceTimersByTimeAsync(1000);
  await editor.settle("mine", { document: board, base: board, version: 7 });
  expect(saves.map(({ document, baseVersion }) => [document && textOf(document), baseVersion])).toEqual([["Mine", 7]]);
  expect(editor.state().save.kind).toBe("saved");
});

test("a failed save is told, and tried again", async () => {
  const { editor, saves, refusals } = open();
  refusals.push(new AppError("unavailable", "SayHey cannot be reached."));
  say(editor, "Hey");
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.state().save.kind).toBe("failed");
  await editor.flush();
  expect(saves).toHaveLength(1);
});

test("when the app changes, what nobody touched follows in every step, and what was done stays", () => {
  const { editor } = open();
  say(editor, "Hey you");
  const fresh = applyStoryboardOps(board, [{ op: "set-text", scene: "call", texts: { name: "Renamed" } }]).storyboard;
  editor.hear({ document: fresh, base: fresh, version: 0 });
  const nameOf = ({ scenes }: Storyboard): string | undefined =>
    scenes.flatMap((scene) => (scene.kind === "call-to-action" ? [scene.name] : []))[0];
  expect([textOf(editor.storyboard), nameOf(editor.storyboard)]).toEqual(["Hey you", "Renamed"]);
  editor.undo();
  expect([textOf(editor.storyboard), nameOf(editor.storyboard)]).toEqual([textOf(board), "Renamed"]);
});
