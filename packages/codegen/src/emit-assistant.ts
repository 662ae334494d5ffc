import { assistantTexts, seenRows, type AppSpec, type Block } from "@sayhey/appspec";
import { accountsOf } from "./emit-accounts.ts";
import { literal, SourceName, type Literal } from "./source-text.ts";

type Assistant = Extract<Block, { kind: "assistant" }>;

const isAssistant = (block: Block): block is Assistant => block.kind === "assistant";

/** src/page-texts.ts: what the pages say, for apps that have an assistant. */
export function emitPageTexts(spec: AppSpec): Record<string, string> {
  if (!spec.pages.some(({ blocks }) => blocks.some(isAssistant))) return {};
  const texts = assistantTexts(spec).map(({ roles, ...text }) => ({
    ...text,
    ...(roles !== undefined && { roles: [...roles] }),
  }));
  const text = `/** What a page of the app says. */
export interface PageText {
  id: string;
  /** A question with its answer, or any other text. */
  kind: "answer" | "text";
  title: string;
  text: string;
  /** Path and title of the page. */
  page: string;
  pageTitle: string;
  /** For whom the page is, where it is not for everybody. */
  roles?: readonly string[];
}

/** What the pages of the app say, answers first. */
export const pageTexts: readonly PageText[] = ${literal(texts)};
`;
  return { "src/page-texts.ts": text };
}

/** What tells who asks and as what, by the module it is from; empty where nobody signs in. */
export function whoAsks(spec: AppSpec): [name: string, module: string][] {
  const accounts = accountsOf(spec);
  if (accounts === "device")
    return [
      ["useMyRoles", "../store/accounts.ts"],
      ["useWho", "../store/accounts.ts"],
    ];
  if (spec.sharing !== "shared") return [];
  const roles: [string, string][] = accounts === undefined ? [] : [["useMyRoles", "../store/shared-roles.ts"]];
  return [["useWho", "../store/shared-owner.ts"], ...roles];
}

/** The properties of an assistant's component: rows with where and by whom they are seen, and the form a question goes on by. */
export function assistantProps(block: Assistant, spec: AppSpec): Record<string, unknown> {
  const { items: _items, useModel, sources, askEntity, askField, ...rest } = block;
  const seen = sources.flatMap((source) => {
    const where = seenRows(spec, source.entity);
    return where === undefined
      ? []
      : [{ ...source, ...where, ...(where.roles !== undefined && { roles: [...where.roles] }) }];
  });
  const form = spec.pages
    .flatMap(({ blocks }) => blocks)
    .find((each) => each.kind === "form" && each.entity === askEntity);
  const asked: Literal | undefined = form?.kind === "form" ? [...form.fields] : undefined;
  return {
    ...rest,
    sources: seen,
    ...(askEntity !== undefined && askField !== undefined && { askEntity, askField }),
    ...(asked !== undefined && { askFields: asked }),
    ...(useModel === true && { model: { askModel: new SourceName("askModel"), hasModel: new SourceName("hasModel") } }),
    ...Object.fromEntries(whoAsks(spec).map(([name]) => [name, new SourceName(name)])),
  };
}
