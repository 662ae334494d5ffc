import type { AppSpec } from "./app-spec.ts";
import type { CustomBlock } from "./custom-block.ts";

/** A block of one's own for tests: reads and writes tools, lists rows of whatever its property names. */
export const SHELF: CustomBlock = {
  id: "toolShelf",
  name: "Tool shelf",
  about: "Tools on a shelf",
  icon: "archive",
  properties: [
    { id: "label", name: "Label", type: "text", default: "On the shelf" },
    { id: "wide", name: "Width", type: "number", min: 1, max: 9, default: 3 },
    { id: "tall", name: "Tall", type: "yesNo" },
    { id: "look", name: "Look", type: "choice", options: ["plain", "bold"] },
    { id: "tint", name: "Tint", type: "color" },
    { id: "list", name: "Rows", type: "entity" },
    { id: "shown", name: "Field", type: "field", of: "list", types: ["money", "number"] },
  ],
  data: [
    { id: "tools", entity: "tool", can: ["read", "create", "update", "remove"] },
    { id: "items", property: "list", can: ["read"] },
  ],
  packages: ["colord"],
  source: `import { colord } from "colord";
import type { BlockProps } from "./props.ts";

export default function ToolShelf({ properties, rows, create, update, remove }: BlockProps) {
  const tint = properties.tint ?? "#cccccc";
  const first = rows.tools[0];
  return (
    <div className="card panel flex flex-col gap-2" style={{ borderColor: colord(tint).darken(0.1).toHex() }}>
      <p>
        {properties.label}: {rows.tools.length}
      </p>
      <button type="button" className="btn" onClick={() => create.tools({ name: "Saw", price: properties.wide })}>
        Add a saw
      </button>
      {first !== undefined && (
        <>
          <button type="button" className="btn" onClick={() => update.tools(first.id, { name: "Renamed" })}>
            Rename {first.name}
          </button>
          <button type="button" className="btn" onClick={() => remove.tools(first.id)}>
            Remove {first.name}
          </button>
        </>
      )}
      <p>
        {rows.items.length} {properties.list?.plural}, {properties.shown}, {properties.look}, {String(properties.tall)}
      </p>
    </div>
  );
}
`,
  test: { sees: ["On the shelf: 2"] },
};

/** An app with that block on its first page. */
export function withShelf(spec: AppSpec): AppSpec {
  const [home, ...others] = spec.pages;
  if (home === undefined) return spec;
  return {
    ...spec,
    customBlocks: [SHELF],
    pages: [
      {
        ...home,
        blocks: [
          ...home.blocks,
          {
            id: "homeShelf",
            kind: "custom",
            customBlock: "toolShelf",
            values: { wide: 5, tint: "#ff5a36", list: "tool", shown: "price" },
          },
        ],
      },
      ...others,
    ],
  };
}
