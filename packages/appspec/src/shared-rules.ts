import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";
import { conversationRule, type ConversationRule } from "./conversation-rules.ts";
import type { CustomBlock } from "./custom-block.ts";
import type { Access, Entity, Field } from "./entity.ts";

/**
 * A number that visitors change by steps, each on their own, so that nobody's step gets lost:
 * `once` one step a row and visitor, `one-of` one step a visitor over all rows (a vote that can be moved), `count` any number of
 * steps, `stock` whole pieces that visitors take away, never below zero.
 */
export interface CountedField {
  kind: "once" | "one-of" | "count" | "stock";
  /** Steps a visitor may make, each also backwards; `stock` has none: any whole number of pieces. */
  steps: readonly number[];
}

/** Rows that take a time of a day, which nothing else may take: two rows lie at least `stepMinutes` apart. */
export interface SlotRule {
  dateField: string;
  timeField: string;
  /** What is taken: rows with different values do not meet. */
  resourceField?: string;
  stepMinutes: number;
  /** Days of the week on which nothing is taken. */
  closed?: readonly string[];
}

/** Rows that bid on a row of `lot`: each higher than the one before by `minStep`, none after the end. */
export interface BidRule {
  lot: string;
  via: string;
  amountField: string;
  startField: string;
  endsField: string;
  /** When a bid came. */
  dateField: string;
  minStep: number;
}

/** Rows that answer a row of `event`: one a visitor, and no more `yes` than it has places. */
export interface PlacesRule {
  event: string;
  via: string;
  answerField: string;
  yes: string | undefined;
  placesField?: string;
}

/** What holds for the rows of one entity once they are shared. */
export interface EntityRules {
  entity: Entity;
  fields: ReadonlyMap<string, Field>;
  access: Access;
  /** Fields that actions of the app change: open to all who may create here, whoever wrote the row. */
  open: ReadonlySet<string>;
  /** Fields in which each visitor has a value of their own, kept on their device: what they swiped, learned or marked for themselves. */
  personal: ReadonlySet<string>;
  /** Ids of first rows that everybody has though rows are each author's own: the balance that a wallet begins with. */
  given: ReadonlySet<string>;
  counted: ReadonlyMap<string, CountedField>;
  slots: readonly SlotRule[];
  bids: readonly BidRule[];
  places: readonly PlacesRule[];
  /** What the entity is to conversations, whose rows are read by their people alone whatever `access` says. */
  conversation?: ConversationRule;
}

/** What holds for shared rows, by entity id. */
export type SharedRules = ReadonlyMap<string, EntityRules>;

/** Properties of blocks that name a field which the block itself changes. */
const CHANGED_BY_BLOCKS = ["stageField", "doneField", "stateField", "lastField", "statusField"];
/** Those that count once a visitor and row. */
const COUNTED_ONCE = ["reactionField", "likesField"];

/** Archetypes in which people work on each other's rows, as in a household or a team. */
const TOGETHER = new Set<string>([
  "tracker",
  "log",
  "planner",
  "pipeline",
  "board",
  "budget",
  "inventory",
  "recipes",
  "collection",
  "shifts",
  "dashboard",
  "approvals",
]);

type Named = Readonly<Record<string, unknown>>;

/** What holds for the rows of an app once they are shared, read from its entities, blocks and actions. */
export function sharedRules(spec: AppSpec): SharedRules {
  const blocks = spec.pages.flatMap((page) => page.blocks);
  return new Map(spec.entities.map((entity) => [entity.id, rulesOf(entity, blocks, spec)]));
}

function rulesOf(entity: Entity, blocks: readonly Block[], spec: AppSpec): EntityRules {
  const open = new Set<string>();
  const personal = new Set<string>();
  const counted = new Map<string, CountedField>();
  const slots: SlotRule[] = [];
  const bids: BidRule[] = [];
  const places: PlacesRule[] = [];
  const count = (field: unknown, kind: CountedField["kind"], step?: number): void => {
    if (typeof field !== "string") return;
    // A number that counts once somewhere is never open to any number of steps.
    const known = counted.get(field);
    const steps = step === undefined ? [] : [...new Set([...(known?.steps ?? []), step])];
    counted.set(field, { kind: known !== undefined && known.kind !== "count" ? known.kind : kind, steps });
  };
  for (const block of blocks) {
    const named: Named = block;
    if (named["productEntity"] === entity.id) count(named["stockField"], "stock");
    if (block.kind === "auction" && block.bidEntity === entity.id) {
      const { entity: lot, via, amountField, startField, endsField, dateField, minStep } = block;
      bids.push({ lot, via, amountField, startField, endsField, dateField, minStep });
    }
    if (named["kind"] === "rsvp" && named["answerEntity"] === entity.id) places.push(placesRule(named, entity));
    if (block.kind === "profile")
      for (const scope of block.scopes)
        if (scope.entity === entity.id && scope.savedField !== undefined) personal.add(scope.savedField);
    if (named["entity"] !== entity.id) continue;
    if (typeof named["savedField"] === "string") personal.add(named["savedField"]);
    for (const key of CHANGED_BY_BLOCKS) if (typeof named[key] === "string") open.add(named[key]);
    if (named["kind"] === "due" && typeof named["dueField"] === "string") open.add(named["dueField"]);
    if (block.kind === "swipe") personal.add(block.verdictField);
    if (block.kind === "flashcards") for (const field of [block.boxField, block.dueField]) personal.add(field);
    for (const key of COUNTED_ONCE) count(named[key], "once", 1);
    if (block.kind === "poll") count(block.votesField, "one-of", 1);
    if (block.kind === "cart") count(block.stockField, "stock");
    if (block.kind === "booking") {
      const { dateField, timeField, resourceField, stepMinutes, closed } = block;
      slots.push({
        dateField,
        timeField,
        stepMinutes,
        ...(resourceField !== undefined && { resourceField }),
        ...(closed !== undefined && { closed }),
      });
    }
    for (const action of "actions" in block ? (block.actions ?? []) : []) {
      if (action.do === "add") count(action.field, action.once === true ? "once" : "count", action.by);
      else if (action.do !== "log") open.add(action.field);
    }
  }
  const access = entity.access ?? usualAccess(entity, blocks, spec);
  for (const field of counted.keys()) open.delete(field);
  // What visitors mark on rows that only the owner offers, they mark for themselves.
  if (access.create === "owner") for (const field of open) personal.add(field);
  for (const field of personal) open.delete(field);
  const fields = new Map(entity.fields.map((field) => [field.id, field]));
  const conversation = conversationRule(entity, blocks);
  return {
    ...(conversation !== undefined && { conversation }),
    entity,
    fields,
    access,
    open,
    personal,
    given: new Set(isWallet(entity, blocks) ? entity.rows.map((row) => row.id) : []),
    counted,
    slots,
    bids,
    places,
  };
}

function isWallet(entity: Entity, blocks: readonly Block[]): boolean {
  return blocks.some((block) => (block as Named)["walletEntity"] === entity.id);
}

function placesRule(block: Named, answers: Entity): PlacesRule {
  const answerField = String(block["answerField"]);
  const placesField = block["placesField"];
  return {
    event: String(block["entity"]),
    via: String(block["via"]),
    answerField,
    yes: answers.fields.find((field) => field.id === answerField)?.options?.[0],
    ...(typeof placesField === "string" && { placesField }),
  };
}

/** Who may do what where the AppSpec does not say: by the part the entity plays. */
function usualAccess(entity: Entity, blocks: readonly Block[], spec: AppSpec): Access {
  const plays = (kinds: readonly string[], key = "entity"): boolean =>
    blocks.some((block) => {
      const named: Named = block;
      return kinds.includes(block.kind) && named[key] === entity.id;
    });
  const talk = conversationRule(entity, blocks);
  if (talk !== undefined) return talkAccess(talk, spec);
  const leading = spec.identity.archetypes[0] ?? "";
  // What has been bid stands.
  if (plays(["auction"], "bidEntity")) return { read: "everyone", create: "everyone", edit: "owner" };
  // What somebody bought, logged or wrote down for themselves, unless the app shows it to everybody.
  const isPublic = plays(["feed", "chat", "comments", "reviews", "leaderboard", "testimonials"]);
  const isOwn =
    plays(["cart"], "orderEntity") ||
    plays(["checkout", "streak"]) ||
    isWallet(entity, blocks) ||
    leading === "journal" ||
    blocks.some((block) => (block as Named)["logEntity"] === entity.id);
  if (isOwn && !isPublic) return { read: "author", create: "everyone", edit: "author" };
  // Addresses are for the owner alone.
  if (plays(["newsletter"])) return { read: "owner", create: "everyone", edit: "owner" };
  // What the owner offers and visitors only choose from.
  const isOffer =
    plays(["quiz", "flashcards", "pricing", "player", "services", "team", "logos", "beforeAfter"]) ||
    (leading === "shop" && plays(["cart"])) ||
    blocks.some(
      (block) =>
        block.kind === "booking" &&
        block.resourceField !== undefined &&
        spec.entities.some(
          (other) =>
            other.id === block.entity &&
            other.fields.some((field) => field.id === block.resourceField && field.relation === entity.id),
        ),
    );
  if (isOffer) return { read: "everyone", create: "owner", edit: "owner" };
  // What visitors of a site write is for its owner; all that none of them writes is the owner's to show.
  if (spec.footer !== undefined && !isPublic) {
    const own = spec.customBlocks ?? [];
    if (isWritten(entity, blocks, own) && !isListed(entity, blocks))
      return { read: "owner", create: "everyone", edit: "owner" };
    if (!isWritten(entity, blocks, own)) return { read: "everyone", create: "owner", edit: "owner" };
  }
  return {
    read: "everyone",
    create: "everyone",
    edit: TOGETHER.has(leading) && !isPublic && !plays(["booking"]) ? "everyone" : "author",
  };
}

/** Whoever writes to the staff is named to the staff alone; who people may write to is seen by all who may write. */
function talkAccess({ part, between }: ConversationRule, { accounts }: AppSpec): Access {
  const who = accounts === undefined ? "everyone" : "signed-in";
  const isDirectory = part === "person" && between.has("people");
  return { read: isDirectory ? who : "author", create: who, edit: "author" };
}

/** Kinds whose rows come of what visitors enter. */
const WRITING: readonly Block["kind"][] = ["form", "wizard", "booking", "poll", "rsvp", "queue", "swipe", "checkout"];

/** Whether visitors of a site enter rows of an entity. */
const isWritten = (entity: Entity, blocks: readonly Block[], own: readonly CustomBlock[]): boolean =>
  blocks.some((block) => {
    const named: Named = block;
    if (named["formEntity"] === entity.id) return true;
    // A block of one's own that lets everybody add rows is a form of its own kind.
    if (block.kind === "custom" && createsFor(block, own).has(entity.id)) return true;
    const others = ["logEntity", "orderEntity", "bidEntity", "answerEntity", "walletEntity", "historyEntity"];
    return (
      (named["entity"] === entity.id && WRITING.includes(block.kind)) || others.some((key) => named[key] === entity.id)
    );
  });

/** Entities of which a placed block of one's own lets everybody add rows. */
function createsFor(block: Extract<Block, { kind: "custom" }>, own: readonly CustomBlock[]): ReadonlySet<string> {
  const data = own.find(({ id }) => id === block.customBlock)?.data ?? [];
  const open = data.filter(({ can, roles }) => can.includes("create") && roles === undefined);
  return new Set(open.map(({ entity, property }) => entity ?? String(block.values[property ?? ""] ?? "")));
}

/** Whether a page lists rows of an entity for everybody to read. */
const isListed = (entity: Entity, blocks: readonly Block[]): boolean =>
  blocks.some((block) => !WRITING.includes(block.kind) && (block as Named)["entity"] === entity.id);
