import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { describedExactly } from "../recognise/known-of.ts";
import { table } from "../vocabulary/rows.ts";
import { entryFor } from "./entries.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";
import { votableIn } from "./vote-options.ts";
import { optionsIn } from "./votes.ts";
import { firstSentence, withoutOpening } from "./words-in-text.ts";

/** What is rated, each with stars from everybody. */
export function ratingsOf({ text, givenName }: Brief): Together | undefined {
  const said =
    /\b(?:rate|score|rating)\s+(?:all |each |every )?(?:of )?(?:the|my|our|your|each|every)?\s*([\p{L}' -]{2,40}?)(?:\s(?:at|of|in|on|from|with|by|for|and|out|we|i)\b|[.,:;(!?]|$)/iu.exec(
      withoutOpening(firstSentence(text)).toLowerCase(),
    )?.[1];
  const one = singularOf((said ?? "").trim());
  if (one === "" || one.split(" ").length > 3) return undefined;
  const named = optionsIn(text).map(capital);
  const titles = named.length > 0 ? named : titlesOf(one);
  const id = camelCase(one);
  const item = kept(
    { id, name: one, plural: pluralOf(one), role: "item", icon: "star" },
    [
      "Name: text",
      "Picture: image",
      `Average: rollup average rating.${id}.stars`,
      `Ratings: rollup count rating.${id}`,
      "About: longText Asked for by many.|New this time.|Back again.",
    ],
    titles.join("\n"),
  );
  const lines = titles
    .slice(0, 5)
    .flatMap((title, at) => [
      `${["Just right", "Clear and to the point", "Better than expected", "Good, with small flaws", "Not for me"][at] ?? "Good"}|${title}|${String(5 - (at % 3))}|${["Amara Osei", "Mateo Ruiz", "Yuki Tanaka", "Lena Krüger", "Omar Haddad"][at] ?? ""}|@-${String(at)}`,
    ]);
  const rating = kept(
    { id: "rating", name: "rating", plural: "ratings", role: "place", icon: "star" },
    ["Comment: text", `${capital(one)}: relation ${id}`, "Stars: rating 1..5", "By: text @people", "Given: date -6..0"],
    table(`${id} stars by given`, lines.join("\n")),
  );
  return {
    kind: "ratings",
    form: "survey",
    name: givenName ?? nameFrom(text, `Rate the ${capital(pluralOf(one))}`),
    icon: "star",
    things: [item, rating],
    words: {
      tagline: `Stars for every ${one}, and the average of all.`,
      itch: "Which one was the best?",
      promise: `The best ${pluralOf(one)} on top`,
      pov: "POV: yours came first",
    },
    adding: `Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
  };
}

const titlesOf = (one: string): string[] => {
  const described = describedExactly(one)
    ?.rows.split("\n")
    .slice(0, 6)
    .map((row) => row.split(" | ")[0] ?? "");
  const entry = entryFor(one)
    ?.rows.split(";")
    .map((row) => row.split("|")[0] ?? "");
  return described ?? entry ?? votableIn(one)?.options.split("|") ?? [];
};
