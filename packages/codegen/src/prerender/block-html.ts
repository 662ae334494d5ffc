import { isUnwritten, type Block, type Entity, type SeedRow } from "@sayhey/appspec";
import { html, whereText, type Html } from "./html.ts";
import { rowPath, rowTitle, type PageContext } from "./page-context.ts";
import { faqHtml, fieldsHtml, heroHtml, pictureUrl, regionHtml, sectionHtml, servicesHtml } from "./site-block-html.ts";
import { shownRows } from "./shown-rows.ts";
import { fieldText } from "./value-text.ts";

/** Fields that a block does not show at once: what is right, what is on the back, what only it works with. */
const UNSHOWN = new Set([
  "answerField",
  "explainField",
  "backField",
  "verdictField",
  "mutualField",
  "boxField",
  "doneField",
  "captionsField",
  "posterField",
]);
/** Blocks whose rows are entered there, or are no part of what is read. */
const ROWLESS = new Set([
  "form",
  "wizard",
  "newsletter",
  "booking",
  "checkout",
  "search",
  "chart",
  "matrix",
  "streak",
  "balance",
  "profile",
  "conversations",
  "purchase",
  "shopping",
  "week",
  "shares",
]);

type Named = Readonly<Record<string, unknown>>;

/** A block as HTML that is read without the app running. */
export function blockHtml(block: Block, context: PageContext): Html {
  const entity = entityOf(block, context);
  switch (block.kind) {
    case "hero":
      return heroHtml(block, context);
    case "section":
      return sectionHtml(block, context);
    case "faq":
      return faqHtml(block);
    case "embed":
      return regionHtml(
        block,
        html`<p>
          <a href="${block.address}" rel="noopener noreferrer">${block.caption ?? block.title ?? block.address}</a>
        </p>`,
        block.caption,
      );
    case "news":
      return regionHtml(
        block,
        html`<p>
          <a href="${block.address}" rel="noopener noreferrer">${block.title ?? block.address}</a>
        </p>`,
      );
    case "richText":
      return isUnwritten(block) ? html`` : regionHtml(block, proseHtml(block.body));
    case "services":
      return entity === undefined ? html`` : servicesHtml(block, entity, shownRows(block, entity, context), context);
    case "detail":
      return entity === undefined || context.row === undefined
        ? html``
        : detailHtml(block, entity, context.row, context);
    case "form":
    case "wizard": {
      const fields = block.kind === "form" ? block.fields : block.steps.flatMap((step) => step.fields);
      const steps = block.kind === "form" ? [] : block.steps.map(({ title }) => title);
      return regionHtml(
        block,
        html`<div class="card panel">
          ${
            steps.length > 0 &&
            html`<ol>
              ${steps.map((step) => html`<li>${step}</li>`)}
            </ol>`
          }${entity && fieldsHtml(entity, fields, block.submitLabel)}
        </div>`,
        block.submitLabel,
      );
    }
    case "newsletter":
      return html`<section id="${block.id}" class="block-section">
        <div class="card panel grid items-center gap-x-10 gap-y-4 md:grid-cols-2">
          <div class="flex flex-col gap-1">
            ${whereText(block.title, (text) => html`<h2 class="display [--size:1.75rem] leading-tight text-balance">${text}</h2>`)}${whereText(block.body, (text) => html`<p class="text-muted">${text}</p>`)}
          </div>
          <p><span class="btn btn-primary">${block.submitLabel}</span></p>
          ${whereText(block.note, (text) => html`<p class="text-sm text-muted md:col-span-2">${text}</p>`)}
        </div>
      </section>`;
    default:
      return regionHtml(
        block,
        html`${wordsHtml(block)}${entity !== undefined && !ROWLESS.has(block.kind) && rowsHtml(block, entity, context)}`,
        entity?.plural,
      );
  }
}

function entityOf(block: Block, { spec }: PageContext): Entity | undefined {
  const named: Named = block;
  return spec.entities.find(({ id }) => id === named["entity"]);
}

/** What a block says itself: its question, its offers to choose from. */
function wordsHtml(block: Block): Html {
  const named: Named = block;
  const texts = ["question", "body", "label", "source"].flatMap((key) => {
    const text = named[key];
    return typeof text === "string" ? [html`<p>${text}</p>`] : [];
  });
  const labels = ["items", "inputs", "results", "outputs", "phases", "parts"].flatMap((key) => {
    const list = named[key];
    return Array.isArray(list)
      ? list.flatMap((item: Named) => (typeof item["label"] === "string" ? [item["label"]] : []))
      : [];
  });
  return html`${texts}${
    labels.length > 0 &&
    html`<ul>
      ${labels.map((label) => html`<li>${label}</li>`)}
    </ul>`
  }`;
}

/** Fields that a block shows of a row, in the order it names them. */
function shownFields(block: Block, entity: Entity): string[] {
  const found = Object.entries(block).flatMap(([key, value]): string[] => {
    if (UNSHOWN.has(key)) return [];
    if (["fields", "facts", "badges"].includes(key) && Array.isArray(value))
      return value.filter((one) => typeof one === "string");
    return key.endsWith("Field") && typeof value === "string" ? [value] : [];
  });
  return [...new Set(found)].filter((id) => id !== entity.titleField);
}

function rowsHtml(block: Block, entity: Entity, context: PageContext): Html | undefined {
  const rows = shownRows(block, entity, context);
  if (rows.length === 0) return undefined;
  const fields = shownFields(block, entity);
  const path = rowPath(entity.id, context.spec);
  return html`<ul class="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    ${rows.map((row) => {
      const title = rowTitle(entity, row);
      return html`<li class="card panel flex flex-col gap-2">
        ${pictureHtml(block, entity, row)}
        <h3 class="text-lg leading-snug font-bold text-balance">
          ${path === undefined ? title : html`<a href="${path}/${row.id}">${title}</a>`}
        </h3>
        ${fields.map((id) => whereText(fieldText(entity, row, id, context), (text) => html`<p class="text-muted">${text}</p>`))}
      </li>`;
    })}
  </ul>`;
}

function pictureHtml(block: Block, entity: Entity, row: SeedRow): Html | undefined {
  const named: Named = block;
  const field = entity.fields.find(({ id, type }) => type === "image" && (named["imageField"] ?? id) === id);
  const url = field === undefined ? undefined : pictureUrl(row[field.id]);
  return url === undefined
    ? undefined
    : html`<span class="mb-1 block aspect-[4/3] w-full overflow-hidden rounded-control"
        ><img src="${url}" alt="${rowTitle(entity, row)}" loading="lazy" class="size-full object-cover"
      /></span>`;
}

function detailHtml(
  block: Extract<Block, { kind: "detail" }>,
  entity: Entity,
  row: SeedRow,
  context: PageContext,
): Html {
  const facts = block.fields.flatMap((id) => {
    const field = entity.fields.find((one) => one.id === id);
    const text = fieldText(entity, row, id, context);
    if (field === undefined || text === "") return [];
    if (field.type === "longText") return [{ long: true, part: html`<div class="prose">${paragraphs(text)}</div>` }];
    const lines = row[id];
    const shown =
      field.type === "lines" && Array.isArray(lines)
        ? html`<ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`
        : html`${text}`;
    return [
      {
        long: false,
        part: html`<div class="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
          <dt>${field.name}</dt>
          <dd>${shown}</dd>
        </div>`,
      },
    ];
  });
  return html`<section id="${block.id}" class="block-section">
    <h1 class="page-title">${rowTitle(entity, row)}</h1>
    ${pictureHtml(block, entity, row)}${facts.filter(({ long }) => long).map(({ part }) => part)}
    <dl class="card panel divide-y divide-line">${facts.filter(({ long }) => !long).map(({ part }) => part)}</dl>
  </section>`;
}

const paragraphs = (text: string): Html[] => text.split(/\n\s*\n/).map((one) => html`<p>${one}</p>`);

/** A text as `blocks/rich-text.tsx` draws it. */
function proseHtml(body: string): Html {
  const parts = body.split(/\n\s*\n/).map((paragraph) => {
    const lines = paragraph.split("\n");
    if (!lines.every((line) => /^\s*[-*•]\s+/.test(line))) return html`<p>${paragraph}</p>`;
    return html`<ul>
      ${lines.map((line) => html`<li>${line.replace(/^\s*[-*•]\s+/, "")}</li>`)}
    </ul>`;
  });
  return html`<div class="prose">${parts}</div>`;
}
