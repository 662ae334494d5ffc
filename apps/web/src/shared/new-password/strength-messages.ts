import type { PasswordStrength } from "@sayhey/contract/password";

/** What the worker is asked. */
export interface StrengthRequest {
  id: number;
  password: string;
}

/** What the worker answers. */
export interface StrengthAnswer {
  id: number;
  strength: PasswordStrength;
}
