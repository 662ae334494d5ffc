// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bookkeeping from "./bookkeeping.ts";
import debtCollection from "./debt-collection.ts";
import expenseClaims from "./expense-claims.ts";
import freelanceInvoicing from "./freelance-invoicing.ts";
import insuranceBroker from "./insurance-broker.ts";
import loanOffice from "./loan-office.ts";
import payrollBureau from "./payroll-bureau.ts";
import pensionAdviser from "./pension-adviser.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bookkeeping, debtCollection, expenseClaims, freelanceInvoicing, insuranceBroker, loanOffice, payrollBureau, pensionAdviser];
