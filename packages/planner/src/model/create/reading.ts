import type { AppSpec } from "@sayhey/appspec";

const LENGTH = 4000;

/** What the built-in planner understood of a brief, in few words: what its app keeps, its pages and who signs in. */
export function describeReading({ identity, entities, pages, accounts, customBlocks, assumptions }: AppSpec): string {
  const lines = [
    `${identity.name}: ${identity.tagline} (${identity.language})`,
    ...entities.map(
      ({ id, name, fields }) =>
        `table ${id} (${name}): ${fields
          .map(({ id: field, type, relation, options }) =>
            [field, relation ?? type, ...(options === undefined ? [] : [`[${options.join("|")}]`])].join(" "),
          )
          .join(", ")}`,
    ),
    ...pages.map(
      ({ path, title, blocks, roles }) =>
        `page ${path} (${title}): ${blocks.map(({ kind }) => kind).join(", ")}${roles === undefined ? "" : `, for ${roles.join(", ")}`}`,
    ),
    ...(accounts === undefined ? [] : [`roles: ${accounts.roles.map(({ id, name }) => `${id} (${name})`).join(", ")}`]),
    ...(customBlocks ?? []).map(({ name }) => `block of its own: ${name}`),
    ...assumptions.map(({ text }) => `assumed: ${text}`),
  ];
  return lines.join("\n").slice(0, LENGTH);
}
