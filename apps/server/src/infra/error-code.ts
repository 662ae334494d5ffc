/** The code of an error of the operating system (`ENOENT`, `ENOSPC`, ...) or of a driver; undefined when it has none. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
