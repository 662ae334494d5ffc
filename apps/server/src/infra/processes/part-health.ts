/** Programs that jobs start, and that may be missing or broken while everything else works. */
export type Part = "browser" | "encoder";

/** One that cannot be started, in words for the operator; nothing of this machine is in them. */
export interface PartProblem {
  part: Part | "worker";
  /** True where it is a worker that no server brought along (`sayhey worker`). */
  isSeparate?: true;
  message: string;
}

const WORDS: Record<Part, string> = {
  browser: "The browser can't be started, so apps aren't filmed or checked. The log says why.",
  encoder: "The video encoder can't be started, so trailers aren't rendered. The log says why.",
};

/** The same of a separate worker, which may run on another machine. */
export const SEPARATE_WORDS: Record<PartProblem["part"], string> = {
  browser: "A separate worker can't start its browser, so it doesn't film or check apps. Its log says why.",
  encoder: "A separate worker can't start its video encoder, so it doesn't render trailers. Its log says why.",
  worker: "A separate worker ended and is being started again. Its log says why.",
};

/** The parts of this process that failed when they were last needed. */
const broken = new Set<Part>();
let listener: (problems: PartProblem[]) => void = () => undefined;

/** A part was started, or could not be. */
export function notePart(part: Part, works: boolean): void {
  if (works === !broken.has(part)) return;
  if (works) broken.delete(part);
  else broken.add(part);
  listener(partProblems());
}

/** Whether a part failed when it was last needed. */
export const isBroken = (part: Part): boolean => broken.has(part);

/** What is wrong with the parts now. */
export const partProblems = (): PartProblem[] => [...broken].map((part) => ({ part, message: WORDS[part] }));

/** Has every change told, in place of whoever listened before. */
export function onPartProblems(tell: (problems: PartProblem[]) => void): void {
  listener = tell;
}
