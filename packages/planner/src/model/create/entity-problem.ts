import { parseAppSpec, type AppSpec, type Entity, type SeedRow } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";

const PROBLEM_LENGTH = 400;

/** What an error says is wrong with an app, for a model. */
export const plainProblem = (error: AppError): string => error.message.replace(/^.*?: /, "").slice(0, PROBLEM_LENGTH);

/** What is wrong with an entity by itself, or with its rows; null when the rest of the app is to blame. */
export function entityProblem(spec: AppSpec, at: number, { rows = false } = {}): string | null {
  const { customBlocks: _own, accounts: _accounts, footer: _footer, ...rest } = spec;
  try {
    parseAppSpec({
      ...rest,
      assumptions: [],
      entities: spec.entities.map((entity, index) =>
        rows ? (index === at ? entity : onlyToPointAt(entity)) : { ...entity, rows: [] },
      ),
      pages: [
        {
          id: "alone",
          path: "/",
          title: "Alone",
          icon: "house",
          nav: true,
          blocks: [{ id: "aloneText", kind: "richText", body: "Alone" }],
        },
      ],
    });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const text = plainProblem(error);
    return text.includes(`entities[${at}]`) ? text.replaceAll(`entities[${at}].`, "") : null;
  }
}

/** Another entity with rows to point at, whatever they point at themselves. */
function onlyToPointAt(entity: Entity): Entity {
  const { id, name, plural, icon, titleField, rows } = entity;
  return {
    id,
    name,
    plural,
    icon,
    titleField,
    fields: entity.fields.map((field) => (field.relation === undefined ? field : { ...field, required: false })),
    rows: rows.map((row) => withoutRelations(row, entity)),
  };
}

function withoutRelations(row: SeedRow, { fields }: Entity): SeedRow {
  const gone = new Set(fields.filter(({ relation }) => relation !== undefined).map(({ id }) => id));
  return Object.fromEntries(Object.entries(row).filter(([field]) => !gone.has(field))) as SeedRow;
}
