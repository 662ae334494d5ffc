import { AppError } from "@sayhey/contract/app-error";

/** The cache's one retry, spared where the answer is that there is no such thing: asking again only delays the 404 page. */
export const retryUnlessMissing = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof AppError && error.kind === "not-found");
