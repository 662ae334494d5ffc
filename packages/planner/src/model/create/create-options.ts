import type { AppSpec } from "@sayhey/appspec";
import type { Model, ModelPicture } from "../model-port.ts";
import type { Design } from "./design.ts";
import type { LiveBuild } from "./live-build.ts";

/** What somebody saw who opened an app. */
export interface LookReport {
  /** What is wrong; `isHard` when the app does not work because of it. */
  problems: readonly { text: string; isHard: boolean }[];
  /** Pages as they are, and what each picture shows. */
  pictures: readonly { label: string; picture: ModelPicture }[];
}

/** What one creation may use: looks that go back to the model, tokens of all requests, and ms. The caller keeps the time. */
export const CREATE_BUDGET = { rounds: 3, tokens: 500_000, ms: 420_000 } as const;

/** What a creation is doing. */
export type CreateStage = "design" | "build" | "look" | "repair";

/** What to create, by whom, and who hears of it. */
export interface CreateOptions {
  idea: string;
  /** The built-in planner's app: a suggestion to the model, and whose accounts and sharing stay. */
  base: AppSpec;
  /** What the project remembers, a line each; empty where it remembers nothing. */
  memory?: string;
  model: Model;
  /** The model is too small to build by tools: it designs only, in one answer, and its app is taken only where nothing is lost by that. */
  isSmall?: boolean;
  /** The look is the person's own, such as a brand kit, and stays. */
  keepTheme?: boolean;
  signal: AbortSignal;
  /** Ends the build where it is: what is there then is kept if it works. Without it, there is time without end. */
  deadline?: AbortSignal;
  /** Compiles, opens and plays the app as it is, with pictures where there is a browser. Without it nothing is looked at. */
  look?(spec: AppSpec): Promise<LookReport>;
  onStage?(stage: CreateStage, round: number): void;
  onDesign?(design: Design): void;
  /** The app after each part that fits; it is valid. */
  onDraft?(spec: AppSpec): void;
  onLive?(live: LiveBuild): void;
}
