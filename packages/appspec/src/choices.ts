import { AppError } from "@sayhey/contract/app-error";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import type { Op } from "./op.ts";

/**
 * The ops that take one of the choices of an assumption, by its place among them: the choice's own ops and the one that takes the chip away.
 * @throws TypeError when the document has no such assumption or choice
 */
export function opsToTakeChoice(spec: AppSpec, assumption: string, choice: number): Op[] {
  const found = spec.assumptions.find(({ id }) => id === assumption)?.choices?.[choice];
  if (!found) throw new TypeError(`assumptions holds no ${assumption} with a choice ${choice}`);
  return [...found.ops, { op: "remove-assumption", assumption }];
}

/** Whether a choice still applies to the document; later changes may have taken away what its ops name. */
export function choiceFits(spec: AppSpec, assumption: string, choice: number): boolean {
  try {
    applyOps(spec, opsToTakeChoice(spec, assumption, choice));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "bad-request") return false;
    throw error;
  }
}

/**
 * Checks that every choice of every assumption applies to the document, as a fresh plan promises. It costs one parse of the document per
 * choice, so `parseAppSpec` leaves it out.
 * @throws AppError bad-request whose message names the path of the first choice that does not
 */
export function checkChoices(spec: AppSpec): void {
  spec.assumptions.forEach((assumption, index) =>
    assumption.choices?.forEach((_, place) => {
      try {
        applyOps(spec, opsToTakeChoice(spec, assumption.id, place));
      } catch (error) {
        if (!(error instanceof AppError && error.kind === "bad-request")) throw error;
        throw new AppError("bad-request", `assumptions[${index}].choices[${place}] does not apply: ${error.message}`, {
          hint: "Correct the ops of this choice and try again.",
        });
      }
    }),
  );
}
