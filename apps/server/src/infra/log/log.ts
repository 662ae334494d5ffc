/** Further values of a line. */
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Where everything goes that an operator may want to read. Messages are sentences; what varies is a field where somebody may look for it. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  /** Something went wrong that passes, or that the rest goes on without. */
  warn(message: string, error?: unknown): void;
  /** Something is broken. */
  error(message: string, error?: unknown): void;
}

/** A process that has opened no log, such as a test or a command, says what matters on its console. */
const onConsole: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (message, error) => console.warn(error instanceof Error ? `${message} (${error.message})` : message),
  error: (message, error) => (error === undefined ? console.error(message) : console.error(message, error)),
};

let used = onConsole;

/** The log of this process. It loads nothing by itself, so that what is started for one task begins at once. */
export const log: Log = {
  debug: (message, fields) => used.debug(message, fields),
  info: (message, fields) => used.info(message, fields),
  warn: (message, error) => used.warn(message, error),
  error: (message, error) => used.error(message, error),
};

/** Has everything from now on go to `other`. */
export function useLog(other: Log): void {
  used = other;
}
