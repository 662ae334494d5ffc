import type { Fail } from "./field-check.ts";

/** What is wrong with a document, and where. Thrown inside the checks only; `parseAppSpec` turns it into an AppError. */
export class SpecProblem extends Error {
  readonly path: string;
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(`${path} ${problem}`);
    this.path = path;
    this.problem = problem;
  }
}

/** Reports problems below a path. */
export function failAt(prefix: string): Fail {
  return (path, problem) => {
    throw new SpecProblem([prefix, path].filter(Boolean).join("."), problem);
  };
}

/** @throws SpecProblem at the first id that was there before */
export function checkUnique(ids: readonly string[], path: (index: number) => string): void {
  const seen = new Set<string>();
  ids.forEach((id, index) => {
    if (seen.has(id)) throw new SpecProblem(path(index), `repeats "${id}"`);
    seen.add(id);
  });
}
