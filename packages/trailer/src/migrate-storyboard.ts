import { AppError } from "@sayhey/contract/app-error";
import type { CaptionStyle } from "@sayhey/contract/studio";

/** The version this code reads and writes. */
const VERSION = "1.2";

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
    // The openings that were not shown went unkept, footage was three properties of a feature, and all music was generated.
    migrate: (document) => {
      const scenes = list(document["scenes"]);
      const opening =
        scenes.filter(isDocument).find((scene) => scene["kind"] === "hook")?.["text"] ?? document["title"];
      return {
        ...document,
        hooks: { itch: opening, pov: opening, promise: opening },
        hook: "itch",
        soundtrack: isDocument(document["soundtrack"])
          ? // A volume of 0 was silence, effects and all.
            {
              ...document["soundtrack"],
              effects: document["soundtrack"]["volume"] === 0 ? 0 : 1,
              offsetMs: 0,
              file: null,
            }
          : document["soundtrack"],
        scenes: scenes.map((scene) => (isDocument(scene) ? withFootage(scene) : scene)),
      };
    },
  },
  {
    from: "1.0",
    to: "1.1",
    // Captions were there or not, and stood on a dark plate.
    migrate: (document) => ({
      ...document,
      captions: typeof document["captions"] === "boolean" ? captionStyleOf(document["captions"]) : document["captions"],
    }),
  },
  {
    from: "1.1",
    to: "1.2",
    // Nobody spoke.
    migrate: (document) => ({
      ...document,
      soundtrack: isDocument(document["soundtrack"])
        ? { ...document["soundtrack"], voice: null }
        : document["soundtrack"],
    }),
  },
];

/** The captions that a document or a choice from before there were styles asks for: words on a dark plate, or none. */
export function captionStyleOf(shown: boolean): CaptionStyle {
  return shown ? "boxed" : "off";
}

/**
 * Brings a stored document to the present version, step by step. What is not a document with a version comes back as it is, for
 * the check of its shape to refuse.
 * @throws AppError bad-request when the document is of a version this code does not know, such as one made by a newer release
 */
export function migrateStoryboard(value: unknown): unknown {
  if (!isDocument(value) || typeof value["version"] !== "string") return value;
  // Documents from before the openings were kept called themselves 1.0 already.
  let document: Document = value["version"] === "1.0" && !("hooks" in value) ? { ...value, version: "0.9" } : value;
  while (document["version"] !== VERSION) {
    const step = MIGRATIONS.find(({ from }) => from === document["version"]);
    if (step === undefined) throw unknownVersion(String(document["version"]));
    document = { ...step.migrate(document), version: step.to };
  }
  return document;
}

function withFootage(scene: Document): Document {
  const { footageId, footageStartMs, footageRate, ...rest } = scene;
  if (scene["kind"] !== "feature") return { ...rest, backdrop: null };
  const footage =
    footageId === undefined
      ? null
      : { id: footageId, startMs: footageStartMs ?? 0, rate: footageRate ?? 1, zoom: "auto" };
  return { ...rest, backdrop: null, footage };
}

function unknownVersion(version: string): AppError {
  return new AppError(
    "bad-request",
    `storyboard.version: is ${version.slice(0, 20)}, and this release reads up to ${VERSION}`,
    { hint: "Open it with the release that made it, or a newer one." },
  );
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
