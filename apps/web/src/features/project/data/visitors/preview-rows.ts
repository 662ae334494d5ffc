import { resolveMoment, type AppSpec } from "@sayhey/appspec";

/**
 * The rows that the owner sees in the preview, by entity: those its frame has kept, else those the app begins with.
 * @param kept what the preview keeps by key
 */
export function previewRows(
  spec: AppSpec,
  kept: Readonly<Record<string, string>>,
  now: Date,
): Record<string, unknown[]> {
  return Object.fromEntries(
    spec.entities.map((entity) => {
      const fields = entity.fields.filter(({ type }) => type !== "computed").map(({ id }) => id);
      const rows = readRows(kept[`rows:${entity.id}`]) ?? entity.rows;
      return [
        entity.id,
        rows.map((row) =>
          // Fields the app no longer has stay behind.
          Object.fromEntries(["id", ...fields].map((field) => [field, written(row[field], field, now)])),
        ),
      ];
    }),
  );
}

const written = (value: unknown, field: string, now: Date): unknown =>
  typeof value === "string" && field !== "id" ? resolveMoment(value, now) : (value ?? null);

function readRows(text: string | undefined): Record<string, unknown>[] | null {
  if (text === undefined) return null;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter((row) => typeof row === "object" && row !== null) : null;
  } catch {
    return null;
  }
}
