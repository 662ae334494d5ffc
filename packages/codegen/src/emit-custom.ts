import { customDefault, type AppSpec, type CustomBlock, type CustomData, type CustomProperty } from "@sayhey/appspec";
import { accountsOf } from "./emit-accounts.ts";
import { customConst, customFolder, customSourcePath, entityConst, kebabCase, rowType } from "./names.ts";
import { keyText, literal, SourceName, stringLiteral, type Literal } from "./source-text.ts";

/** The files of the blocks of one's own that stand somewhere: the source as it was written, its types, and what it declares. */
export function emitCustomBlocks(spec: AppSpec): Record<string, string> {
  return Object.fromEntries(
    (spec.customBlocks ?? []).flatMap((block) => [
      [customSourcePath(block.id), block.source],
      [`${customFolder(block.id)}/props.ts`, emitProps(block, spec)],
      [`${customFolder(block.id)}/index.ts`, emitDefinition(block, spec)],
    ]),
  );
}

/** What the component declares, for the page that shows it. */
function emitDefinition(block: CustomBlock, spec: AppSpec): string {
  const entities = [...new Set(block.data.flatMap(({ entity }) => entity ?? []))].sort();
  const accounts = accountsOf(spec);
  const isLimited = block.data.some(({ roles }) => roles !== undefined) && accounts !== undefined;
  const defaults = block.properties.map((property): [string, Literal] => [property.id, customDefault(property)]);
  const data = block.data.map(({ id, entity, property, can, roles }): Literal => ({
    id,
    entity: entity === undefined ? undefined : new SourceName(entityConst(entity)),
    property,
    can,
    roles,
  }));
  const definition: Literal = {
    name: block.name,
    component: new SourceName("component"),
    defaults: Object.fromEntries(defaults),
    data,
    useRoles: isLimited ? new SourceName("useMyRoles") : undefined,
  };
  return `import type { ComponentType } from "react";
import type { CustomBlock } from "../../blocks/custom-block.ts";
${entities.map((id) => `import { ${entityConst(id)} } from "../../entities/${kebabCase(id)}.ts";\n`).join("")}${isLimited ? `import { useMyRoles } from "../../store/${accounts === "shared" ? "shared-roles" : "accounts"}.ts";\n` : ""}import Own from "./block.tsx";
import type { BlockProps } from "./props.ts";

/** Says at once where the component wants what it is not given. */
const component: ComponentType<BlockProps> = Own;

export const ${customConst(block.id)}: CustomBlock = ${literal(definition, "", 40)};
`;
}

/** The types of what the component is given. */
function emitProps(block: CustomBlock, spec: AppSpec): string {
  const { properties, data } = block;
  const entities = [...new Set(data.flatMap(({ entity }) => entity ?? []))].sort();
  const isLoose = data.some(({ entity }) => entity === undefined);
  const types = ["ThemeTokens", ...(properties.some(({ type }) => type === "entity") ? ["EntityInfo"] : [])];
  const writesLoosely = data.some(
    ({ entity, can }) => entity === undefined && (can.includes("create") || can.includes("update")),
  );
  if (writesLoosely) types.push("Values");
  const computed = entities.some((id) => computedOf(spec, id).length > 0);
  const model = [...(isLoose ? ["Row"] : []), ...(computed ? ["Value"] : [])];
  const group = (name: string, note: string, lines: readonly string[]): string =>
    lines.length === 0
      ? `  /** ${note} */\n  ${name}: Readonly<Record<string, never>>;\n`
      : `  /** ${note} */\n  ${name}: {\n${lines.join("")}  };\n`;
  const withRight = (right: CustomData["can"][number]): readonly CustomData[] =>
    data.filter(({ can }) => can.includes(right));
  const valuesOf = (entity: string | undefined): string =>
    entity === undefined ? "Values" : `Partial<Omit<${rowType(entity)}, "id">>`;
  return `// Written from what the block declares. To change it, change the block's properties and data.
import type { ${types.sort().join(", ")} } from "../../blocks/custom-block.ts";
${entities.map((id) => `import type { ${rowType(id)} } from "../../entities/${kebabCase(id)}.ts";\n`).join("")}${model.length > 0 ? `import type { ${model.join(", ")} } from "../../store/model.ts";\n` : ""}
/** What this block is given. */
export interface BlockProps {
  /** Its id on the page. */
  id: string;
${group("properties", "What is set where it stands.", properties.map(propertyLine))}${group(
    "rows",
    "Rows it may read, newest first; none for whoever may not.",
    withRight("read").map(({ id, entity }) => `    ${keyText(id)}: readonly ${rowText(spec, entity)}[];\n`),
  )}${group(
    "create",
    "Adds a row and gives its id.",
    withRight("create").map(({ id, entity }) => `    ${keyText(id)}: (values: ${valuesOf(entity)}) => string;\n`),
  )}${group(
    "update",
    "Changes fields of a row.",
    withRight("update").map(
      ({ id, entity }) => `    ${keyText(id)}: (id: string, values: ${valuesOf(entity)}) => void;\n`,
    ),
  )}${group(
    "remove",
    "Removes a row; whoever is here can undo it.",
    withRight("remove").map(({ id }) => `    ${keyText(id)}: (id: string) => void;\n`),
  )}${group(
    "may",
    "Whether whoever is here may do that with these rows.",
    data.map(({ id }) => `    ${keyText(id)}: boolean;\n`),
  )}  /** Colors and type of the app, as CSS values: \`style={{ color: theme.accent }}\`. */
  theme: ThemeTokens;
  /** Language of the app, such as \`en\`. */
  locale: string;
  /** Opens a page of this app, such as \`/about\`. */
  navigate: (path: string) => void;
}
`;
}

const computedOf = (spec: AppSpec, entity: string): string[] =>
  (spec.entities.find(({ id }) => id === entity)?.fields ?? []).flatMap(({ id, type }) =>
    type === "computed" ? [id] : [],
  );

/** Type of a row, with what is worked out for it. */
function rowText(spec: AppSpec, entity: string | undefined): string {
  if (entity === undefined) return "Row";
  const computed = computedOf(spec, entity);
  if (computed.length === 0) return rowType(entity);
  return `(${rowType(entity)} & { ${computed.map((id) => `readonly ${id}: Value`).join("; ")} })`;
}

function propertyLine(property: CustomProperty): string {
  const said = [property.name, property.help].filter(Boolean).join(": ").replaceAll("*/", "* /");
  return `    /** ${said} */\n    ${keyText(property.id)}: ${typeOf(property)};\n`;
}

function typeOf({ type, options = [], default: start }: CustomProperty): string {
  switch (type) {
    case "text":
      return "string";
    case "number":
      return "number";
    case "yesNo":
      return "boolean";
    case "choice":
      return options.map(stringLiteral).join(" | ");
    case "color":
      return start === undefined ? "string | null" : "string";
    case "entity":
      return "EntityInfo | null";
    case "field":
      return "string | null";
  }
}
