// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import auditFirm from "./audit-firm.ts";
import bookkeeping from "./bookkeeping.ts";
import charityFundraising from "./charity-fundraising.ts";
import claimsOffice from "./claims-office.ts";
import cryptoHoldings from "./crypto-holdings.ts";
import debtCollection from "./debt-collection.ts";
import departmentBudget from "./department-budget.ts";
import expenseClaims from "./expense-claims.ts";
import freelanceInvoicing from "./freelance-invoicing.ts";
import insuranceBroker from "./insurance-broker.ts";
import loanOffice from "./loan-office.ts";
import mortgageBroker from "./mortgage-broker.ts";
import payrollBureau from "./payroll-bureau.ts";
import pensionAdviser from "./pension-adviser.ts";
import savingsGroup from "./savings-group.ts";
import sharePortfolio from "./share-portfolio.ts";

export const BLUEPRINTS: readonly Blueprint[] = [auditFirm, bookkeeping, charityFundraising, claimsOffice, cryptoHoldings, debtCollection, departmentBudget, expenseClaims, freelanceInvoicing, insuranceBroker, loanOffice, mortgageBroker, payrollBureau, pensionAdviser, savingsGroup, sharePortfolio];
