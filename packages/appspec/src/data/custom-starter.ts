import type { CustomBlock } from "../custom-block.ts";

/** What a new block of one's own starts from: small, whole, and with one of each thing that a block can be given. */
export const CUSTOM_STARTER: Omit<CustomBlock, "id" | "name"> = {
  about: "A small example to start from",
  icon: "blocks",
  properties: [
    { id: "headline", name: "Headline", type: "text", default: "It works" },
    { id: "step", name: "Counts by", type: "number", default: 1, min: 1, max: 100 },
    { id: "list", name: "Rows to list", type: "entity" },
  ],
  data: [{ id: "items", property: "list", can: ["read"] }],
  packages: [],
  source: `import { useState } from "react";
import type { BlockProps } from "./props.ts";

/** Counts presses and lists a few rows: an example to start from. */
export default function ExampleBlock({ properties, rows, locale }: BlockProps) {
  const [count, setCount] = useState(0);
  const title = properties.list?.titleField ?? "id";
  return (
    <div className="card panel flex flex-col gap-4">
      <p className="display [--size:1.75rem] leading-tight">{properties.headline}</p>
      <button
        type="button"
        className="btn btn-primary self-start"
        onClick={() => setCount(count + properties.step)}
      >
        Count: {count.toLocaleString(locale)}
      </button>
      {rows.items.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.items.slice(0, 5).map((row) => (
            <li key={row.id} className="py-2">
              {String(row[title] ?? "")}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
`,
  test: { sees: ["It works", "Count: 0"] },
};
