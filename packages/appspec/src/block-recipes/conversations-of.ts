import { pairIn, type BlockWord } from "../data/block-words.ts";
import { SELF, STAFF, type ConversationsBlock } from "../conversations-block.ts";
import type { SeedRow } from "../entity.ts";
import { CannotAdd, type BlockDraft, type NewField } from "./block-draft.ts";
import { FIELDS, type NewBlock } from "./recipe.ts";

/** Who talks to whom in the first rows, and what they say: who, at which time of yesterday, and what. */
type Talk = {
  members: readonly string[];
  title?: string;
  said: readonly [who: string, time: string, text: string][];
};

/** Conversations for an app: over those that it has already, else over people, conversations and messages of their own. */
export function conversationsOf(
  draft: BlockDraft,
  between: ConversationsBlock["between"] = usualSide(draft),
): NewBlock<"conversations"> {
  const present = draft.spec.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "conversations");
  const known = present?.kind === "conversations" ? present : undefined;
  const bound = known === undefined ? made(draft, between) : boundOf(known);
  const aboutField = aboutShown(draft, bound.conversationEntity) ?? known?.aboutField;
  // Without a row there is nobody who added one.
  const side = bound.between === "author" && aboutField === undefined ? "people" : bound.between;
  return { ...bound, between: side, ...(aboutField !== undefined && { aboutField }) };
}

/** What a block names, without what is its own. */
function boundOf(block: ConversationsBlock): NewBlock<"conversations"> {
  const { aboutField: _about, id: _id, title: _title, note: _note, menu: _menu, ...bound } = block;
  return bound;
}

/** Visitors of a site write to its owner, whoever looks at a row to whoever added it. */
function usualSide({ spec, shown }: BlockDraft): ConversationsBlock["between"] {
  if (spec.footer !== undefined) return "staff";
  return shown === undefined ? "people" : "author";
}

/** On a row's own page, the relation that ties conversations to it. */
function aboutShown(draft: BlockDraft, conversations: string): string | undefined {
  const { shown } = draft;
  if (shown === undefined) return undefined;
  const entity = draft.entity(conversations);
  const there = entity?.fields.find(({ relation, type }) => type === "relation" && relation === shown.id);
  if (there !== undefined) return there.id;
  // The conversation that shows first is about a row that shows first.
  const first = entity?.rows[0]?.id;
  const value: NewField["value"] = (_index, _lot, row) => (row.id === first ? (shown.rows[0]?.id ?? null) : null);
  return draft.addField(conversations, { id: "about", word: "about", type: "relation", value }, shown.id);
}

function made(draft: BlockDraft, between: ConversationsBlock["between"]): NewBlock<"conversations"> {
  const people = draft.make({
    id: "person",
    word: freeWord(draft, "person", "member"),
    icon: "user-round",
    title: { id: "name", word: "name" },
    rows: [],
  }).entity.id;
  const talk = draft.make(
    {
      id: "conversation",
      word: "conversation",
      icon: "messages-square",
      title: { id: "subject", word: "subject" },
      rows: [],
    },
    { members: { types: ["lines"], add: { id: "members", word: "people", type: "lines" } } },
  );
  const message = draft.make(
    {
      id: "message",
      word: freeWord(draft, "message", "chatMessage"),
      icon: "message-circle",
      title: { id: "text", word: "text", type: "longText" },
      rows: [],
    },
    {
      via: {
        types: ["relation"],
        pointsAt: talk.entity.id,
        add: { id: "conversation", word: "conversation", type: "relation", required: true },
      },
      author: {
        types: ["relation"],
        pointsAt: people,
        add: { id: "from", word: "by", type: "relation", required: true },
      },
      sent: { types: ["dateTime"], add: { id: FIELDS.sent.id, word: FIELDS.sent.word, type: "dateTime" } },
    },
  );
  // A conversation between two is called by whom one talks to.
  draft.do({ op: "update-field", entity: talk.entity.id, field: "subject", patch: {}, unset: ["required"] });
  const { via = "", author = "", sent = "" } = message.fields;
  const members = talk.fields["members"] ?? "";
  const [first = "", second = "", third = ""] = draft.people;
  const persons: SeedRow[] = [
    { id: SELF, name: draft.say("share") },
    ...[first, second, third].map((name, index): SeedRow => ({ id: `person-${index + 1}`, name })),
    ...(between === "people" ? [] : [{ id: STAFF, name: draft.spec.identity.name }]),
  ];
  const talks = between === "people" ? betweenPeople(draft) : withStaff(draft);
  draft.do({ op: "set-rows", entity: people, rows: persons });
  draft.do({
    op: "set-rows",
    entity: talk.entity.id,
    rows: talks.map((each, index) => ({
      id: `conversation-${index + 1}`,
      ...(each.title !== undefined && { subject: each.title }),
      [members]: [...each.members],
    })),
  });
  draft.do({
    op: "set-rows",
    entity: message.entity.id,
    rows: talks.flatMap(({ said }, index) =>
      said.map(([who, time, text], turn) => ({
        id: `message-${index + 1}-${turn + 1}`,
        text,
        [via]: `conversation-${index + 1}`,
        [author]: who,
        [sent]: `@-1T${time}`,
      })),
    ),
  });
  if (via === "" || author === "" || members === "") throw new CannotAdd("The app has no room for conversations.");
  return {
    kind: "conversations",
    entity: message.entity.id,
    bodyField: "text",
    authorField: author,
    dateField: sent,
    via,
    conversationEntity: talk.entity.id,
    membersField: members,
    peopleEntity: people,
    between,
  };
}

/** A word that nothing of the app is called by yet, where there is one. */
const freeWord = (draft: BlockDraft, word: BlockWord, other: BlockWord): BlockWord => {
  const [, plural] = pairIn(draft.spec.identity.language, word);
  return draft.spec.entities.some((entity) => entity.plural.toLowerCase() === plural.toLowerCase()) ? other : word;
};

const betweenPeople = (draft: BlockDraft): Talk[] => [
  {
    members: [SELF, "person-1"],
    said: [
      [SELF, "16:20", draft.say("sayDay")],
      ["person-1", "16:42", draft.say("sayTen")],
    ],
  },
  {
    title: draft.say("sayWeekend"),
    members: [SELF, "person-2", "person-3"],
    said: [
      ["person-2", "11:05", draft.say("sayWho")],
      ["person-3", "11:09", draft.say("sayMe")],
    ],
  },
  {
    members: [SELF, "person-3"],
    said: [
      [SELF, "09:10", draft.say("sayOpen")],
      ["person-3", "09:31", draft.say("sayTen")],
      [SELF, "09:32", draft.say("sayHelped")],
    ],
  },
];

const withStaff = (draft: BlockDraft): Talk[] => [
  {
    members: [SELF, STAFF],
    said: [
      [SELF, "16:20", draft.say("sayOpen")],
      [STAFF, "16:42", draft.say("sayTen")],
    ],
  },
  { members: ["person-1", STAFF], said: [["person-1", "11:05", draft.say("sayDay")]] },
  {
    members: ["person-2", STAFF],
    said: [
      ["person-2", "09:10", draft.say("sayOpen")],
      [STAFF, "09:31", draft.say("sayTen")],
      ["person-2", "09:32", draft.say("sayHelped")],
    ],
  },
];
