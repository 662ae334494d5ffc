import {
  applyOps,
  conversationsFor,
  opsToRemoveEntity,
  type AppSpec,
  type Block,
  type Entity,
  type Language,
  type Op,
  type Page,
} from "@sayhey/appspec";
import type { AskedMessages } from "./read-messages.ts";

/** What the page of messages is called. */
const MESSAGES_TITLES: Readonly<Record<Language, string>> = {
  en: "Messages",
  de: "Nachrichten",
  es: "Mensajes",
  fr: "Messages",
  pt: "Mensagens",
};

const MOST_PAGES = 12;
const MOST_BLOCKS = 12;
/** What has such a name was planned for the messages themselves. */
const MESSAGES =
  /^(?:(?:direct |private |chat )?messages?|chats?|group chats?|conversations?|dms?|nachrichten?|chat|mensajes?|conversaci(?:ón|ones)|mensage(?:m|ns)|conversas?)$/i;
/** Words that say as little of the other side as none. */
const VAGUE = /^(?:us|uns|nosotros|nous|n[oó]s|team|owner|support(?: team)?|[eé]quipe|equipa)$/i;

/** The app with the messages its text asks for: a page of one's conversations and, where they are about rows, a place on the row's own page. */
export function withMessages(spec: AppSpec, asked: AskedMessages | undefined): AppSpec {
  if (asked === undefined || hasMessages(spec)) return spec;
  const bare = withoutOthers(spec);
  const detail = asked.between === "staff" ? undefined : detailFor(bare, asked);
  // Nobody has added anything that could be asked about: whoever runs the app answers.
  const between = asked.between === "author" && detail === undefined ? "staff" : asked.between;
  const label = labelOf(asked);
  const side = label === undefined || between === "people" ? {} : { staffLabel: label };
  let made = bare;
  if (detail !== undefined && (asked.about !== undefined || between === "author"))
    made = placed(made, detail, between, { ...side, title: MESSAGES_TITLES[spec.identity.language] }) ?? made;
  return withPage(made, between, side);
}

const hasMessages = ({ pages }: AppSpec): boolean =>
  pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "conversations"));

const labelOf = ({ label }: AskedMessages): string | undefined => {
  if (label === undefined || VAGUE.test(label)) return undefined;
  const one = /^(?:sellers|vendors|hosts|lenders|landlords|managers|admins|posters)$/i.test(label)
    ? label.slice(0, -1)
    : label;
  return one.charAt(0).toUpperCase() + one.slice(1);
};

/** The page of one row that conversations are about. */
function detailFor({ pages, entities }: AppSpec, { about, between }: AskedMessages): Page | undefined {
  const shows = (page: Page): Entity | undefined => {
    const detail = page.blocks.find(({ kind }) => kind === "detail");
    return entities.find(({ id }) => detail?.kind === "detail" && id === detail.entity);
  };
  const fit = pages.filter(
    (page) => page.path.endsWith("/:id") && page.blocks.length < MOST_BLOCKS && shows(page) !== undefined,
  );
  const named = fit.find((page) => {
    const entity = shows(page);
    return [entity?.name, entity?.plural].some((name) => name !== undefined && isSame(name, about ?? ""));
  });
  return named ?? (between === "author" ? fit[0] : undefined);
}

const isSame = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase() ||
  `${a}s`.toLowerCase() === b.toLowerCase() ||
  a.toLowerCase().endsWith(` ${b.toLowerCase()}`);

/** The app without what was planned for messages before they were known to be between people. */
function withoutOthers(spec: AppSpec): AppSpec {
  if (spec.footer !== undefined) return spec;
  return spec.entities.slice(1).reduce((left, { id, name }) => {
    const isTold = left.pages.some(
      ({ blocks }, index) => index > 0 && blocks.some((block) => block.kind === "chat" && block.entity === id),
    );
    if (!MESSAGES.test(name) && !isTold) return left;
    try {
      return applyOps(left, opsToRemoveEntity(left, id)).spec;
    } catch {
      // What the app cannot do without stays.
      return left;
    }
  }, spec);
}

function placed(
  spec: AppSpec,
  page: Page,
  between: AskedMessages["between"],
  more: Partial<Extract<Block, { kind: "conversations" }>>,
): AppSpec | undefined {
  const made = conversationsFor(spec, page.id, between);
  if ("reason" in made) return undefined;
  const ops = made.ops.map((op): Op =>
    op.op === "add-block" && op.block.kind === "conversations" ? { ...op, block: { ...op.block, ...more } } : op,
  );
  return applyOps(spec, ops).spec;
}

/** A page of one's conversations, in the menu. */
function withPage(
  spec: AppSpec,
  between: AskedMessages["between"],
  more: Partial<Extract<Block, { kind: "conversations" }>>,
): AppSpec {
  const title = MESSAGES_TITLES[spec.identity.language];
  const [home] = spec.pages;
  if (home === undefined) return spec;
  const isTaken = spec.pages.some(({ id, path }) => id === "messages" || path === "/messages");
  if (spec.pages.length >= MOST_PAGES || isTaken) return placed(spec, home, between, { ...more, title }) ?? spec;
  // Made on a page that has room, then given a page of its own.
  const roomy = spec.pages.find(({ path, blocks }) => !path.endsWith("/:id") && blocks.length < MOST_BLOCKS) ?? home;
  const made = conversationsFor(spec, roomy.id, between);
  if ("reason" in made) return spec;
  const rest = made.ops.filter(({ op }) => op !== "add-block");
  const block = made.ops.flatMap((op) => (op.op === "add-block" ? [op.block] : []))[0];
  if (block === undefined) return spec;
  const shown = spec.pages.filter(({ nav }) => nav).length;
  const page: Page = {
    id: "messages",
    path: "/messages",
    title,
    icon: "messages-square",
    nav: true,
    blocks: [{ ...block, ...more } as Block],
  };
  return applyOps(spec, [...rest, { op: "add-page", page, index: Math.max(1, Math.min(shown, 3)) }]).spec;
}
