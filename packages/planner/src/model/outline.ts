import type { AppSpec } from "@sayhey/appspec";

/** Rows of an entity that a model is shown: enough to see what they are like. */
const ROWS = 2;
const LENGTH = 60_000;
/** Sources of blocks of its own that are shown whole, characters. */
const SOURCES = 24_000;

/** What a model is shown of an app: all of it but most rows and the colours. */
export function outlineOf(spec: AppSpec): string {
  const { identity, theme, entities, pages, customBlocks = [] } = spec;
  const sources = customBlocks.reduce((sum, { source }) => sum + source.length, 0);
  const { idea: _idea, ...shown } = identity;
  const outline = {
    identity: shown,
    direction: theme.direction,
    entities: entities.map(({ rows, ...entity }) => ({
      ...entity,
      rows: rows.slice(0, ROWS),
      rowIds: rows.map(({ id }) => id),
    })),
    pages,
    ...(customBlocks.length > 0 && {
      customBlocks: customBlocks.map(({ source, ...block }) => ({
        ...block,
        source: sources <= SOURCES ? source : `${source.slice(0, 400)} (cut off)`,
      })),
    }),
  };
  const text = JSON.stringify(outline);
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH)} (cut off)`;
}

/** What a person typed, marked as such; nothing in it can end the mark. */
export function quoted(tag: string, text: string): string {
  return `<${tag}>\n${text.replaceAll("<", "‹").replaceAll(">", "›")}\n</${tag}>`;
}
