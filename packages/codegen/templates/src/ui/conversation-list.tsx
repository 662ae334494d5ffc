import { copy, say } from "../copy.ts";
import { isReader, type Talk, type TalkFields } from "../rules/conversations.ts";
import { parseMoment } from "../store/moment.ts";
import type { Row } from "../store/model.ts";
import type { Talker } from "../store/talker.ts";
import { Avatar } from "./avatar.tsx";
import { formatClock } from "./format-clock.ts";
import { formatDay } from "./format-day.ts";
import { Icon } from "./icon.tsx";

interface ListProps {
  talks: readonly Talk[];
  fields: TalkFields;
  me: Talker;
  nameOf: (id: string) => string;
  titleOf: (talk: Talk) => string;
  /** Which is open. */
  open: string | null;
  /** Which was open just now, where the list has taken its place. */
  left: string | null;
  onOpen: (row: string) => void;
}

/** Conversations, those with the newest message first, with what is unread. */
export function ConversationList({ talks, fields, me, nameOf, titleOf, open, left, onOpen }: ListProps) {
  return (
    <nav className="talk-list" aria-label={copy.conversations}>
      <ul>
        {talks.map((talk) => (
          <li key={talk.row.id}>
            <button
              ref={talk.row.id === left ? focusOnce : undefined}
              type="button"
              className="talk-entry"
              aria-current={open === talk.row.id ? "true" : undefined}
              onClick={() => onOpen(talk.row.id)}
            >
              {talk.others.length > 1 ? (
                <span className="avatar talk-group" aria-hidden="true">
                  <Icon name="users-round" className="size-5" />
                </span>
              ) : (
                <Avatar name={titleOf(talk)} />
              )}
              <span className="talk-lines">
                <span className="talk-line">
                  <span className="talk-name">{titleOf(talk)}</span>
                  <span className="num talk-when">{whenOf(talk.messages.at(-1), fields.dateField)}</span>
                </span>
                <span className="talk-line">
                  <span className="talk-last">{lastLine(talk, fields, me, nameOf)}</span>
                  {talk.unread > 0 && open !== talk.row.id && (
                    <span className="num talk-unread">
                      <span aria-hidden="true">{talk.unread}</span>
                      <span className="sr-only">{say(copy.unreadCount, { n: talk.unread })}</span>
                    </span>
                  )}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whoever goes back stands where they came from. */
const focusOnce = (entry: HTMLButtonElement | null): void => entry?.focus();

function lastLine(talk: Talk, fields: TalkFields, me: Talker, nameOf: (id: string) => string): string {
  const last = talk.messages.at(-1);
  if (last === undefined) return "";
  const text = String(last[fields.bodyField] ?? "").replace(/\s+/g, " ");
  const author = last[fields.authorField];
  if (isReader(me, author)) return say(copy.youSaid, { text });
  return talk.others.length > 1 ? `${nameOf(String(author))}: ${text}` : text;
}

/** The time of today, else the day. */
function whenOf(row: Row | undefined, field: string): string {
  const at = parseMoment(row?.[field] ?? null);
  if (at === null) return "";
  return at.toDateString() === new Date().toDateString() ? formatClock(at) : formatDay(at);
}
