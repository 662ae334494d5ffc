/** What went wrong, as a kind that decides the HTTP status and whether the failure is reported to the operator. */
export type AppErrorKind =
  | "bad-request"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "rate-limited"
  | "quota"
  | "cancelled"
  | "timeout"
  | "unavailable"
  | "disk-full"
  | "internal";

const HTTP_STATUS: Record<AppErrorKind, number> = {
  "bad-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "rate-limited": 429,
  quota: 402,
  cancelled: 409,
  timeout: 504,
  unavailable: 503,
  "disk-full": 507,
  internal: 500,
};

/** An expected failure: `message` says what happened, `hint` says what to do about it. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly kind: AppErrorKind;
  readonly hint: string | undefined;

  constructor(kind: AppErrorKind, message: string, options: { cause?: unknown; hint?: string } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.hint = options.hint;
  }

  /** HTTP status code for this kind. */
  get status(): number {
    return HTTP_STATUS[this.kind];
  }
}
