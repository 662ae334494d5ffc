import { useEffect, useState, type ReactNode } from "react";
import { copy } from "../copy.ts";
import { fromOthers, sameTalk, type Talk } from "../rules/conversations.ts";
import { introduce, leaveTalk, type Talks } from "../store/send-message.ts";
import { STAFF_TALKER, type Talker } from "../store/talker.ts";
import { Button } from "../ui/button.tsx";
import { ConversationDraft } from "../ui/conversation-draft.tsx";
import { ConversationList } from "../ui/conversation-list.tsx";
import { ConversationNews } from "../ui/conversation-news.tsx";
import { ConversationThread } from "../ui/conversation-thread.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Section } from "../ui/section.tsx";
import { useWide } from "../ui/use-wide.ts";
import { useTalks } from "../ui/use-talks.ts";

export interface ConversationsProps extends Talks {
  id: string;
  title?: string;
  note?: string;
  between: "people" | "staff" | "author";
  staffLabel?: string;
  /** Who takes part here. */
  useTalker: () => Talker;
  /** The way in, where only those who signed in write to each other. */
  wayIn?: () => ReactNode;
}

/** What is shown beside the list: a conversation, one that is about to begin, or none yet. */
export type Open = { talk: string } | { others: readonly string[]; subject: string } | null;

/** Conversations between people: who wrote, what is unread, and the messages of one. */
export function Conversations({ useTalker, wayIn: WayIn, ...props }: ConversationsProps) {
  const { id, title, note, between } = props;
  const talker = useTalker();
  const answers = talker.isStaff && between !== "people";
  const me = answers ? { ...talker, also: [STAFF_TALKER] } : talker;
  const { talks, about, see, nameOf, titleOf } = useTalks(props, me);
  const [open, setOpen] = useState<Open>(null);
  const [left, setLeft] = useState<string | null>(null);
  const isWide = useWide();
  const [isPicking, setPicking] = useState(false);
  // Who cannot choose whom to write to has one conversation at most, which is open from the start.
  const isAlone = between !== "people" && !answers && talks.length <= 1;
  const mine = about !== null && me.wrote(about.entity, about.id);
  const start: Open = isAlone && !mine ? (sameTalkOpen(talks, about?.id ?? null, props.aboutField) ?? DRAFT) : null;
  const shown = open ?? start;
  const talk = shown !== null && "talk" in shown ? talks.find(({ row }) => row.id === shown.talk) : undefined;
  const count = talk === undefined ? 0 : fromOthers(talk, props.authorField, me);
  const talkId = talk?.row.id;
  useEffect(() => {
    if (talkId !== undefined) see(talkId, count);
  }, [talkId, count, see]);
  const { peopleEntity } = props;
  const { id: myId, name: myName } = me;
  const joins = between === "people" && me.isListed && (WayIn === undefined || me.isSignedIn);
  useEffect(() => {
    // Others can write to whoever has been here.
    if (joins) introduce({ peopleEntity }, { id: myId, name: myName });
  }, [joins, peopleEntity, myId, myName]);

  if (WayIn !== undefined && !me.isSignedIn)
    return (
      <Section id={id} title={title} note={note} label={copy.conversations}>
        <EmptyState title={copy.signInToMessage}>
          <WayIn />
        </EmptyState>
      </Section>
    );
  const canStart = between === "people" || answers;
  const tools = canStart && (
    <Button icon="square-pen" onClick={() => setPicking(true)}>
      {copy.newMessage}
    </Button>
  );
  const hasPane = talk !== undefined || (shown !== null && "others" in shown);
  return (
    <Section id={id} title={title} note={note} label={copy.conversations} tools={tools || undefined}>
      <ConversationNews talks={talks} open={talk?.row.id ?? null} titleOf={titleOf} />
      {isPicking && (
        <ConversationDraft
          talks={props}
          me={me}
          onClose={() => setPicking(false)}
          onPick={(others, subject) => {
            const known =
              others.length === 1 ? sameTalk(talks, others, about?.id ?? null, props.aboutField) : undefined;
            setOpen(known === undefined ? { others, subject } : { talk: known.row.id });
            setPicking(false);
          }}
        />
      )}
      {talks.length === 0 && !hasPane ? (
        <EmptyState title={copy.noConversations} hint={canStart ? copy.noConversationsHint : copy.messagesArriveHere}>
          {canStart && (
            <Button look="primary" icon="square-pen" onClick={() => setPicking(true)}>
              {copy.newMessage}
            </Button>
          )}
        </EmptyState>
      ) : (
        <div className={`card talks ${isAlone ? "" : "talks-wide"}`}>
          {!isAlone && (isWide || !hasPane) && (
            <ConversationList
              talks={talks}
              fields={props}
              me={me}
              nameOf={nameOf}
              titleOf={titleOf}
              open={talk?.row.id ?? null}
              left={isWide ? null : left}
              onOpen={(row) => {
                setOpen({ talk: row });
                setLeft(row);
              }}
            />
          )}
          {hasPane && shown !== null ? (
            <ConversationThread
              key={talk?.row.id ?? "draft"}
              talks={props}
              me={me}
              talk={talk}
              draft={"others" in shown ? { ...shown, about: about?.id ?? null } : undefined}
              nameOf={nameOf}
              title={talk === undefined && "others" in shown ? draftTitle(shown, nameOf) : titleOf(talk)}
              isPage={about !== null}
              isAlone={!isWide && !isAlone}
              {...(!isAlone && { onBack: () => setOpen(null) })}
              onBegun={(row) => setOpen({ talk: row })}
              {...(talk !== undefined &&
                talk.others.length > 1 && {
                  onLeave: () => {
                    leaveTalk(props, talk.others, talk.row.id);
                    setOpen(null);
                  },
                })}
            />
          ) : (
            isWide && <p className="talk-none">{copy.pickConversation}</p>
          )}
        </div>
      )}
    </Section>
  );
}

/** A conversation with whoever answers, before its first message. */
const DRAFT: Open = { others: [STAFF_TALKER], subject: "" };

function sameTalkOpen(talks: readonly Talk[], about: string | null, aboutField: string | undefined): Open {
  const found = talks.find(({ row }) => aboutField === undefined || about === null || row[aboutField] === about);
  return found === undefined ? null : { talk: found.row.id };
}

const draftTitle = (
  { others, subject }: { others: readonly string[]; subject: string },
  nameOf: (id: string) => string,
): string => (subject === "" ? others.map(nameOf).join(", ") : subject);
