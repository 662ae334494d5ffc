/** A brief that lines of work do not know: a loan desk with rules. */
export const DESK_IDEA =
  "A loan desk for our makerspace: members borrow tools for a week, staff approve each loan, three at a time, and we see what is overdue.";

const text = (id: string, name: string, more = {}) => ({ id, name, type: "text", ...more });

/** What a model answered to the first request of it. */
export const DESK_DESIGN = {
  name: "Tool Desk",
  tagline: "Who has the drill, and when it is back",
  description: "Members ask for a tool, staff approve, and everybody sees what is out and what is overdue.",
  category: "Lending",
  audience: "Members and staff of a makerspace",
  problem: "Nobody knows who has the drill",
  promise: "Every tool back on its hook",
  language: "en",
  icon: "wrench",
  verbs: ["Borrow", "Approve", "Return"],
  hashtags: ["#makerspace"],
  hooks: { itch: "Where is the drill?", pov: "POV: every tool hangs up", promise: "Borrow in ten seconds" },
  form: "app",
  direction: "hangar",
  reading: "dropped",
  roles: [
    { id: "member", name: "Member" },
    { id: "staff", name: "Staff" },
  ],
  entities: [
    {
      id: "tool",
      name: "Tool",
      plural: "Tools",
      icon: "hammer",
      fields: [
        text("name", "Name", { required: true }),
        { id: "kind", name: "Kind", type: "choice", options: ["Power", "Hand"] },
      ],
      examples: ["Cordless drill", "Jigsaw"],
      rules: [],
    },
    {
      id: "loan",
      name: "Loan",
      plural: "Loans",
      icon: "clipboard-list",
      fields: [
        text("borrower", "Borrower", { required: true }),
        { id: "tool", name: "Tool", type: "relation", relation: "tool", required: true },
        { id: "state", name: "State", type: "choice", options: ["Asked", "Approved", "Declined", "Returned"] },
        { id: "from", name: "From", type: "date", required: true },
      ],
      examples: ["Mina Park", "Jo Adler"],
      rules: ["Due back after 7 days", "3 at a time for one borrower", "Staff approve"],
    },
  ],
  pages: [
    {
      id: "desk",
      title: "Desk",
      icon: "layout-grid",
      purpose: "See what is overdue",
      entity: "loan",
      blocks: ["stats"],
    },
    { id: "tools", title: "Tools", icon: "hammer", purpose: "Find a tool", entity: "tool", blocks: ["cards", "form"] },
    {
      id: "approve",
      title: "Approve",
      icon: "check",
      purpose: "Approve loans",
      entity: "loan",
      blocks: ["board"],
      roles: ["staff"],
    },
  ],
  capabilities: ["Ask for a tool", "Approve a loan", "See what is overdue"],
  customBlocks: [],
} as const;

/** The calls that build it, answer by answer. */
export const DESK_CALLS: readonly (readonly { name: string; input: unknown }[])[] = [
  [
    {
      name: "set_rule",
      input: {
        rule: { kind: "approval", entity: "loan", field: "state", waiting: "Asked", decided: ["Approved", "Declined"] },
      },
    },
    {
      name: "set_rule",
      input: {
        rule: {
          kind: "steps",
          entity: "loan",
          field: "state",
          steps: [
            { from: "Asked", to: ["Approved", "Declined"] },
            { from: "Approved", to: ["Returned"] },
            { from: "Declined", to: [] },
            { from: "Returned", to: [] },
          ],
        },
      },
    },
    {
      name: "set_rule",
      input: { rule: { kind: "due", entity: "loan", id: "dueBack", name: "Due back", from: "from", days: 7 } },
    },
    {
      name: "set_rule",
      input: {
        rule: {
          kind: "limit",
          entity: "loan",
          per: ["borrower"],
          most: 3,
          where: [{ field: "state", is: "eq", value: "Approved" }],
        },
      },
    },
    {
      name: "compute_field",
      input: {
        entity: "tool",
        id: "timesOut",
        name: "Times out",
        formula: { kind: "rollup", fn: "count", entity: "loan", via: "tool" },
      },
    },
    { name: "find_block", input: { need: "what is overdue, the most urgent first" } },
    { name: "describe_block", input: { kinds: ["due", "stats", "board"] } },
  ],
  [
    {
      name: "write_rows",
      input: {
        entity: "loan",
        rows: [
          { id: "loan-1", borrower: "Mina Park", tool: "drill", state: "Approved", from: "@-9" },
          { id: "loan-2", borrower: "Jo Adler", tool: "jigsaw", state: "Asked", from: "@0" },
        ],
      },
    },
    {
      name: "write_rows",
      input: {
        entity: "tool",
        rows: [
          { id: "drill", name: "Cordless drill", kind: "Power" },
          { id: "jigsaw", name: "Jigsaw", kind: "Power" },
        ],
      },
    },
    {
      name: "write_page",
      input: {
        page: {
          id: "desk",
          path: "/",
          title: "Desk",
          icon: "layout-grid",
          nav: true,
          blocks: [
            {
              id: "deskStats",
              kind: "stats",
              items: [
                {
                  label: "Out now",
                  measure: { fn: "count", entity: "loan", where: [{ field: "state", is: "eq", value: "Approved" }] },
                },
              ],
            },
            {
              id: "deskOut",
              kind: "table",
              title: "Due back",
              entity: "loan",
              fields: ["borrower", "tool", "dueBack"],
              where: [{ field: "state", is: "eq", value: "Approved" }],
              sort: { field: "from", direction: "asc" },
            },
            {
              id: "deskAsk",
              kind: "form",
              title: "Ask for a tool",
              entity: "loan",
              fields: ["borrower", "tool", "from"],
              submitLabel: "Ask",
              thanks: "Asked",
            },
          ],
        },
      },
    },
    {
      name: "write_page",
      input: {
        page: {
          id: "approve",
          path: "/approve",
          title: "Approve",
          icon: "check",
          nav: true,
          blocks: [{ id: "approveBoard", kind: "board", entity: "loan", stageField: "state", facts: ["tool", "from"] }],
        },
      },
    },
    {
      name: "write_page",
      input: {
        page: {
          id: "tools",
          path: "/tools",
          title: "Tools",
          icon: "hammer",
          nav: true,
          blocks: [
            { id: "toolCards", kind: "cards", entity: "tool", media: "icon", badges: ["kind"], facts: ["timesOut"] },
            {
              id: "toolForm",
              kind: "form",
              entity: "tool",
              fields: ["name", "kind"],
              submitLabel: "Add tool",
              thanks: "Added",
            },
          ],
        },
      },
    },
  ],
];
/** What it says at the end. */
export const DESK_ANSWER = "Members ask for a tool, staff approve, and the desk shows what is due back.";
