import type { Verb } from "../brief/brief.ts";
import { mergeFields } from "../embedded/merge-fields.ts";
import { camelCase, thing, type Thing } from "../embedded/thing.ts";
import type { ReadThing } from "../recognise/recognise.ts";
import { fieldLineOf } from "./field-lines.ts";

/** What a verb needs of the thing it is done with. */
const NEEDS: Partial<Record<Verb, string>> = {
  approve: "Status: choice submitted|approved|declined",
  assign: "Assigned to: text @people",
  upload: "Picture: image",
  book: "Date: date 0..14\nTime: time 09:00..17:00",
  order: "Price: money 5..120 EUR",
  pay: "Amount: money 5..120 EUR",
  rate: "Rating: rating 2..5",
  chart: "Date: date -30..0",
  contact: "E-mail: email\nMessage: longText",
  report: "Date: date -30..0",
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Sample rows of a thing that nobody has described. */
const SAMPLES = 6;

/** A thing with the fields the brief names, those its verbs need, and what is known of such things; nothing else. */
export function thingOf({ name, plural, fields, verbs, known }: ReadThing): Thing {
  const asked = [
    ...fields.filter((field) => !/^(?:name|title)$/.test(field)).map(fieldLineOf),
    ...[...verbs].flatMap((verb) => NEEDS[verb]?.split("\n") ?? []),
  ];
  const ids = asked.map((line) => camelCase(line.slice(0, line.indexOf(":"))));
  const once = asked.filter((_, index) => ids.indexOf(ids[index] ?? "") === index);
  const head = `${camelCase(name)}, ${capital(name)}, ${capital(plural)}, ${known?.icon ?? "file-text"}`;
  const plain =
    known?.fields ?? `${/title/.test(fields.join()) ? "Title" : "Name"}: text\nAdded: date -25..0\nNote: longText`;
  const lines = once.length === 0 ? plain : mergeFields(plain, ["", ...once].join("\n"));
  const rows =
    known?.rows ?? Array.from({ length: SAMPLES }, (_, index) => `${capital(name)} ${String(index + 1)}`).join("\n");
  return thing(known?.role ?? "item", head, "", lines, rows);
}
