import { applyStoryboardOps } from "@sayhey/trailer";
import { expect, test } from "vitest";
import { ADDED_KINDS, newScene } from "./new-scene.ts";
import { opName } from "./op-name.ts";
import { sampleBoard, sampleSpec } from "./sample-board.fixture.ts";
import { KIND_NAMES, sceneName } from "./scene-words.ts";

const board = sampleBoard();

test("a scene of every kind can be added that the app has something for, in the app's own words", () => {
  for (const kind of ADDED_KINDS) {
    const scene = newScene(kind, sampleSpec, board);
    if (scene === null) {
      expect(["numbers", "feature", "list"]).toContain(kind);
      continue;
    }
    const { storyboard } = applyStoryboardOps(board, [{ op: "add-scene", scene, index: 1 }]);
    expect(storyboard.scenes[1]?.kind).toBe(kind);
    expect(opName({ op: "add-scene", scene }, board)).toBe(`Add ${KIND_NAMES[kind]}`);
  }
});

test("scenes of one kind are told apart by their number", () => {
  const { storyboard } = applyStoryboardOps(board, [{ op: "duplicate-scene", scene: "feature-1" }]);
  const names = storyboard.scenes.map((scene) => sceneName(scene, storyboard));
  expect(names).toContain("Feature 1");
  expect(names).toContain("Feature 2");
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe("Hook");
});
