import { AppError } from "@sayhey/contract/app-error";

/** The version this code reads and writes. */
const VERSION = "1.0";

type Document = Record<string, unknown>;

/** One step from a version to the next. It gets a document nobody has checked yet and leaves it as it was. */
interface Migration {
  from: string;
  to: string;
  migrate(document: Document): Document;
}

/** Every step there has been, the oldest first. A new version adds a step; no step is ever changed. */
const MIGRATIONS: readonly Migration[] = [
  {
    from: "0.9",
    to: "1.0",
    // What was taken for granted was a list of sentences, the seed went without saying, and rows without any could be left out.
    migrate: (document) => ({
      ...document,
      seed: document["seed"] ?? 0,
      entities: list(document["entities"]).map((entity) =>
        isDocument(entity) ? { ...entity, rows: entity["rows"] ?? [] } : entity,
      ),
      assumptions: list(document["assumptions"]).map((text, index) =>
        typeof text === "string" ? { id: `assumption-${index + 1}`, text } : text,
      ),
    }),
  },
];

/**
 * Brings a stored document to the present version, step by step. What is not a document with a version comes back as it is, for the check of
 * its shape to refuse.
 * @throws AppError bad-request when the document is of a version this code does not know, such as one made by a newer release
 */
export function migrateAppSpec(value: unknown): unknown {
  if (!isDocument(value) || typeof value["version"] !== "string") return value;
  let document = value;
  while (document["version"] !== VERSION) {
    const step = MIGRATIONS.find(({ from }) => from === document["version"]);
    if (!step) throw unknownVersion(String(document["version"]));
    document = { ...step.migrate(document), version: step.to };
  }
  return document;
}

function unknownVersion(version: string): AppError {
  const shown = version.slice(0, 20);
  return new AppError(
    "bad-request",
    `The app description is of version ${shown}, and this release reads up to ${VERSION}: version.`,
    { hint: "Open it with the release that made it, or a newer one." },
  );
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
