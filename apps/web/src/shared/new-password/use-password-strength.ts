import type { PasswordStrength } from "@sayhey/contract/password";
import { useEffect, useState } from "react";
import { estimatePassword } from "./password-strength.ts";

/** Typing goes on this long without an estimate, ms; one long password keeps the worker busy for a second. */
const PAUSE_MS = 120;

/**
 * The strength of what is being typed: null for nothing typed and before the first estimate, afterwards the last one known.
 * `failed` when the estimator cannot be loaded.
 */
export function usePasswordStrength(password: string): { strength: PasswordStrength | null; failed: boolean } {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (password === "") return;
    let stale = false;
    const timer = setTimeout(() => {
      estimatePassword(password).then(
        (found) => {
          if (stale) return;
          setStrength(found);
          setFailed(false);
        },
        (cause: unknown) => {
          console.warn("The strength of the password could not be estimated.", cause);
          if (!stale) setFailed(true);
        },
      );
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [password]);
  return password === "" ? { strength: null, failed: false } : { strength, failed };
}
