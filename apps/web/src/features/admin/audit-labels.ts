import type { AuditEntry } from "@sayhey/contract/functions/admin";
import { PLANS, planNameSchema } from "@sayhey/contract/plans";
import { REPORT_REASONS } from "@sayhey/contract/publication";

const DEEDS: Record<string, string> = {
  "set-plan": "Plan changed",
  "grant-credits": "Renders granted",
  suspend: "Suspended",
  restore: "Suspension lifted",
  "sign-out": "Signed out everywhere",
  "remove-factors": "Second factor removed",
  "grant-role": "Made an admin",
  "revoke-role": "Admin role removed",
  delete: "Account deleted",
  keep: "Account restored",
  "switch-on": "Turned on",
  "switch-off": "Turned off",
  "set-model-price": "Model price set",
  "reset-model-price": "Model price reset",
  "use-local-model": "Local model used for everyone",
  "refuse-local-model": "Local model refused",
  "offer-local-model": "Local model no longer used",
  "cancel-job": "Job canceled",
  "retry-job": "Job retried",
  "discard-job": "Job discarded",
  "restore-job": "Job restored",
  "take-down": "Taken down",
  "restore-item": "Shown again",
  dismiss: "Report dismissed",
};

/** A kind of action in words; one that has none stays as it was written down. */
export const auditLabels = (action: string): string => DEEDS[action] ?? action;

/** Why somebody objects, in words; a reason in somebody's own words stays. */
export const objectionWords = (reason: string): string =>
  REPORT_REASONS[reason as keyof typeof REPORT_REASONS] ?? reason;

/** What was written down of a action besides its kind, target and reason, each in words. */
export function auditDetails({ details }: Pick<AuditEntry, "details">): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const text = String(value);
    switch (name) {
      case "plan": {
        const plan = planNameSchema.safeParse(value);
        return plan.success ? PLANS[plan.data].title : text;
      }
      case "amount":
        return value === 1 ? "1 render" : `${text} renders`;
      // The target says it already.
      case "switch":
        return [];
      case "note":
        return `people see: ${text}`;
      case "objection":
        return `the objection: ${objectionWords(text)}`;
      case "was":
        return `was ${text}`;
      case "status":
        return `is ${text}`;
      default:
        return `${name} ${text}`;
    }
  });
}
