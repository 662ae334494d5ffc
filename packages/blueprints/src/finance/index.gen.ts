// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bookkeeping from "./bookkeeping.ts";
import expenseClaims from "./expense-claims.ts";
import insuranceBroker from "./insurance-broker.ts";
import loanOffice from "./loan-office.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bookkeeping, expenseClaims, insuranceBroker, loanOffice];
