import { AppError } from "@sayhey/contract/app-error";
import { fieldNamed, loadLanguage, moreRows } from "@sayhey/planner/embedded";
import type { PlannerAnswer, PlannerRequest } from "./planner-messages.ts";

async function answerTo(request: PlannerRequest): Promise<PlannerAnswer> {
  const { id } = request;
  try {
    if (request.ask === "field") {
      await loadLanguage(request.language);
      return { id, field: fieldNamed(request.name, request.language) ?? null };
    }
    await loadLanguage(request.spec.identity.language);
    return { id, rows: moreRows(request.spec, request.entity, request.count, request.seed) };
  } catch (cause) {
    const hint = cause instanceof AppError && cause.hint !== undefined ? ` ${cause.hint}` : "";
    return { id, failure: `${cause instanceof Error ? cause.message : String(cause)}${hint}` };
  }
}

self.onmessage = (event: MessageEvent<PlannerRequest>) => {
  void answerTo(event.data).then((answer) => self.postMessage(answer));
};
