import type { Brief } from "../brief/brief.ts";
import { PUBLIC, table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";
import { listAfter } from "./words-in-text.ts";

const TEAMS = "The Quizzards|Know-It-Owls|Table Nine|Late Entry|The Guessers|Brains Trust";
const NAMED = /\b(?:teams?|players?)\s*(?::|called|named|are|like|such as)\s*/i;

/** Points of teams or players, counted as the evening goes. */
export function scoreboardOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const isTeam = /\bteams?\b|\bquiz\b|\btrivia\b|\bpub\b|\bhouses?\b/.test(lower);
  const one = isTeam ? "team" : "player";
  const said = listAfter(text, NAMED);
  const names =
    said.length > 1 ? said : isTeam ? TEAMS.split("|") : PUBLIC.split(",").map((name) => name.split(" ")[0] ?? name);
  const points = [34, 41, 29, 38, 25, 31, 22, 27];
  const side = kept(
    { id: "side", name: one, plural: `${one}s`, role: "person", icon: isTeam ? "users" : "user-round" },
    ["Name: text", "Points: number 0..50", isTeam && "Players: number 2..6"],
    table(
      "points",
      names
        .slice(0, 8)
        .map((name, at) => `${name}|${String(points[at] ?? 20)}`)
        .join("\n"),
    ),
  );
  const round = kept(
    { id: "round", name: "round", plural: "rounds", role: "event", icon: "list-ordered" },
    ["Round: text", "Won by: relation side", "Points: number 5..10", "Played: date 0..0"],
    table(
      "wonBy points",
      ["First round", "Second round", "Third round"]
        .map((title, at) => `${title}|${names[at % names.length] ?? ""}|${String(8 + at)}`)
        .join("\n"),
    ),
  );
  return {
    kind: "scoreboard",
    form: "tool",
    name: givenName ?? nameFrom(text, "Scoreboard"),
    icon: "trophy",
    things: [side, round],
    words: {
      tagline: "Points with one tap, and everybody sees who leads.",
      itch: "Who is keeping score?",
      promise: "Every point counted, no arguing",
      pov: "POV: your team just took the lead",
    },
  };
}
