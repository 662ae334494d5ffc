import type { EntityRules } from "@sayhey/appspec";
import type { Transaction } from "../../infra/database/database.ts";
import type { Visitor } from "./permissions.ts";
import type { SharedApp } from "./shared-app.ts";

/** What a rule is checked in: one transaction that holds the lock on the store. */
export interface RuleScope {
  tx: Transaction;
  app: SharedApp;
  rules: EntityRules;
  visitor: Visitor;
  storeId: string;
  generation: number;
  /** Network the visitor writes from, where that is known. */
  network?: string | undefined;
}
