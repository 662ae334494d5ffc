import { ART_DIRECTIONS } from "./data/art-directions.ts";
import type { AppSpec } from "./app-spec.ts";

/** A small valid AppSpec for tests: a lending library with two entities and three pages. */
export function libraryFixture(): AppSpec {
  const { light, dark, display, text, radius, density, motion } = ART_DIRECTIONS["corner-shop"];
  return {
    version: "1.0",
    seed: 7,
    identity: {
      name: "Toolshare",
      tagline: "Borrow it.",
      description: "Tools of a street.",
      category: "Local",
      audience: "neighbours",
      problem: "Twelve drills, all unused",
      promise: "Borrow it next door",
      hashtags: ["#tools"],
      icon: "wrench",
      language: "en",
      idea: "tool library",
      archetypes: ["lending"],
      hooks: { itch: "Need a drill?", pov: "POV: next door has one", promise: "Borrow it next door" },
      verbs: ["Borrow"],
    },
    theme: {
      direction: "corner-shop",
      scheme: "light",
      light: { ...light },
      dark: { ...dark },
      display: { ...display },
      text: { ...text },
      radius,
      density,
      motion,
    },
    entities: [
      {
        id: "tool",
        name: "Tool",
        plural: "Tools",
        icon: "wrench",
        titleField: "name",
        fields: [
          { id: "name", name: "Name", type: "text", required: true },
          { id: "state", name: "State", type: "choice", options: ["free", "out"] },
          { id: "price", name: "Price", type: "money", unit: "EUR", min: 0 },
          { id: "stars", name: "Stars", type: "rating" },
          {
            id: "loans",
            name: "Loans",
            type: "computed",
            formula: { kind: "rollup", fn: "count", entity: "loan", via: "tool" },
          },
        ],
        rows: [
          { id: "tool-1", name: "Drill", state: "free", price: 4.5, stars: 5 },
          { id: "tool-2", name: "Ladder", state: "out" },
        ],
      },
      {
        id: "loan",
        name: "Loan",
        plural: "Loans",
        icon: "repeat",
        titleField: "borrower",
        fields: [
          { id: "borrower", name: "Borrower", type: "text", required: true },
          { id: "tool", name: "Tool", type: "relation", relation: "tool" },
          { id: "due", name: "Due", type: "date" },
          { id: "daysLeft", name: "Days left", type: "computed", formula: { kind: "daysUntil", field: "due" } },
        ],
        rows: [{ id: "loan-1", borrower: "Amara O.", tool: "tool-2", due: "@3" }],
      },
    ],
    pages: [
      {
        id: "home",
        path: "/",
        title: "Tools",
        icon: "wrench",
        nav: true,
        blocks: [
          { id: "homeCards", kind: "cards", entity: "tool", media: "icon", badges: ["state"], facts: ["price"] },
          { id: "homeHero", kind: "hero", headline: "Borrow it", cta: { label: "Lend", page: "loans" } },
        ],
      },
      {
        id: "loans",
        path: "/loans",
        title: "Loans",
        icon: "repeat",
        nav: true,
        blocks: [
          { id: "loansAgenda", kind: "agenda", entity: "loan", dateField: "due", facts: ["daysLeft"] },
          { id: "loansForm", kind: "form", entity: "loan", fields: ["borrower", "tool", "due"], submitLabel: "Save" },
        ],
      },
      {
        id: "toolDetail",
        path: "/tools/:id",
        title: "Tool",
        icon: "wrench",
        nav: false,
        blocks: [
          {
            id: "toolDetailDetail",
            kind: "detail",
            entity: "tool",
            fields: ["state", "price"],
            related: [{ entity: "loan", via: "tool", title: "Loans" }],
            actions: [{ do: "advance", field: "state", label: "Next" }],
          },
        ],
      },
    ],
    assumptions: [],
  };
}
