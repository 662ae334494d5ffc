import type { PasswordStrength } from "@sayhey/contract/password";

/** What the estimator knows about a password. */
export interface PasswordEstimate extends PasswordStrength {
  /** It is one of the 50,000 most common passwords, in whatever case of letters. */
  isCommon: boolean;
}

/** What the thread is asked. */
export interface EstimateRequest {
  id: number;
  password: string;
}

/** What the thread answers. */
export interface EstimateAnswer {
  id: number;
  estimate: PasswordEstimate;
}
