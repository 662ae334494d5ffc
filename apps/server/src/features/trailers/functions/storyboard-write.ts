import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { writeTexts, type Model, type ModelUsage } from "@sayhey/planner/model";
import { opsToWriteTexts, storyboardTexts, writeCall, writeHooks, type StoryboardText } from "@sayhey/trailer";
import { beginModelUse, countModelUse } from "../../ai/ai-runs.port.ts";
import { findAi } from "../../ai/find-ai.port.ts";
import { modelFailure } from "../../ai/model-failure.port.ts";
import { costMicros, priceOf } from "../../ai/model-price.port.ts";
import { openModel } from "../../ai/open-model.port.ts";
import { readFootageAssets } from "../footage/footage-sources.ts";
import { readSavedTrailer, readOwnMusic, writeTrailer } from "../storyboard/saved-trailer.ts";
import { checkEditable } from "../../billing/read-only.port.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";

/** Longer than this nobody waits for a few lines, ms. */
const TIME_LIMIT = 45_000;

type Answer = FunctionOutput<"storyboard-write">;

/** Writes the words of a trailer anew, by a model where there is one. */
export const storyboardWrite = defineFunction(
  "storyboard-write",
  { rateLimit: { hits: 12, windowMs: 60_000 } },
  async ({ sql, userId, ai }, { projectId, scenes, wish, variant }): Promise<Answer> => {
    const project = await ownProject(sql, userId, projectId);
    await checkEditable(sql, project);
    const kept = await readSavedTrailer(sql, project.id);
    const { storyboard, base } = writeTrailer(kept, {
      spec: project.spec,
      aspect: project.aspect,
      watermark: false,
      link: null,
      footage: await readFootageAssets(sql, project.id),
      music: await readOwnMusic(sql, userId, kept.edited?.document),
    });
    const unknown = scenes?.findIndex((id) => storyboard.scenes.every((scene) => scene.id !== id)) ?? -1;
    if (unknown >= 0) throw new FieldError(`scenes.${unknown}`, "There is no such scene.", { hint: "Reload it." });
    const fields = storyboardTexts(storyboard, scenes);
    const answer = (rest: Partial<Answer>, texts: Record<string, string>): Answer => ({
      by: "built-in",
      ops: opsToWriteTexts(storyboard, texts),
      model: null,
      failure: null,
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
      ...rest,
    });
    const standard = storyboardTexts(base);
    const found = await findAi(sql, userId, ai.server);
    if (found === null) return answer({}, builtIn(fields, standard, project.spec, variant));
    if (!found.own) await beginModelUse(sql, userId, ai.runsPerDay);

    const spent: ModelUsage = { inputTokens: 0, outputTokens: 0 };
    const count = ({ inputTokens, outputTokens }: ModelUsage): void => {
      spent.inputTokens += inputTokens;
      spent.outputTokens += outputTokens;
    };
    const late = new AppError("timeout", "The model did not answer in time.");
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(late), TIME_LIMIT);
    try {
      // What broke off or cannot be used was paid for too.
      const opened = openModel(found, ai.network, count);
      const model: Model = {
        ask: async (call) => {
          const said = await opened.ask(call);
          count(said.usage);
          return said;
        },
      };
      const texts = await writeTexts({ spec: project.spec, fields, wish, model, signal: stop.signal });
      if (!found.own) await countModelUse(sql, userId, ai.runsPerDay);
      return answer(
        { by: "model", model: found.model, ...spent, costMicros: costMicros(await priceOf(sql, found), spent) },
        texts,
      );
    } catch (error) {
      const { message } = stop.signal.aborted ? late : modelFailure(error);
      // Nobody asked for the built-in writer: it has other openings to offer, and leaves alone what a person wrote.
      const untouched = fields.filter(({ key, value }) =>
        standard.some((one) => one.key === key && one.value === value),
      );
      const texts = builtIn(untouched, standard, project.spec, Math.max(1, variant));
      return answer(
        { model: found.model, failure: message, ...spent, costMicros: costMicros(await priceOf(sql, found), spent) },
        texts,
      );
    } finally {
      clearTimeout(timer);
    }
  },
);

/** The words the built-in writer has for the same texts. */
function builtIn(
  fields: readonly StoryboardText[],
  base: readonly StoryboardText[],
  spec: AppSpec,
  variant: number,
): Record<string, string> {
  const other: Record<string, string> = {};
  if (variant > 0) {
    for (const [hook, text] of Object.entries(writeHooks(spec, variant))) other[`hooks.${hook}`] = text;
    other["call.text"] = writeCall(spec, variant);
  }
  const wanted = new Set(fields.map(({ key }) => key));
  return Object.fromEntries(base.flatMap(({ key, value }) => (wanted.has(key) ? [[key, other[key] ?? value]] : [])));
}
