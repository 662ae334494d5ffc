import { aspectSchema } from "@sayhey/contract/idea";
import { hookVariantSchema, sceneTextFieldSchema } from "@sayhey/contract/studio";
import { z } from "zod";
import {
  backdropSchema,
  cameraSchema,
  motionSchema,
  sceneFootageSchema,
  sceneSchema,
  soundtrackSchema,
  storyboardShapeSchema,
  transitionSchema,
  trailerStyleSchema,
} from "../storyboard.ts";

const document = storyboardShapeSchema.shape;
const sceneId = z.string().max(40);
const index = z.number().int().min(0).max(100);
/** Given to a scene that is made; made up where it is absent. */
const newId = z.string().max(40).optional();

/** One change of a storyboard. Times are ms of the trailer and are snapped to the beat. */
export const storyboardOpSchema = z.discriminatedUnion("op", [
  /** Another art direction; music, motion, cameras and transitions follow where they were those of the style before. */
  z.strictObject({
    op: z.literal("set-style"),
    style: trailerStyleSchema,
    /** Styles that stand on a dark ground want the app's dark palette. */
    palette: document.palette.optional(),
  }),
  z.strictObject({ op: z.literal("set-aspect"), aspect: aspectSchema }),
  /** Scenes keep their shares. */
  z.strictObject({ op: z.literal("set-duration"), durationMs: document.durationMs }),
  z.strictObject({ op: z.literal("set-fps"), fps: document.fps }),
  /** `file: null` goes back to the generated music, `voice: null` takes the voice-over away. */
  z.strictObject({ op: z.literal("set-soundtrack"), patch: soundtrackSchema.partial() }),
  z.strictObject({ op: z.literal("set-captions"), captions: document.captions }),
  z.strictObject({
    op: z.literal("set-theme"),
    patch: storyboardShapeSchema.pick({ title: true, palette: true, type: true, radius: true, icon: true }).partial(),
  }),
  /** Which opening the hook scene shows, and what the openings say. */
  z.strictObject({
    op: z.literal("set-hook"),
    hook: hookVariantSchema.optional(),
    hooks: document.hooks.partial().optional(),
  }),
  /** What is absent of the scene (its id, motion, camera, transition, backdrop) is as the style has it. */
  z.strictObject({
    op: z.literal("add-scene"),
    scene: z.looseObject({ kind: z.string().max(40) }),
    /** The end when absent. */
    index: index.optional(),
    /** Two beats and a half or so when absent. */
    durationMs: z.number().min(1).max(15_000).optional(),
  }),
  z.strictObject({ op: z.literal("remove-scene"), scene: sceneId }),
  z.strictObject({ op: z.literal("move-scene"), scene: sceneId, index }),
  z.strictObject({ op: z.literal("duplicate-scene"), scene: sceneId, id: newId }),
  /** Cuts a scene in two; its footage goes on where the first half ends. */
  z.strictObject({ op: z.literal("split-scene"), scene: sceneId, atMs: z.number().min(0).max(15_000), id: newId }),
  /**
   * Moves an edge of a scene. `roll` moves the cut between it and its neighbour, and the trailer stays as long; `ripple` moves
   * all that follows. The outer edges of the trailer always ripple. Footage keeps its place in time when the start moves.
   */
  z.strictObject({
    op: z.literal("trim-scene"),
    scene: sceneId,
    edge: z.enum(["start", "end"]),
    toMs: z.number().min(0).max(30_000),
    mode: z.enum(["roll", "ripple"]),
  }),
  /** Words by their fields, as `sceneTexts` lists them. */
  z.strictObject({
    op: z.literal("set-text"),
    scene: sceneId,
    texts: z.partialRecord(sceneTextFieldSchema, z.string().max(20_000)),
  }),
  z.strictObject({
    op: z.literal("set-scene"),
    scene: sceneId,
    patch: z.strictObject({
      motion: motionSchema.optional(),
      camera: cameraSchema.optional(),
      /** Of features alone. */
      device: z.enum(["phone", "browser"]).optional(),
    }),
  }),
  z.strictObject({ op: z.literal("set-transition"), scene: sceneId, transition: transitionSchema }),
  /** Of features alone. */
  z.strictObject({ op: z.literal("set-footage"), scene: sceneId, footage: sceneFootageSchema.nullable() }),
  z.strictObject({ op: z.literal("set-backdrop"), scene: sceneId, backdrop: backdropSchema.nullable() }),
  /** A whole scene in the place of the one with its id: what undoes a change of one scene. */
  z.strictObject({ op: z.literal("put-scene"), scene: sceneSchema }),
  /** Whole properties of the document: what undoes any other change. */
  z.strictObject({ op: z.literal("restore"), patch: storyboardShapeSchema.omit({ version: true }).partial() }),
]);
/** One change of a storyboard. */
export type StoryboardOp = z.infer<typeof storyboardOpSchema>;
/** A change of one kind. */
export type StoryboardOpOf<K extends StoryboardOp["op"]> = Extract<StoryboardOp, { op: K }>;
