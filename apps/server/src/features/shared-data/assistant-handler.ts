import {
  publicSource,
  publicText,
  resolveMoment,
  rowPassage,
  wordedAssistant,
  type AppSpec,
  type NamedPassage,
  type SeedRow,
} from "@sayhey/appspec";
import { ASSISTANT_LIMITS, assistantQuestionSchema, type AssistantAnswer } from "@sayhey/contract/assistant";
import { AppError } from "@sayhey/contract/app-error";
import { answerQuestion, type Model, type ModelUsage } from "@sayhey/planner/model";
import type { Database } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { KeyedCount } from "../../infra/limits/keyed-count.ts";
import { countHit, forgetHit } from "../../infra/limits/rate-limit.ts";
import type { AiNetwork } from "../ai/ai-network.port.ts";
import { findAi } from "../ai/find-ai.port.ts";
import { openModel } from "../ai/open-model.port.ts";
import { isNavigation } from "../../http/app-request.ts";
import { answerError, answerJson, readJson, refuseForeign } from "./data-http.ts";
import { DataRefusal, unfit } from "./data-refusal.ts";
import { findPublished } from "./find-published.ts";
import { readRow } from "./read-rows.ts";
import { createAppFinder } from "./shared-app.ts";
import { openStore } from "./shared-store.ts";
import { tooMany } from "./visitors.ts";

const BODY_BYTES = 16 * 1024;
const DAY_MS = 86_400_000;
const PER_MINUTE = { hits: 6, windowMs: 60_000 };
/** Behind one network there may be a school. */
const PER_VISITOR = { hits: ASSISTANT_LIMITS.perVisitor, windowMs: DAY_MS };
const PER_APP = { hits: ASSISTANT_LIMITS.perApp, windowMs: DAY_MS };
/** Questions of one app that are with its model at a time. */
const AT_ONCE = 4;
/** Nobody waits longer for a few sentences, ms. */
const PATIENCE_MS = 25_000;

/** How models are reached. */
export interface AssistantOptions {
  network: AiNetwork;
  /** Told of failures of a model, which the visitor is not. */
  onWarning(message: string, error: unknown): void;
}

/**
 * `POST /assistant` of a published app: words an answer from passages of the app by the model of its owner, where that is turned on for
 * the assistant. The request names passages; what they say is read here, so that a visitor can neither put words into them nor have
 * anything read that is not for everybody. Null for every other request.
 */
export function createAssistantHandler(sql: Database, options: AssistantOptions) {
  const findApp = createAppFinder(sql);
  const busy = new KeyedCount();
  return async (request: Request, slug: string, { address }: { address: string }): Promise<Response | null> => {
    const url = new URL(request.url);
    if (url.pathname !== "/assistant" || isNavigation(request)) return null;
    try {
      refuseForeign(request, url);
      if (request.method !== "POST")
        throw new DataRefusal("bad-request", "Only POST is answered here.", { allow: "POST" });
      return answerJson(await take(request, slug, networkOf(address)));
    } catch (error) {
      return answerError(error);
    }
  };

  async function take(request: Request, slug: string, network: string): Promise<AssistantAnswer> {
    const perMinute = await countHit(sql, `assistant ${network}`, PER_MINUTE);
    if (!perMinute.allowed) throw tooMany(perMinute.retryAfterMs);
    const parsed = assistantQuestionSchema.safeParse(await readJson(request, BODY_BYTES));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw unfit(issue?.path.join(".") || "body", issue?.message ?? "has no readable shape");
    }
    const { block: id, question, passages: names } = parsed.data;
    const app = await findPublished(sql, slug);
    const block = app === null ? undefined : wordedAssistant(app.spec, id);
    if (app === null || block === undefined)
      throw new DataRefusal("not-found", "Nothing in this app answers through a model.");
    const found = await findAi(sql, app.userId, null);
    // Without a model of the owner's own, answers are looked up as ever.
    if (found === null) return { answer: null, cites: [] };
    const passages = await readPassages({ slug, spec: app.spec, block, names });
    if (passages.length === 0) return { answer: null, cites: [] };
    await within(app.projectId, network);
    if (busy.of(app.projectId) >= AT_ONCE) throw tooMany(5000);
    busy.add(app.projectId);
    try {
      const spent: ModelUsage = { inputTokens: 0, outputTokens: 0 };
      const count = ({ inputTokens, outputTokens }: ModelUsage): void => {
        spent.inputTokens += inputTokens;
        spent.outputTokens += outputTokens;
      };
      const opened = openModel(found, options.network, count);
      const model: Model = {
        ask: async (call) => {
          const said = await opened.ask(call);
          count(said.usage);
          return said;
        },
      };
      let answer: Awaited<ReturnType<typeof answerQuestion>> = null;
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        answer = await answerQuestion({ app: app.spec.identity.name, question, passages, model, signal });
      } catch (error) {
        options.onWarning("A model did not answer a visitor's question; the answer was looked up.", error);
        throw new AppError("unavailable", "The model didn't answer.", { cause: error });
      } finally {
        await noteUsage(sql, app.projectId, answer !== null, spent);
      }
      return answer ?? { answer: null, cites: [] };
    } finally {
      busy.remove(app.projectId);
    }
  }

  /** Counts a question against what a visitor and an app may ask in a day. @throws DataRefusal past either */
  async function within(projectId: string, network: string): Promise<void> {
    const visitorKey = `assistant day ${projectId} ${network}`;
    const perVisitor = await countHit(sql, visitorKey, PER_VISITOR);
    if (!perVisitor.allowed) throw tooMany(perVisitor.retryAfterMs);
    const perApp = await countHit(sql, `assistant app ${projectId}`, PER_APP);
    if (perApp.allowed) return;
    await forgetHit(sql, visitorKey);
    throw tooMany(perApp.retryAfterMs);
  }

  /** What passages say that everybody may read: what only some may see goes to no model. */
  async function readPassages(asked: {
    slug: string;
    spec: AppSpec;
    block: NonNullable<ReturnType<typeof wordedAssistant>>;
    names: readonly string[];
  }): Promise<NamedPassage[]> {
    const { slug, spec, block, names } = asked;
    const shared = spec.sharing === "shared" ? await findApp(slug) : null;
    const store = shared === null ? null : await openStore(sql, shared, new Date());
    const read = async (name: string): Promise<NamedPassage | undefined> => {
      const [area = "", row = ""] = name.split("/");
      if (area === "page") return publicText(spec, name);
      const entity = publicSource(spec, block, area);
      if (entity === undefined) return undefined;
      if (shared !== null && store !== null) {
        const kept = await readRow(sql, shared, store, null, area, row);
        return kept === null
          ? undefined
          : rowPassage(name, entity, block, kept.values as Record<string, SeedRow[string]>);
      }
      const seed = entity.rows.find((each) => each.id === row);
      return seed === undefined ? undefined : rowPassage(name, entity, block, dated(seed));
    };
    const all = await Promise.all([...new Set(names)].map(read));
    return all.filter((passage) => passage !== undefined);
  }
}

/** A seed row with its days written out. */
function dated(row: SeedRow): SeedRow {
  const now = new Date();
  const values = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === "string" && value.startsWith("@") ? resolveMoment(value, now) : value,
  ]);
  return Object.fromEntries(values) as SeedRow;
}

async function noteUsage(sql: Database, projectId: string, isAnswered: boolean, spent: ModelUsage): Promise<void> {
  await sql`
    insert into private.assistant_usage as u (project_id, day, asked, answered, input_tokens, output_tokens)
    values (${projectId}, current_date, 1, ${isAnswered ? 1 : 0}, ${spent.inputTokens}, ${spent.outputTokens})
    on conflict (project_id, day) do update set asked = u.asked + 1, answered = u.answered + excluded.answered,
      input_tokens = u.input_tokens + excluded.input_tokens, output_tokens = u.output_tokens + excluded.output_tokens`;
}
