import {
  addItem,
  addThing,
  cardsOf,
  chartsOf,
  formOf,
  statsOf,
  thingOf,
  type ArchetypeBuilder,
  type Plan,
} from "../plan.ts";
import { addPeople, dateOf } from "../plan-parts.ts";
import { camelCase, thing, type Thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

/** Players, rounds with results, and who leads. */
export const leaderboard: ArchetypeBuilder = {
  lead(plan) {
    const ranked = rankedThing(plan);
    if (ranked) return leadOwn(plan, ranked);
    const { draft } = plan;
    const players = addPlayers(plan);
    const rounds = addRounds(plan, players);
    draft.main = players;
    draft.record = rounds;
    draft.page("home", "Ranking", "trophy", [
      {
        kind: "leaderboard",
        entity: players.id,
        scoreField: "points",
        avatar: true,
        actions: [{ do: "add", field: "points", by: 3, label: "Win, 3 points", icon: "plus" }],
      },
      formOf(rounds, "Record a result"),
    ]);
    draft.page("rounds", rounds.plural, rounds.icon, [
      {
        kind: "list",
        entity: rounds.id,
        facts: ["playedOn", "winner", "points"],
        sort: { field: "playedOn", direction: "desc" },
      },
      { kind: "calendar", entity: rounds.id, dateField: "playedOn" },
    ]);
    draft.page("players", players.plural, "users", [cardsOf(players), formOf(players)]);
    const hasLog = plan.domain.id !== "inferred" && thingOf(plan, "item", true);
    if (hasLog) {
      draft.main = undefined;
      const item = addItem(plan);
      draft.page("items", item.plural, item.icon, [cardsOf(item), formOf(item)]);
      draft.detail(item);
    }
    draft.page("stats", "Stats", "chart-column", [
      { kind: "chart", title: "Wins", entity: rounds.id, look: "bar", byField: "winner", fn: "count" },
      {
        kind: "chart",
        title: "Points over time",
        entity: rounds.id,
        look: "line",
        byField: "playedOn",
        fn: "sum",
        measureField: "points",
        unit: "pts",
      },
      {
        kind: "stats",
        items: [
          { label: "Rounds", measure: { fn: "count", entity: rounds.id }, icon: "swords" },
          { label: players.plural, measure: { fn: "count", entity: players.id }, icon: "users" },
        ],
      },
    ]);
    draft.detail(players, { related: [{ entity: rounds, title: "Won" }] });
    draft.detail(rounds);
  },
  support(plan) {
    const players = addPlayers(plan);
    plan.draft.page("ranking", "Leaderboard", "trophy", [
      {
        kind: "leaderboard",
        entity: players.id,
        scoreField: "points",
        avatar: true,
        actions: [{ do: "add", field: "points", by: 1, label: "Add a point", icon: "plus" }],
      },
    ]);
    plan.draft.detail(players);
  },
};

const SCORE = /^(?:points|score|rating|won)!?: number/im;

/** What the field itself ranks, by points of its own: teams of a league, players of a ladder. */
function rankedThing({ domain }: Plan): Thing | undefined {
  return domain.things.find(({ role, fields }) => (role === "item" || role === "person") && SCORE.test(fields));
}

/** The table of the field's own things, with the matches, results or tips that belong to it. */
function leadOwn(plan: Plan, ranked: Thing): void {
  const { draft, domain } = plan;
  const table = addThing(plan, ranked);
  const score = camelCase(SCORE.exec(ranked.fields)?.[0].split(":")[0]?.replace("!", "") ?? "Points");
  const played = domain.things
    .filter(({ role, id }) => (role === "event" || role === "log") && id !== ranked.id)
    .slice(0, 2)
    .map((wanted) => addThing(plan, wanted));
  draft.main = table;
  draft.record = played.at(-1);
  const [first] = played;
  draft.page("home", "Table", "trophy", [
    { kind: "leaderboard", entity: table.id, scoreField: score, avatar: table.of("image").length > 0 },
    ...(first ? [formOf(first, `Add ${first.name.toLowerCase()}`)] : []),
  ]);
  for (const part of played) {
    const date = dateOf(part);
    draft.page(part.id, part.plural, part.icon, [
      {
        kind: "list",
        entity: part.id,
        facts: part.facts(3),
        filters: part.filters(2),
        ...(date ? { sort: { field: date, direction: "desc" } } : {}),
      },
      ...(date ? [{ kind: "calendar" as const, entity: part.id, dateField: date }] : [formOf(part)]),
    ]);
  }
  draft.page("ranked", table.plural, table.icon, [cardsOf(table), formOf(table)]);
  draft.page("stats", "Stats", "chart-column", [
    statsOf(table, ...played),
    ...played.flatMap((part) => chartsOf(part).slice(0, 1)),
  ]);
  draft.detail(table, {
    related: played.filter((part) => part.via(table.id)).map((entity) => ({ entity, title: entity.plural })),
  });
  for (const part of played) draft.detail(part);
}

function addPlayers(plan: Plan): Part {
  const people = addPeople(plan, "Points: number 3..48 pts");
  if (!people.has("points"))
    people.entity.fields.push({ id: "points", name: "Points", type: "number", unit: "pts", min: 0 });
  people.entity.rows.forEach((row, index) => (row["points"] = Math.max(3, 48 - index * 5 + (index === 2 ? 5 : 0))));
  return people;
}

function addRounds(plan: Plan, players: Part): Part {
  return plan.draft.add(
    thing(
      "log",
      "gameRound, Round, Rounds, swords",
      "",
      `What: text\nPlayed on: date -30..0\nWinner: relation ${players.id}\nAgainst: text @people\nScore: text 3:1|2:0|2:2|4:3\nPoints: number 1..3 pts\nPlace: location\nNote: text @remarks`,
      "Evening round\nRevenge\nQuick one at lunch\nSemi-final\nRainy day round\nTwo against two\nFirst round\nFinal",
    ),
  );
}
