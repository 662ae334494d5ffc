import type { Footer, Page } from "@sayhey/appspec";
import { word } from "../emit-copy.ts";
import { menuOf, trailOf, type MenuPlace } from "../site-menu.ts";
import { html, whereText, type Html } from "./html.ts";
import type { PageContext } from "./page-context.ts";

/** What stands around a page, as `ui/site-shell.tsx` and `ui/app-shell.tsx` draw it. */
export function shellHtml(page: Page, title: string, inner: Html, { spec }: PageContext): Html {
  const { identity, footer } = spec;
  const { language, name } = identity;
  const menu = menuOf(spec);
  const isSite = footer !== undefined;
  const places = isSite ? menu : menu.flatMap(({ children, ...place }) => [{ ...place, children: [] }, ...children]);
  const here = (path: string): Html | false => path === page.path && html` aria-current="page"`;
  const nav = isSite
    ? html`<nav class="site-nav" aria-label="${word("pages", language)}">
        <ul class="site-places">
          ${places.map(({ path, label }) => html`<li><a class="site-link" href="${path}" ${here(path)}>${label}</a></li>`)}
        </ul>
      </nav>`
    : places.length > 1 &&
      html`<nav class="top-nav" aria-label="${word("pages", language)}">
        ${places.map(({ path, label }) => html`<a class="nav-link" href="${path}" ${here(path)}><span class="nav-label">${label}</span></a>`)}
      </nav>`;
  return html`<div class="app${isSite ? " site" : ""}">
    <a class="skip-link" href="#content">${word("skip", language)}</a>
    <header class="app-bar${isSite ? " site-bar" : ""}">
      <a class="brand" href="/"><span class="brand-mark"></span><span class="brand-name">${name}</span></a
      >${nav}
    </header>
    <main id="content" class="app-main">
      <div class="page" data-page="${page.id}">${trailHtml(page, title, { spec })}${inner}</div>
    </main>
    ${footer !== undefined && footHtml(footer, menu, { spec })}
  </div>`;
}

function trailHtml(page: Page, title: string, { spec }: Pick<PageContext, "spec">): Html | undefined {
  const trail = trailOf(page, spec);
  if (trail === undefined) return undefined;
  return html`<nav aria-label="${word("youAreHere", spec.identity.language)}" class="breadcrumb">
    <ol class="contents">
      ${trail.map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`)}
      <li aria-current="page">${title}</li>
    </ol>
  </nav>`;
}

function footHtml(
  { about, hours = [], note, ...facts }: Footer,
  menu: readonly MenuPlace[],
  { spec }: Pick<PageContext, "spec">,
): Html {
  const { language, name } = spec.identity;
  const legal = spec.pages.filter((page) => page.legal === true);
  const links = menu.flatMap(({ children, ...place }) => [place, ...children]);
  return html`<footer class="site-foot">
    <div class="site-foot-in">
      <div class="site-foot-parts">
        <div class="site-foot-part site-foot-who">
          <p class="display [--size:1.5rem]">${name}</p>
          ${whereText(about, (text) => html`<p class="max-w-[40ch] text-muted">${text}</p>`)}
        </div>
        ${contactHtml(facts, language)}${
          hours.length > 0 &&
          html`<section class="site-foot-part">
            <h2 class="group-title">${word("openingHours", language)}</h2>
            <dl class="site-foot-hours">
              ${hours.map(
                ({ days, times }) =>
                  html`<div class="contents">
                    <dt>${days}</dt>
                    <dd class="num">${times}</dd>
                  </div>`,
              )}
            </dl>
          </section>`
        }${
          links.length > 0 &&
          html`<nav class="site-foot-part" aria-label="${word("pages", language)}, ${name}">
            <h2 class="group-title">${word("pages", language)}</h2>
            <ul class="site-foot-pages">
              ${links.map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`)}
            </ul>
          </nav>`
        }
      </div>
      <div class="site-foot-end">
        <p>${note ?? `© ${name}`}</p>
        <ul aria-label="${word("legal", language)}" class="flex flex-wrap items-center gap-x-5 gap-y-1">
          ${legal.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}
        </ul>
      </div>
    </div>
  </footer>`;
}

function contactHtml(
  { address, phone, email }: Pick<Footer, "address" | "phone" | "email">,
  language: PageContext["spec"]["identity"]["language"],
): Html | undefined {
  if (address === undefined && phone === undefined && email === undefined) return undefined;
  return html`<section class="site-foot-part">
    <h2 class="group-title">${word("contact", language)}</h2>
    <address class="flex flex-col gap-1 not-italic">
      ${whereText(address, (text) => html`<p class="site-foot-fact"><span class="whitespace-pre-line">${text}</span></p>`)}${whereText(phone, (text) => html`<a class="site-foot-fact num" href="tel:${text.replace(/[^+\d]/g, "")}">${text}</a>`)}${whereText(email, (text) => html`<a class="site-foot-fact" href="mailto:${text}">${text}</a>`)}
    </address>
  </section>`;
}
