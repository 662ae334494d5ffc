import { outsideHosts, type AppSpec, type Block, type Page } from "@sayhey/appspec";
import { accountsOf } from "./emit-accounts.ts";
import { calculatorLiterals, isWorkedOut } from "./emit-calculator.ts";
import { assistantProps, whoAsks } from "./emit-assistant.ts";
import { emitMasthead } from "./masthead.ts";
import { blockComponent, customConst, customFolder, entityConst, kebabCase, pageComponent } from "./names.ts";
import { anchorsOf, trailOf } from "./site-menu.ts";
import { jsxAttribute, jsxElement, SourceName, type Literal } from "./source-text.ts";

/** Properties of a block, at any depth, that hold the id of an entity. */
const ENTITY_KEYS: ReadonlySet<string> = new Set([
  "entity",
  "logEntity",
  "orderEntity",
  "peopleEntity",
  "spendEntity",
  "haveEntity",
  "listEntity",
  "bidEntity",
  "answerEntity",
  "productEntity",
  "planEntity",
  "walletEntity",
  "historyEntity",
  "wordsEntity",
  "formEntity",
  "slidesEntity",
  "askEntity",
  "conversationEntity",
]);

/** Kinds whose rows are narrowed by the address of the page. */
const BROWSED: ReadonlySet<Block["kind"]> = new Set(["cards", "list", "table", "board", "gallery", "agenda"]);

/** Path of the file of a page. */
export function pagePath(id: string): string {
  return `src/pages/${kebabCase(id)}.tsx`;
}

/** The file of a page: its blocks one under the other. */
export function emitPage(page: Page, spec: AppSpec): string {
  const used = new Set<string>();
  const body = page.blocks
    .map((block) =>
      jsxElement(
        componentOf(block, spec).name,
        [...blockProps(block, spec, used), ...prefixProps(block, page)],
        "      ",
      ),
    )
    .join("\n");
  const components = new Map(
    page.blocks.map((block) => [componentOf(block, spec).path, componentOf(block, spec).name]),
  );
  const masthead = emitMasthead(page, spec);
  const untitled =
    masthead !== undefined || page.blocks[0]?.kind === "hero" || page.blocks.some((block) => block.kind === "detail");
  const attributes = [
    jsxAttribute("id", page.id, "    "),
    jsxAttribute("title", page.title, "    "),
    jsxAttribute("app", spec.identity.name, "    "),
    ...(untitled ? ["untitled"] : []),
    ...(isWorkedWith(page.blocks[0]) ? ["quiet"] : []),
    ...placeAttributes(page, spec),
  ];
  return `${[...components]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, name]) => `import { ${name} } from "../${path}.tsx";\n`)
    .join("")}${customImports(page)}${[...used]
    .sort()
    .map((id) => `import { ${entityConst(id)} } from "../entities/${kebabCase(id)}.ts";\n`)
    .join(
      "",
    )}${masthead === undefined ? "" : `import { Masthead } from "../ui/masthead.tsx";\n`}import { Page } from "../ui/page.tsx";
${assistantImports(page, spec)}${talkerImport(page, spec)}${spec.sharing === "shared" && page.blocks.every(({ kind }) => kind !== "assistant") && page.blocks.some(({ kind }) => kind === "responses") ? `import { useIsOwner } from "../store/shared-owner.ts";\n` : ""}
export function ${pageComponent(page.id)}() {
  return (
${pageTag(attributes)}
${masthead === undefined ? "" : `${masthead}\n`}${body}
    </Page>
  );
}
`;
}

/** Imports of the blocks of one's own on a page. */
function customImports({ blocks }: Page): string {
  const ids = new Set(blocks.flatMap((block) => (block.kind === "custom" ? [block.customBlock] : [])));
  return [...ids]
    .sort()
    .map((id) => `import { ${customConst(id)} } from "${customFolder(id).replace("src/", "../")}/index.ts";\n`)
    .join("");
}

/** What an assistant is told who asks by, and what lets a model word its answers. */
function assistantImports(page: Page, spec: AppSpec): string {
  const blocks = page.blocks.filter((block) => block.kind === "assistant");
  if (blocks.length === 0) return "";
  const names = Map.groupBy(whoAsks(spec), ([, module]) => module);
  // A page of a shared app may ask who owns it as well.
  if (page.blocks.some(({ kind }) => kind === "responses") && spec.sharing === "shared")
    names.set("../store/shared-owner.ts", [["useIsOwner", ""], ...(names.get("../store/shared-owner.ts") ?? [])]);
  const lines = [...names].map(
    ([module, all]) => `import { ${all.map(([name]) => name).join(", ")} } from "${module}";\n`,
  );
  const isWorded = blocks.some(({ useModel }) => useModel === true);
  return `${lines.join("")}${isWorded ? `import { askModel, hasModel } from "../ui/ask-model.ts";\n` : ""}`;
}

/** What tells conversations who takes part: with an account, as a visitor of shared data, or on this device alone. */
function talkerImport(page: Page, spec: AppSpec): string {
  if (!page.blocks.some(({ kind }) => kind === "conversations")) return "";
  const accounts = accountsOf(spec);
  const file = spec.sharing === "shared" ? "shared-talker" : accounts === "device" ? "account-talker" : "talker";
  const wayIn = accounts === "shared" ? `import { SharedEntry } from "../ui/shared-entry.tsx";\n` : "";
  return `import { useTalker } from "../store/${file}.ts";\n${wayIn}`;
}

/** Where a page stands, and what the menu calls parts of it. */
function placeAttributes(page: Page, spec: AppSpec): string[] {
  const trail = trailOf(page, spec);
  const anchors = [...anchorsOf(page)].map(([{ id }, anchor]): [string, string] => [id, anchor]);
  return [
    ...(trail === undefined ? [] : [jsxAttribute("trail", trail, "      ")]),
    ...(anchors.length === 0 ? [] : [jsxAttribute("anchors", Object.fromEntries(anchors), "      ")]),
  ];
}

/** Whether a block is played or worked with, and wants the room. */
const isWorkedWith = (block: Block | undefined): boolean =>
  block !== undefined && ["game", "tool", "questionnaire"].includes(block.kind);

/** What shows a block: a component of its kind; games and tools have one each. */
function componentOf(block: Block, spec: AppSpec): { name: string; path: string } {
  if (block.kind === "profile" && accountsOf(spec) === "device") return { name: "Account", path: "blocks/account" };
  if (block.kind === "people" && accountsOf(spec) === "shared")
    return { name: "SharedPeople", path: "blocks/shared-people" };
  if (block.kind === "game") return { name: blockComponent(block.game), path: `games/${kebabCase(block.game)}` };
  if (block.kind === "tool") return { name: blockComponent(block.tool), path: `tools/${kebabCase(block.tool)}` };
  if (block.kind === "places" && block.latField !== undefined && block.lngField !== undefined)
    return { name: "LocatedPlaces", path: "blocks/located-places" };
  if (block.kind === "hero" && block.layout !== undefined) return { name: "Opening", path: "blocks/opening" };
  return { name: blockComponent(block.kind), path: `blocks/${kebabCase(block.kind)}` };
}

/** The opening tag of a page, one attribute a line where they do not fit into one. */
function pageTag(attributes: readonly string[]): string {
  const line = `    <Page ${attributes.join(" ")}>`;
  if (line.length <= 120 && !line.includes("\n")) return line;
  return `    <Page\n${attributes.map((attribute) => `      ${attribute}\n`).join("")}    >`;
}

/** What only the layouts of an opening show. */
const OF_LAYOUTS = ["second", "picture", "points", "formEntity", "formFields", "submitLabel", "thanks"];
const isOfLayouts = (block: Block, key: string): boolean =>
  block.kind === "hero" && block.layout === undefined && OF_LAYOUTS.includes(key);

function blockProps(block: Block, spec: AppSpec, used: Set<string>): [string, Literal][] {
  if (block.kind === "custom") return customProps(block, spec, used);
  return Object.entries(withMore(block, spec))
    .filter(([key]) => key !== "kind" && key !== "menu" && key !== block.kind && !isOfLayouts(block, key))
    .map(([key, value]): [string, Literal] => [
      key,
      block.kind === "calculator" && isWorkedOut(key)
        ? calculatorLiterals(block)[key]
        : key === "cta" || key === "second"
          ? ctaLiteral(value, spec)
          : block.kind === "tasks" && key === "items"
            ? block.items.map((item) => propLiteral("", { ...item, page: pathOf(item.page, spec) }, used))
            : key === "checkoutPage"
              ? pathOf(String(value), spec)
              : propLiteral(key, value, used),
    ]);
}

/** A block with what it has to know of the rest of the app. */
function withMore(block: Block, spec: AppSpec): Record<string, unknown> {
  if (block.kind === "responses")
    return { ...block, questions: askedFor(block.entity, spec), ...(spec.sharing === "shared" && OWNER) };
  if (block.kind === "assistant") return assistantProps(block, spec);
  if (block.kind === "conversations")
    return { ...block, useTalker: new SourceName("useTalker"), ...(accountsOf(spec) === "shared" && WAY_IN) };
  if (block.kind !== "media" || block.urlField === undefined) return block;
  const hosts = outsideHosts(spec).media;
  return hosts.length === 0 ? block : { ...block, hosts };
}

/** A placed block of one's own: its definition, and its values, of which some are entities. */
function customProps(
  { id, title, note, customBlock, values }: Extract<Block, { kind: "custom" }>,
  spec: AppSpec,
  used: Set<string>,
): [string, Literal][] {
  const own = spec.customBlocks?.find((one) => one.id === customBlock);
  const given = Object.entries(values).map(([name, value]): [string, Literal] => {
    const isEntity = own?.properties.find((property) => property.id === name)?.type === "entity";
    return [name, isEntity ? propLiteral("entity", value, used) : value];
  });
  return [
    ["id", id],
    ["title", title],
    ["note", note],
    ["block", new SourceName(customConst(customBlock))],
    ["values", Object.fromEntries(given)],
  ];
}

/** Where visitors of shared data sign in. */
const WAY_IN = { wayIn: new SourceName("SharedEntry") };

/** What tells the owner of shared data from others. */
const OWNER = { useIsOwner: new SourceName("useIsOwner") };

/** Questions whose answers are kept in an entity, each id once. */
function askedFor(entity: string, spec: AppSpec): Literal {
  const asked = spec.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "questionnaire" && block.logEntity === entity ? block.questions : []));
  return [...new Map(asked.map((question) => [question.id, question])).values()] as unknown as Literal;
}

/** What stands before the names of a block in the address: nothing for the first of a page, which most have alone. */
function prefixProps(block: Block, page: Page): [string, Literal][] {
  const isFirst = page.blocks.find(({ kind }) => BROWSED.has(kind)) === block;
  return BROWSED.has(block.kind) && !isFirst ? [["prefix", `${block.id}.`]] : [];
}

/** Path of a page that a block leads to; one that shows a row cannot be opened without it. */
function pathOf(page: string, spec: AppSpec): string {
  const path = spec.pages.find((candidate) => candidate.id === page)?.path ?? "/";
  return path.endsWith("/:id") ? "/" : path;
}

function ctaLiteral(cta: unknown, spec: AppSpec): Literal {
  const { label, page: id, part } = cta as { label: string; page: string; part?: string };
  const page = spec.pages.find((candidate) => candidate.id === id);
  const anchors = part === undefined || page === undefined ? [] : [...anchorsOf(page)];
  const anchor = anchors.find(([block]) => block.menu === part)?.[1];
  return { label, page: pathOf(id, spec) + (anchor === undefined ? "" : `#${anchor}`) };
}

function propLiteral(key: string, value: unknown, used: Set<string>): Literal {
  if (value instanceof SourceName) return value;
  if (typeof value === "string" && ENTITY_KEYS.has(key)) {
    used.add(value);
    return new SourceName(entityConst(value));
  }
  if (Array.isArray(value)) return value.map((item) => propLiteral("", item, used));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([inner, item]) => [inner, propLiteral(inner, item, used)]));
  }
  return value as Literal;
}
