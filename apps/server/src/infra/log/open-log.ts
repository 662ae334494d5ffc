import { inspect } from "node:util";
import pino, { type Logger } from "pino";
import { readSecretFiles } from "../settings/secret-files.ts";
import { SECRET_SETTINGS, settingsSchema } from "../settings/settings-schema.ts";
import { metrics } from "../metrics/metrics.ts";
import { useLog } from "./log.ts";
import { logContext } from "./log-context.ts";
import { logText, recordText, type LogRecord } from "./log-text.ts";
import { hideSecret, redact } from "./redact.ts";

const FORMAT = settingsSchema.pick({ LOG_FORMAT: true, LOG_LEVEL: true });

/**
 * Begins the log of this process, which `name` stands for in each line. Lines are JSON, or sentences on a terminal, as LOG_FORMAT says; warnings and errors go to
 * stderr and the rest to stdout. What libraries print on the console becomes lines too. Secrets among the settings are hidden.
 */
export function openLog(name: string, environment: Readonly<Record<string, string | undefined>> = process.env): void {
  const readable = readSecretFiles(environment).environment;
  for (const setting of SECRET_SETTINGS) {
    const value = readable[setting];
    hideSecret(value !== undefined && URL.canParse(value) ? passwordOf(value) : value);
  }
  // What is wrong with them is told with the other settings.
  const given = FORMAT.safeParse({
    LOG_FORMAT: environment["LOG_FORMAT"] || undefined,
    LOG_LEVEL: environment["LOG_LEVEL"] || undefined,
  }).data;
  const isText = (given?.LOG_FORMAT ?? (process.stderr.isTTY ? "text" : "json")) === "text";
  const level = given?.LOG_LEVEL ?? (isText ? "warn" : "info");
  const written = (stream: NodeJS.WriteStream) => ({
    write: (line: string) => {
      const shown = redact(isText ? recordText(JSON.parse(line) as LogRecord) : line);
      stream.write(isText ? `${shown}\n` : shown);
    },
  });
  // What this process starts writes as it does, also where its stderr is no terminal.
  if (given !== undefined) Object.assign(process.env, { LOG_FORMAT: isText ? "text" : "json", LOG_LEVEL: level });
  const logger = pino(
    {
      level,
      base: { process: name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...logContext() }),
      hooks: {
        logMethod(values, method, level) {
          const label = logger.levels.labels[level];
          if (label === "warn" || label === "error") metrics.errors.inc({ level: label });
          method.apply(this, values);
        },
      },
    },
    pino.multistream(
      [
        { level: "debug", stream: written(process.stdout) },
        { level: "warn", stream: written(process.stderr) },
      ],
      { dedupe: true },
    ),
  );
  useLog({
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, error) => logger.warn(error === undefined ? {} : { err: asError(error) }, message),
    error: (message, error) => logger.error(error === undefined ? {} : { err: asError(error) }, message),
  });
  takeConsole(logger);
}

/** Says something on stdout for whoever started the process, people and scripts: what they wait for is the same in every format. */
export function say(...values: unknown[]): void {
  process.stdout.write(`${redact(logText(...values))}\n`);
}

/** Says in one entry on stderr why the process ends. */
export function complain(...values: unknown[]): void {
  process.stderr.write(`${redact(logText(...values))}\n`);
}

function takeConsole(logger: Logger): void {
  for (const [name, level] of [
    ["debug", "debug"],
    ["log", "info"],
    ["info", "info"],
    ["warn", "warn"],
    ["error", "error"],
  ] as const)
    console[name] = (...values: unknown[]) => {
      // A request that the database refused: it says so in one line, without a stack and the values it came with, and is no fault of ours.
      if (values.some(saysItself)) return logger[level === "error" ? "warn" : level](logText(...values));
      const error = values.find((value) => value instanceof Error);
      const words = values.filter((value) => value !== error);
      const message = words.length === 0 ? (error?.message ?? "") : logText(...words);
      logger[level](error === undefined ? {} : { err: error }, message);
    };
}

/** An error that has words of its own for whoever prints it. */
const saysItself = (value: unknown): boolean => value instanceof Error && Object.hasOwn(value, inspect.custom);

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

function passwordOf(url: string): string | undefined {
  const { password } = new URL(url);
  return password === "" ? undefined : decodeURIComponent(password);
}
