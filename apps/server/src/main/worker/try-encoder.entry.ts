import { AppError } from "@sayhey/contract/app-error";
import { tryEncoder } from "@sayhey/trailer/node";
import { serveTask } from "../../infra/processes/serve-task.ts";

// The process behind `checkParts`.
serveTask(() => tryEncoder(), new AppError("unavailable", "The video encoder failed."));
