import type { SourceProblem } from "@sayhey/contract/functions/override";

/** What is wrong with an app's files: the compiler's complaint, where there is one, before the type checker's. */
export function sourceProblems(broken: string | null, types: readonly SourceProblem[]): SourceProblem[] {
  if (broken === null) return [...types];
  const [, file = "", line = "0", message = broken] =
    /(?:^|\s)((?:src|public)\/[^\s:]+|index\.html):(\d+):\s*(.*)$/s.exec(broken) ?? [];
  return [{ file, line: Number(line), message }, ...types];
}
