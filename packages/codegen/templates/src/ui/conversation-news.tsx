import { useEffect, useRef, useState } from "react";
import { copy, say } from "../copy.ts";
import type { Talk } from "../rules/conversations.ts";

interface NewsProps {
  talks: readonly Talk[];
  /** Which conversation is open: its log tells of its own messages. */
  open: string | null;
  titleOf: (talk: Talk) => string;
}

/** Tells screen readers of a message in a conversation that is not open. */
export function ConversationNews({ talks, open, titleOf }: NewsProps) {
  const known = useRef<ReadonlyMap<string, number> | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const before = known.current;
    known.current = new Map(talks.map((talk) => [talk.row.id, talk.unread]));
    const fresh = talks.find(({ row, unread }) => row.id !== open && unread > (before?.get(row.id) ?? 0));
    if (before !== null && fresh !== undefined) setSaid(say(copy.newMessageFrom, { name: titleOf(fresh) }));
  }, [talks, open, titleOf]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
