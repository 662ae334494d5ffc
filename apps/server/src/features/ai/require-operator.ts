import { AppError } from "@sayhey/contract/app-error";
import type { FunctionServices } from "../../http/rpc/define-function.ts";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { isOperator } from "../admin/operator.port.ts";

/** @throws AppError not-found for whoever does not run the server, and where its settings say which model it has */
export async function requireOperator(
  sql: Database | Transaction,
  userId: string,
  ai: Pick<FunctionServices["ai"], "server" | "isLocal">,
): Promise<void> {
  if (ai.server !== "chosen" || !(await isOperator(sql, userId, ai)))
    throw new AppError("not-found", "There is no such function.");
}
