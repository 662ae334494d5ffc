import { parentPort } from "node:worker_threads";
import { applyOps, brandTheme } from "@sayhey/appspec";
import { compileApp, exportZip, hashTree } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { planApp } from "@sayhey/planner/embedded";
import type { WorkshopAnswer, WorkshopRequest, WorkshopTask, WorkshopTasks } from "./workshop-messages.ts";

const port = parentPort;
if (port === null) throw new Error("workshop.worker.ts runs as a worker thread only");

async function run(request: WorkshopRequest): Promise<WorkshopTasks[WorkshopTask]["output"]> {
  switch (request.task) {
    case "plan": {
      const { idea, seed, brand } = request.input;
      const planned = planApp(idea, seed === undefined ? {} : { seed });
      const spec = brand
        ? applyOps(planned, [{ op: "set-theme", patch: brandTheme(planned.theme, brand) }]).spec
        : planned;
      return { spec, appHash: hashTree(generateApp(spec).tree) };
    }
    case "hash":
      return { appHash: hashTree(generateApp(request.input.spec).tree) };
    case "compile":
      return compileApp(generateApp(request.input.spec).tree);
    case "export":
      return exportZip(generateApp(request.input.spec).tree, request.input.folder);
  }
}

async function answer(request: WorkshopRequest): Promise<WorkshopAnswer> {
  try {
    return { id: request.id, ok: true, output: await run(request) };
  } catch (error) {
    const known = error instanceof AppError ? error : null;
    if (known === null) console.error(error);
    return {
      id: request.id,
      ok: false,
      kind: known?.kind ?? "internal",
      message: known?.message ?? "The app could not be made.",
      hint: known?.hint,
    };
  }
}

port.on("message", (request: WorkshopRequest) => {
  void answer(request).then((message) => port.postMessage(message));
});
