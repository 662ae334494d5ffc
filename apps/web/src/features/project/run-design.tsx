import type { AiRunRow, RunDesign as Design } from "@sayhey/contract/ai";
import classes from "./ask.module.css";
import { DESIGN_WORDS } from "./run-words.ts";

/** What a model means to build: shown as soon as it has said so, and kept with what came of it. */
export function RunDesign({ run }: { run: AiRunRow }) {
  const { design } = run;
  if (design === null) return null;
  return (
    <details className={classes.design} open={run.status === "running"}>
      <summary>
        {DESIGN_WORDS.title}: <strong>{design.name}</strong>
      </summary>
      <p>{design.tagline}</p>
      <dl>
        {factsOf(design).map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

function factsOf({ look, roles, tables, pages, capabilities, ownBlocks }: Design): { term: string; lines: string[] }[] {
  return [
    { term: DESIGN_WORDS.pages, lines: pages.map(({ title, purpose }) => `${title}: ${purpose}`) },
    { term: DESIGN_WORDS.tables, lines: tables.map(({ name, fields }) => `${name}: ${fields.join(", ")}`) },
    { term: DESIGN_WORDS.rules, lines: tables.flatMap(({ rules }) => rules) },
    { term: DESIGN_WORDS.roles, lines: roles.length === 0 ? [] : [roles.join(", ")] },
    { term: DESIGN_WORDS.capabilities, lines: capabilities },
    { term: DESIGN_WORDS.ownBlocks, lines: ownBlocks },
    { term: DESIGN_WORDS.look, lines: look === "" ? [] : [look] },
  ]
    .map(({ term, lines }) => ({ term, lines: [...new Set(lines)] }))
    .filter(({ lines }) => lines.length > 0);
}
