import type { AppSpec } from "@sayhey/appspec";
import { runLoop, type LoopResult } from "../build-loop.ts";
import { quoted } from "../outline.ts";
import { buildPrompt, unfinishedPrompt } from "../prompts/build.ts";
import type { AppBuilder } from "./app-builder.ts";
import { buildTools, runBuildTool } from "./build-tools.ts";
import { CREATE_BUDGET, type CreateOptions } from "./create-options.ts";
import type { Design } from "./design.ts";
import { createLiveBuild } from "./live-build.ts";

const PROBLEMS = 12;

interface BuildOptions extends CreateOptions {
  /** Whether its tokens are used up. */
  isSpent(): boolean;
}

/**
 * Lets a model build an app by tools from its design, shows it what it made, and lets it repair that: as long as rounds, tokens and time last.
 * Null when it cannot work with tools.
 * @throws AppError when the model does not answer or declines; the reason of `signal` when that is aborted
 */
export async function buildApp(
  builder: AppBuilder,
  design: Design,
  options: BuildOptions,
): Promise<LoopResult<AppSpec> | null> {
  const { idea, model, signal, deadline, isSpent, look, onStage, onDraft, onLive } = options;
  const pages = builder.spec.pages.map(({ id, path }) => `${id} ${path}`).join(", ");
  const text = [
    quoted("idea", idea),
    `Your design:\n${JSON.stringify(design)}`,
    `Pages of the plain app: ${pages}`,
  ].join("\n\n");
  return runLoop<AppSpec>(
    {
      system: buildPrompt(),
      tools: buildTools(),
      first: { role: "user", text },
      state: () => builder.spec,
      carryOut: (call) => runBuildTool(call, builder),
      missing: () => {
        const missing = builder.unwritten(design);
        return missing.length === 0 ? null : unfinishedPrompt(missing.slice(0, PROBLEMS));
      },
      mayOnlyAnswer: false,
      look,
      live: createLiveBuild(builder, { onDraft, onLive }),
    },
    { model, signal, deadline, rounds: CREATE_BUDGET.rounds, isSpent, onStage },
  );
}
