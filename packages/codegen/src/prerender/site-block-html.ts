import { uploadedPicture, uploadedPicturePath, type Block, type Entity, type SeedRow } from "@sayhey/appspec";
import { word } from "../emit-copy.ts";
import { anchorsOf } from "../site-menu.ts";
import { html, whereText, type Html } from "./html.ts";
import { rowPath, rowTitle, type PageContext } from "./page-context.ts";
import { fieldText } from "./value-text.ts";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** The frame of a block, as `ui/section.tsx` draws it. */
export function regionHtml(
  { id, title, note }: Pick<Block, "id" | "title" | "note">,
  inner: Html,
  label?: string,
): Html {
  const heading =
    title === undefined
      ? whereText(label, (text) => html`<h2 class="sr-only">${text}</h2>`)
      : html`<div class="block-head"><h2 class="block-title">${title}</h2></div>`;
  return html`<section id="${id}" class="block-section">
    ${heading}${whereText(note, (text) => html`<p class="block-note">${text}</p>`)}${inner}
  </section>`;
}

/** A link of a block to a page, or to a part of one. */
function wayHtml(
  way: { label: string; page: string; part?: string | undefined } | undefined,
  { spec }: PageContext,
  look: string,
): Html | undefined {
  const page = spec.pages.find(({ id }) => id === way?.page);
  if (way === undefined || page === undefined) return undefined;
  const anchor = [...anchorsOf(page)].find(([block]) => block.menu === way.part)?.[1];
  const path = page.path.endsWith("/:id") ? "/" : page.path;
  return html`<a
    class="btn ${look} btn-large"
    href="${path}${way.part !== undefined && anchor !== undefined ? `#${anchor}` : ""}"
    ><span>${way.label}</span></a
  >`;
}

/** Where a picture of a block or row is found; none for those that the app draws. */
export function pictureUrl(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  if (value.startsWith("https://")) return value;
  const id = uploadedPicture(value);
  return id === null ? undefined : `/${uploadedPicturePath(id)}`;
}

/** How a site opens. */
export function heroHtml(block: Of<"hero">, context: PageContext): Html {
  const { id, title, note, headline, body, cta, second, layout, picture, points = [] } = block;
  if (layout === undefined)
    return html`<section id="${id}" class="hero">
      <div class="hero-words">
        ${whereText(title, (text) => html`<p class="eyebrow">${text}</p>`)}
        <h1 class="hero-headline">${headline}</h1>
        ${whereText(body, (text) => html`<p class="hero-body">${text}</p>`)}${wayHtml(cta, context, "btn-primary")}${whereText(note, (text) => html`<p class="block-note">${text}</p>`)}
      </div>
    </section>`;
  const isPictured =
    !["statement", "banner", "facts", "form"].includes(layout) || (picture !== undefined && layout !== "banner");
  const ways = [wayHtml(cta, context, "btn-primary"), wayHtml(second, context, "opening-second")];
  const url = pictureUrl(picture);
  return html`<section id="${id}" class="opening opening-${layout}">
    ${isPictured && html`<div class="opening-picture">${url !== undefined && html`<img src="${url}" alt="" class="size-full object-cover" />`}</div>`}
    <div class="opening-words">
      <div class="opening-say">
        ${whereText(title, (text) => html`<p class="eyebrow">${text}</p>`)}
        <h1 class="display opening-headline">${headline}</h1>
        ${whereText(body, (text) => html`<p class="opening-body">${text}</p>`)}
      </div>
      ${ways.some(Boolean) && html`<div class="opening-ways">${ways}</div>`}${whereText(note, (text) => html`<p class="opening-note">${text}</p>`)}
    </div>
    ${
      points.length > 0 &&
      html`<dl class="opening-points">
        ${points.map(
          (point) =>
            html`<div>
              <dt>${point.title}</dt>
              ${whereText(point.value, (text) => html`<dd class="num display">${text}</dd>`)}
            </div>`,
        )}
      </dl>`
    }${layout === "form" && askedHtml(block, context)}
  </section>`;
}

function askedHtml({ formEntity, formFields = [], submitLabel }: Of<"hero">, { spec }: PageContext): Html | undefined {
  const entity = spec.entities.find(({ id }) => id === formEntity);
  return entity && html`<div class="card panel opening-ask">${fieldsHtml(entity, formFields, submitLabel)}</div>`;
}

/** What a form asks for. It is filled in once the app has started. */
export function fieldsHtml(entity: Entity, fields: readonly string[], submitLabel: string | undefined): Html {
  const asked = entity.fields.filter(({ id }) => fields.includes(id));
  return html`<div class="row-form">
    ${asked.map(
      ({ name, help }) =>
        html`<div class="field">
          <p class="field-label">${name}</p>
          <span class="input block min-h-11"></span
          >${whereText(help, (text) => html`<p class="field-help">${text}</p>`)}
        </div>`,
    )}${whereText(submitLabel, (text) => html`<div class="row-form-end"><span class="btn btn-primary">${text}</span></div>`)}
  </div>`;
}

/** A part of a site that is read, as `blocks/section.tsx` draws it. */
export function sectionHtml(block: Of<"section">, context: PageContext): Html {
  const { look, body, items = [], cta, title, id } = block;
  const action = wayHtml(cta, context, `${look === "callout" ? "btn-primary" : "btn-secondary"} self-start`);
  if (look === "callout")
    return html`<section id="${id}" class="block-section">
      <div class="card panel flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
        <div class="flex flex-col gap-1">
          ${whereText(title, (text) => html`<h2 class="display [--size:1.75rem] leading-tight text-balance">${text}</h2>`)}${whereText(body, (text) => html`<p class="text-muted">${text}</p>`)}
        </div>
        ${action}
      </div>
    </section>`;
  const lists: Record<typeof look, () => Html> = {
    hours: () =>
      html`<dl class="card panel max-w-xl divide-y divide-line">
        ${items.map(
          (one) =>
            html`<div class="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
              <dt>${one.title}</dt>
              <dd class="num font-bold">${one.value ?? one.body ?? "–"}</dd>
            </div>`,
        )}
      </dl>`,
    steps: () =>
      html`<ol class="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        ${items.map(
          (one, index) =>
            html`<li class="flex flex-col gap-1 border-t-2 border-accent pt-3">
              <span class="num display [--size:1.75rem] leading-none text-accent-text" aria-hidden="true"
                >${index + 1}</span
              >
              <h3 class="font-bold text-balance">${one.title}</h3>
              ${whereText(one.body, (text) => html`<p class="text-muted">${text}</p>`)}
            </li>`,
        )}
      </ol>`,
    facts: () =>
      html`<dl class="grid grid-cols-2 gap-5 sm:grid-cols-4">
        ${items.map(
          (one) =>
            html`<div class="flex flex-col-reverse gap-1">
              <dt class="text-muted">${one.title}</dt>
              <dd class="num display [--size:2.25rem] leading-none">${one.value ?? "–"}</dd>
            </div>`,
        )}
      </dl>`,
    features: () => gridHtml(items, false),
    people: () => gridHtml(items, true),
  };
  return regionHtml(
    block,
    html`<div class="flex flex-col gap-5">
      ${whereText(body, (text) => html`<p class="max-w-[62ch] leading-relaxed whitespace-pre-line">${text}</p>`)}${lists[look]()}${action}
    </div>`,
  );
}

function gridHtml(items: NonNullable<Of<"section">["items"]>, isPeople: boolean): Html {
  return html`<ul class="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    ${items.map(
      (one) =>
        html`<li class="card panel flex flex-col gap-2">
          ${isPeople ? html`<span class="mb-1 block aspect-[4/3] w-full overflow-hidden rounded-control"></span>` : one.icon !== undefined && html`<span class="grid size-11 place-items-center rounded-control bg-accent text-on-accent"></span>`}
          <h3 class="text-lg leading-snug font-bold text-balance">${one.title}</h3>
          ${whereText(one.body, (text) => html`<p class="text-muted">${text}</p>`)}${whereText(one.value, (text) => html`<p class="num mt-auto font-bold">${text}</p>`)}
        </li>`,
    )}
  </ul>`;
}

/** Questions that open to their answers. */
export function faqHtml(block: Of<"faq">): Html {
  return regionHtml(
    block,
    html`<div class="faq">
      ${block.items.map(
        (one) =>
          html`<details class="faq-item">
            <summary class="faq-question">${one.question}</summary>
            <p class="faq-answer">${one.answer}</p>
          </details>`,
      )}
    </div>`,
  );
}

/** What is offered, as `blocks/services.tsx` draws it. */
export function servicesHtml(
  block: Of<"services">,
  entity: Entity,
  rows: readonly SeedRow[],
  context: PageContext,
): Html {
  const { media, bodyField, priceField, cta } = block;
  const path = rowPath(entity.id, context.spec);
  const onRequest = word("onRequest", context.spec.identity.language);
  const cards = rows.map((row) => {
    const title = rowTitle(entity, row);
    const way =
      cta === undefined
        ? path !== undefined && html`<a class="row-link service-way" href="${path}/${row.id}">${title}</a>`
        : wayHtml(cta, context, "btn-secondary");
    return html`<li>
      <article class="service ${media === "none" ? "" : "card"}">
        ${media !== "none" && html`<span class="service-picture"></span>`}
        <div class="service-words">
          <h3 class="display [--size:1.25rem] leading-snug text-balance">${title}</h3>
          ${whereText(fieldText(entity, row, bodyField, context), (text) => html`<p class="text-muted">${text}</p>`)}
          <p class="service-end">
            ${priceField !== undefined && html`<span class="num font-bold">${fieldText(entity, row, priceField, context) || onRequest}</span>`}${way}
          </p>
        </div>
      </article>
    </li>`;
  });
  return regionHtml(
    block,
    html`<ul class="${media === "none" ? "services services-plain" : "services"}">
      ${cards}
    </ul>`,
    entity.plural,
  );
}
