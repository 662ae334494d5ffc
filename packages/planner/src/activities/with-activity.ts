import type { AppSpec } from "@sayhey/appspec";
import type { Reading, ReadThing } from "../recognise/reading.ts";
import type { ChosenTrade } from "../recognise/trade.ts";
import type { Activity } from "./activity.ts";

const ACCOUNTS = /\b(?:log(?:s|ged)? ?in|sign(?:s|ed)? in|accounts?|passwords?)\b/i;

/** The reading of a text that is about an activity; its entities are filled in where they are laid out. */
export function withActivity(reading: Reading, activity: Activity): Reading {
  const chosen: ChosenTrade = {
    trade: {
      id: activity.id,
      icon: activity.icon,
      forms: ["tracker"],
      things: [],
      jobs: "",
      words: activity.words,
    },
    score: 0,
    evidence: [],
    named: new Set(),
    givenName: activity.name,
  };
  const things = activity.entities.map(({ id, name, plural, icon }): ReadThing => ({
    id,
    name: name.toLowerCase(),
    plural: plural.toLowerCase(),
    fields: [],
    verbs: new Set(),
    jobs: [],
    known: { role: "item", icon, fields: "Name: text", rows: name },
    items: [],
  }));
  const { login: _login, ...open } = reading.brief;
  const requests = open.requests.filter(({ verb }) => verb !== "login" && verb !== "register");
  return {
    // Whoever puts a name down makes no account.
    brief: ACCOUNTS.test(reading.brief.text) ? reading.brief : { ...open, requests },
    form: activity.form,
    isOrder: false,
    trade: chosen,
    things,
    about: new Map(),
    activity,
  };
}

/** Says in the app what its rules cannot do, or what was taken for granted. */
export const withNotes = (spec: AppSpec, { notes = [] }: Activity): AppSpec => ({
  ...spec,
  assumptions: [
    ...notes.slice(0, 3).map((text, index) => ({ id: `activity${String(index + 1)}`, text: text.slice(0, 120) })),
    ...spec.assumptions,
  ].slice(0, 12),
});
