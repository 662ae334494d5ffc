import { feedBlocks, type AppSpec, type Entity, type Field } from "@sayhey/appspec";
import { accountsOf } from "./emit-accounts.ts";
import { entityPath } from "./emit-entity.ts";
import { pagePath } from "./emit-page.ts";
import { customSourcePath } from "./names.ts";
import { markdownText } from "./source-text.ts";

/** README.md of the app: how to run, build, test and deploy it, what it keeps and where things are. */
export function emitReadme(spec: AppSpec): string {
  const { identity } = spec;
  return `# ${markdownText(identity.name)}

${markdownText(identity.tagline)}

${markdownText(identity.description)}

## Run

\`\`\`sh
npm install
npm run dev
\`\`\`

Node 22 or newer. There is no server: what people enter stays in their browser (IndexedDB), is shared between its tabs and
can be taken out and put back as JSON under the settings.

## Build, test, deploy

\`npm run build\` checks the types and writes \`dist/\`. Any host of static files can serve that folder; it must answer every
unknown address with \`index.html\` (\`npm run preview\` does). Over https the app can be installed, and after the first visit it
opens without a network (\`public/sw.js\`).

\`npm test\` plays the app in Chromium, built as it is deployed: each flow on a fresh app, and a start without a network. Get the
browser with \`npx playwright install chromium\`, or name one of your own: \`CHROMIUM_PATH=/usr/bin/chromium npm test\`.

${spec.entities.length === 0 ? "" : kept(spec)}${accountsOf(spec) === "device" ? ACCOUNTS : ""}${customBlocks(spec)}${newsFeeds(spec)}## Pages

| Address | Title | File |
|---|---|---|
${spec.pages.map((page) => `| \`${page.path}\` | ${markdownText(page.title)} | \`${pagePath(page.id)}\` |\n`).join("")}
## Where things are

| | |
|---|---|
| \`src/blocks/\` | what pages are made of |
| \`src/entities/\` | what the app keeps, with the rows of the first run |
| \`src/rules/\` | calculations without side effects |
| \`src/store/\` | rows and settings: storage, changes, computed fields |
${spec.sharing === "shared" ? "| `src/store/shared-*.ts` | rows that all visitors share, where the app's own address offers them under `/data`; anywhere else each visitor keeps their own |\n" : ""}| \`src/ui/\` | the kit: shell, forms, dialogs, icons |
| \`src/art/\` | pictures, drawn from words |
| \`src/theme.css\` | colours, type, radius, density and motion |
| \`src/copy.ts\` | the interface's words |
`;
}

function entityTable(entity: Entity, spec: AppSpec): string {
  const rows = entity.fields.map(
    (field) => `| \`${field.id}\` | ${markdownText(field.name)} | ${fieldKind(field, spec)} |\n`,
  );
  return `**${markdownText(entity.plural)}**, \`${entityPath(entity.id)}\`

| Field | Name | Kind |
|---|---|---|
${rows.join("")}`;
}

function fieldKind(field: Field, spec: AppSpec): string {
  const parts: string[] = [field.type];
  if (field.relation !== undefined)
    parts.push(`to ${spec.entities.find(({ id }) => id === field.relation)?.plural ?? field.relation}`);
  if (field.unit !== undefined && field.unit !== "") parts.push(`in ${field.unit}`);
  if (field.options !== undefined && field.options.length > 0) parts.push(`of ${field.options.join(", ")}`);
  if (field.formula !== undefined) parts.push(field.formula.kind);
  if (field.required === true) parts.push("required");
  return markdownText(parts.join(", "));
}

/** Feeds that the app shows, and what a host has to answer for them. */
function newsFeeds(spec: AppSpec): string {
  const feeds = [...feedBlocks(spec).values()];
  if (feeds.length === 0) return "";
  return `## News feeds

The app asks its own address for these; where nothing answers with JSON, it links to the feed. To show the entries elsewhere, answer with
\`{ "feed": { "title", "entries": [{ "title", "summary", "link"?, "date"?, "picture"? }] } }\`, or \`{ "failed": "unavailable" }\`.

| Path | Feed |
|---|---|
${feeds.map(({ id, address }) => `| \`/feeds/${id}\` | ${markdownText(address)} |\n`).join("")}
`;
}

/** The blocks of the app's own, and how they are written. */
function customBlocks({ customBlocks: all = [] }: AppSpec): string {
  if (all.length === 0) return "";
  const rows = all.map(
    ({ id, name, about = "" }) => `| ${markdownText(name)} | \`${customSourcePath(id)}\` | ${markdownText(about)} |\n`,
  );
  return `## Blocks of its own

| Block | File | |
|---|---|---|
${rows.join("")}
Each is a folder under \`src/custom/\`: \`block.tsx\` exports the React component by default, \`props.ts\` holds the types of what it is given
(properties, rows, \`create\`, \`update\`, \`remove\`, \`theme\`, \`locale\`, \`navigate\`), \`index.ts\` says what it declared. A component imports React,
\`./props.ts\` and packages of \`package.json\`. One that fails says so in its place, and the page goes on.

`;
}

const ACCOUNTS = `## Accounts

\`src/accounts.ts\` lists the roles and says whether one may look around without an account (\`?as=\` and a role at the end of an
address does). Accounts are kept in the browser, passwords as PBKDF2 (SHA-256, 600,000 rounds) alone. They tell apart who uses a
device; they do not keep anybody out who has it. Where that has to hold, put a server behind \`src/store/accounts.ts\`.

`;

/** The tables of what an app keeps, with how values are written. */
const kept = (spec: AppSpec): string => `## What it keeps

${spec.entities.map((entity) => entityTable(entity, spec)).join("\n")}
Dates are local (\`2026-11-21\`, \`18:30\`, \`2026-11-21T18:30\`), durations minutes. In the rows of the first run \`@-3\` is three
days before the app is first opened. Relations hold the \`id\` of a row.

`;
