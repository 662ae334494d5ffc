import { artDirectionSchema, fieldTypeSchema, languageSchema } from "@sayhey/appspec";
import { kindNames } from "./block-catalogue.ts";

const text = { type: "string" };
const texts = { type: "array", items: text };
const one = (values: readonly string[]) => ({ type: "string", enum: values });
const listOf = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: "array",
  items: { type: "object", properties, required, additionalProperties: false },
});

/**
 * JSON Schema of a design, for services that can hold a model to one: small models then name only kinds that there are. What it says is
 * read by `readDesign` all the same. Written by hand, without what grammars of local servers do not know.
 */
export function designAnswer(): Record<string, unknown> {
  const properties = {
    name: text,
    tagline: text,
    description: text,
    category: text,
    audience: text,
    problem: text,
    promise: text,
    language: one(languageSchema.options),
    icon: text,
    form: one(["app", "site", "dashboard", "game", "tool"]),
    direction: one(artDirectionSchema.options),
    verbs: texts,
    entities: listOf(
      {
        id: text,
        name: text,
        plural: text,
        icon: text,
        fields: listOf(
          {
            id: text,
            name: text,
            type: one(fieldTypeSchema.options.filter((type) => type !== "computed")),
            required: { type: "boolean" },
            unit: text,
            options: texts,
            relation: text,
          },
          ["id", "name", "type"],
        ),
        examples: texts,
      },
      ["id", "name", "plural", "icon", "fields", "examples"],
    ),
    pages: listOf(
      {
        id: text,
        title: text,
        icon: text,
        purpose: text,
        entity: text,
        blocks: { type: "array", items: one(kindNames()) },
      },
      ["id", "title", "icon", "purpose", "blocks"],
    ),
    capabilities: texts,
  };
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}
