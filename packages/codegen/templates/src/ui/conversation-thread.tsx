import { useEffect, useRef, useState } from "react";
import { copy, say } from "../copy.ts";
import { isReader, type Talk } from "../rules/conversations.ts";
import type { Row } from "../store/model.ts";
import { parseMoment } from "../store/moment.ts";
import { beginTalk, sendMessage, type Talks } from "../store/send-message.ts";
import { entityById } from "../store/store.ts";
import type { Talker } from "../store/talker.ts";
import { useRow } from "../store/use-rows.ts";
import { Avatar } from "./avatar.tsx";
import { Button, IconButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { formatClock } from "./format-clock.ts";
import { formatDay } from "./format-day.ts";
import { Icon } from "./icon.tsx";
import { Menu } from "./menu.tsx";
import { MessageComposer } from "./message-composer.tsx";
import { RowTitle } from "./row-title.tsx";

interface ThreadProps {
  talks: Talks;
  me: Talker;
  talk: Talk | undefined;
  /** A conversation that begins with its first message. */
  draft: { others: readonly string[]; subject: string; about: string | null } | undefined;
  nameOf: (id: string) => string;
  title: string;
  /** It stands on the page of the row it is about. */
  isPage: boolean;
  /** It has taken the place of the list. */
  isAlone: boolean;
  onBack?: () => void;
  onBegun: (row: string) => void;
  onLeave?: () => void;
}

/** The messages of a conversation, the oldest first, with the newest in view, and where to write the next. */
export function ConversationThread(props: ThreadProps) {
  const { talks, me, talk, draft, nameOf, title, isPage, isAlone, onBack, onBegun, onLeave } = props;
  const log = useRef<HTMLDivElement>(null);
  const messages = talk?.messages ?? [];
  const isGroup = (talk?.others.length ?? draft?.others.length ?? 0) > 1;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages.length]);
  useEffect(() => {
    if (isAlone) log.current?.focus();
  }, [isAlone]);
  const send = (text: string) => {
    if (talk !== undefined) return sendMessage(talks, me, talk.row.id, text);
    if (draft === undefined) return;
    const row = beginTalk(talks, me, draft);
    sendMessage(talks, me, row, text);
    onBegun(row);
  };
  return (
    <div className="talk">
      <header className="talk-head">
        {onBack !== undefined && (
          <IconButton label={copy.backToConversations} icon="arrow-left" className="talk-back" onClick={onBack} />
        )}
        {isGroup ? (
          <span className="avatar talk-group" aria-hidden="true">
            <Icon name="users-round" className="size-5" />
          </span>
        ) : (
          <Avatar name={title} />
        )}
        <div className="talk-lines">
          <h3 className="talk-name">{title}</h3>
          {isGroup && <p className="talk-last">{[...(talk?.others ?? draft?.others ?? [])].map(nameOf).join(", ")}</p>}
          {!isPage && talk !== undefined && <About talks={talks} row={talk.row} />}
        </div>
        {onLeave !== undefined && <Leave name={title} onLeave={onLeave} />}
      </header>
      <div ref={log} role="log" aria-label={say(copy.messagesWith, { name: title })} tabIndex={0} className="talk-log">
        {messages.length === 0 ? (
          <p className="talk-empty">{say(copy.sayFirst, { name: title })}</p>
        ) : (
          <ol>
            {messages.map((row, index) => (
              <Message
                key={row.id}
                talks={talks}
                row={row}
                before={messages[index - 1]}
                isMine={isReader(me, row[talks.authorField])}
                name={nameOf(String(row[talks.authorField]))}
                isNamed={isGroup}
              />
            ))}
          </ol>
        )}
      </div>
      {me.id !== "" && <MessageComposer onSend={send} />}
    </div>
  );
}

function About({ talks: { conversationEntity, aboutField }, row }: { talks: Talks; row: Row }) {
  const target = entityById(conversationEntity.fields.find(({ id }) => id === aboutField)?.relation ?? "");
  const about = useRow(target ?? conversationEntity, aboutField === undefined ? null : String(row[aboutField] ?? ""));
  if (target === undefined || about === null) return null;
  return (
    <p className="talk-last">
      <RowTitle entity={target} row={about} className="link" />
    </p>
  );
}

interface MessageProps {
  talks: Talks;
  row: Row;
  before: Row | undefined;
  isMine: boolean;
  name: string;
  isNamed: boolean;
}

function Message({ talks: { bodyField, authorField, dateField }, row, before, isMine, name, isNamed }: MessageProps) {
  const at = parseMoment(row[dateField] ?? null);
  const isNewDay = dayOf(row, dateField) !== dayOf(before, dateField);
  const follows = !isNewDay && before?.[authorField] === row[authorField];
  return (
    <>
      {isNewDay && at !== null && (
        <li className="talk-day">
          <span>{formatDay(at)}</span>
        </li>
      )}
      <li className={`message ${isMine ? "message-mine" : ""} ${follows ? "message-follows" : ""}`}>
        {!isMine &&
          isNamed &&
          (follows ? <span className="message-face" /> : <Avatar name={name} className="message-face" />)}
        <div className="message-bubble">
          {isMine ? (
            <span className="sr-only">{copy.you}: </span>
          ) : (
            <span className={isNamed && !follows ? "message-name" : "sr-only"}>{name}</span>
          )}
          <p className="message-text">{String(row[bodyField] ?? "")}</p>
          {at !== null && <time className="num message-time">{formatClock(at)}</time>}
        </div>
      </li>
    </>
  );
}

const dayOf = (row: Row | undefined, field: string): string => String(row?.[field] ?? "").slice(0, 10);

function Leave({ name, onLeave }: { name: string; onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        items={[{ label: copy.leaveTalk, icon: "log-out", run: () => setAsking(true) }]}
        trigger={(trigger) => (
          <IconButton label={say(copy.moreFor, { name })} icon="ellipsis" className="row-menu" {...trigger} />
        )}
      />
      <Dialog open={isAsking} title={copy.leaveTalk} onClose={() => setAsking(false)}>
        <p>{copy.leaveTalkHint}</p>
        <div className="row-form-end">
          <Button onClick={() => setAsking(false)}>{copy.cancel}</Button>
          <Button look="danger" onClick={onLeave}>
            {copy.leaveTalk}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
