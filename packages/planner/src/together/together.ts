import type { Form } from "../brief/brief.ts";
import type { Reading, ReadThing } from "../recognise/reading.ts";
import type { TogetherParts } from "./together-parts.ts";
import type { ChosenTrade, Trade } from "../recognise/trade.ts";

/** An app for people who do something together: what it keeps, and how it is laid out. */
export interface Together extends TogetherParts {
  form: Form;
  name?: string;
  icon: string;
  things: readonly ReadThing[];
  words: Trade["words"];
}

/** A thing that such an app keeps, with rows as `table` writes them. */
export const kept = (
  head: { id: string; name: string; plural: string; role: NonNullable<ReadThing["known"]>["role"]; icon: string },
  fields: readonly (string | false | undefined)[],
  rows: string,
): ReadThing => ({
  id: head.id,
  name: head.name,
  plural: head.plural,
  fields: [],
  verbs: new Set(),
  jobs: [],
  known: { role: head.role, icon: head.icon, fields: fields.filter(Boolean).join("\n"), rows },
  items: [],
});

/** The reading of a text that asks for such an app. */
export function withTogether(reading: Reading, together: Together): Reading {
  const trade: Trade = {
    id: together.kind,
    icon: together.icon,
    forms: ["community"],
    things: [],
    jobs: "",
    words: together.words,
  };
  const chosen: ChosenTrade = {
    trade,
    score: 0,
    evidence: [],
    named: new Set(),
    ...(together.name === undefined ? {} : { givenName: together.name }),
  };
  const { login: _login, ...sheet } = reading.brief;
  const requests = sheet.requests.filter(({ verb }) => verb !== "login" && verb !== "register");
  return {
    // Who signs up for a shift makes no account.
    brief: together.kind === "signUp" ? { ...sheet, requests } : reading.brief,
    form: together.form,
    isOrder: false,
    trade: chosen,
    things: [...together.things],
    about: new Map(),
    together,
  };
}
