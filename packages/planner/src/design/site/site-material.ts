import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { capital, pluralOf } from "../../embedded/inflect.ts";
import { camelCase, thing, type Thing } from "../../embedded/thing.ts";
import type { Trade } from "../../recognise/trade.ts";
import type { SaidItem } from "./said-parts.ts";
import { piecesOf, type SaidOfSite } from "./said-of-site.ts";

/** What the parts of a site are made from. */
export interface SiteMaterial {
  draft: AppDraft;
  text: string;
  name: string;
  /** What the text says of the one whose site it is. */
  said: SaidOfSite;
  /** What an order lists of what the site is about. */
  pieces: readonly string[];
  trade: Trade | undefined;
  questions: readonly { question: string; answer: string }[];
  /** Days and times that the text says the place is open. */
  openings: readonly { days: string; times: string }[];
  address: string | undefined;
  isCalledBack: boolean;
  /** What dates are searched by, with what each can be. */
  sought: readonly { name: string; options: readonly string[] }[];
}

/** Adds a thing of a part; one of that name that the text keeps anyway gets the fields the part needs. */
export function addOwn(draft: AppDraft, made: Thing): Part {
  const there = draft.parts.get(made.id);
  if (there === undefined) return draft.add(made);
  draft.extend(there, made.fields);
  return there;
}

/** What the owner is asked to write; no visitor sees it before that is done. */
export const toWrite = (ask: string): NewBlock => ({ kind: "richText", body: ask, ask });

/** What is offered, by name: what the text lists, else what those of the trade offer. */
export function offersOf({ draft, trade }: SiteMaterial): string[] {
  const own = draft.parts.get("service")?.entity;
  if (own !== undefined) return own.rows.map((row) => String(row[own.titleField]));
  return (trade?.site?.services ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("|")[0]?.trim() ?? "");
}

/** Rows of what is offered, with prices where there are any. */
export function offered(draft: AppDraft, name: string, items: readonly SaidItem[]): Part {
  const plural = pluralOf(name);
  const hasPrices = items.some(({ price }) => price !== undefined);
  const part = addOwn(
    draft,
    thing(
      "item",
      `${camelCase(name)}, ${capital(name)}, ${capital(plural)}, sparkles`,
      "",
      `Name: text\nAbout: longText${hasPrices ? "\nPrice: money 0..0 EUR" : ""}`,
      items
        .map(({ title, body, price }) =>
          [
            title,
            ...(body === undefined ? [] : [`about=${body}`]),
            ...(price === undefined ? [] : [`price=${String(price)}`]),
          ].join(" | "),
        )
        .join("\n"),
    ),
  );
  part.entity.rows.forEach((row, index) => {
    if (items[index]?.body === undefined) delete row["about"];
    if (items[index]?.price === undefined) delete row["price"];
  });
  return part;
}

/** What the text lists, else what those of the trade offer, else what the text says is offered, piece by piece. */
export function usualOffers({ draft, trade, said, pieces }: SiteMaterial): Part | undefined {
  const offer = said.offer === undefined ? [] : piecesOf(said.offer);
  const own =
    said.listed.length > 1 ? said.listed : trade?.site?.services !== undefined ? [] : offer.length > 1 ? offer : pieces;
  if (own.length > 1)
    return (
      draft.parts.get("offer") ??
      offered(
        draft,
        "offer",
        own.map((title) => ({ title })),
      )
    );
  const lines = (trade?.site?.services ?? "").split("\n").filter(Boolean);
  if (lines.length === 0) return undefined;
  return (
    draft.parts.get("service") ??
    offered(
      draft,
      "service",
      lines.map((line) => {
        const [title = "", body, price = ""] = line.split("|").map((cell) => cell.trim());
        return {
          title,
          ...(body === undefined || body === "" ? {} : { body }),
          ...(price === "" || !Number.isFinite(Number(price)) ? {} : { price: Number(price) }),
        };
      }),
    )
  );
}

export const servicesBlock = (part: Part): NewBlock => ({
  kind: "services",
  entity: part.id,
  media: "art",
  ...(part.has("about") ? { bodyField: "about" } : {}),
  ...(part.has("price") ? { priceField: "price" } : {}),
  limit: 9,
});

/** Names and values, one under the other. */
export const linesOf = (items: readonly SaidItem[]): NewBlock => ({
  kind: "section",
  look: "hours",
  items: items.map(({ title, value, body }) => ({
    title,
    ...(body === undefined ? {} : { body: body.slice(0, 400) }),
    ...(value === undefined ? {} : { value }),
  })),
});
export const pointsOf = (items: readonly SaidItem[]): NewBlock => ({
  kind: "section",
  look: "features",
  items: items.map(({ title, value, body }) => ({
    title,
    ...(body === undefined ? {} : { body: body.slice(0, 400) }),
    ...(value === undefined ? {} : { value }),
  })),
});
