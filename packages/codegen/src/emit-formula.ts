import {
  boundType,
  lookedUpField,
  namesIn,
  parseRowExpression,
  rowExpressionSource,
  type AppSpec,
  type Entity,
  type Field,
} from "@sayhey/appspec";
import { SourceName, stringLiteral, type Literal } from "./source-text.ts";

type Lookup = Extract<NonNullable<Field["formula"]>, { kind: "lookup" }>;

/** What a formula makes of the definition of its field. */
interface FormulaLiterals {
  formula: Literal;
  unit?: string;
  options?: readonly string[];
  max?: number | undefined;
}

/** What the file of an entity imports for the formulas of its fields; nothing where they are plain data. */
export function formulaImport({ fields }: Entity): string {
  const names = [
    ...(fields.some(({ formula }) => formula?.kind === "expression") ? ["expression"] : []),
    ...(fields.some(({ formula }) => formula?.kind === "lookup") ? ["lookUp"] : []),
  ];
  return names.length === 0 ? "" : `import { ${names.join(", ")} } from "../store/expression.ts";\n`;
}

/** The formula of a field, with functions in place of what is written out, and how what it looks up is shown. */
export function formulaLiterals(field: Field, spec: AppSpec): FormulaLiterals {
  const { formula } = field;
  if (formula?.kind === "expression") return { formula: written(formula.of) };
  return formula?.kind === "lookup" ? lookedUp(field, formula, spec) : { formula };
}

function written(text: string): SourceName {
  const parsed = parseRowExpression(text);
  const names = namesIn(parsed);
  const reads = `[${names.map((name) => `"${name}"`).join(", ")}]`;
  const head = names.length > 0 ? "(row) =>" : "() =>";
  const body = rowExpressionSource(parsed, stringLiteral);
  if (parsed.is === "choice")
    return new SourceName(
      `expression(${reads}, ${head} (${body}))`,
      (indent) => `expression(${reads}, ${head}\n${indent}  ${body},\n${indent})`,
    );
  return new SourceName(
    `expression(${reads}, ${head} ${body})`,
    (indent) => `expression(\n${indent}  ${reads},\n${indent}  ${head} ${body},\n${indent})`,
  );
}

/** A looked-up field is shown as the one it comes from: with its unit, its options and the most of its stars. */
function lookedUp(field: Field, { via, field: of }: Lookup, { entities }: AppSpec): FormulaLiterals {
  const source = lookedUpField(field, entities);
  const unit = field.unit ?? source?.unit;
  const isMoney = source?.type === "computed" && /^[A-Z]{3}$/.test(unit ?? "");
  const shows = source === undefined ? "text" : isMoney ? "money" : boundType(source, entities);
  return {
    ...(unit !== undefined && { unit }),
    ...(source?.options && { options: source.options }),
    max: field.max ?? (source?.type === "rating" ? source.max : undefined),
    formula: new SourceName(`lookUp("${via}", "${of}", "${shows}")`),
  };
}
