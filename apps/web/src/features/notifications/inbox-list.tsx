import { ActionIcon, Button, SegmentedControl, Skeleton, Tooltip } from "@mantine/core";
import type { NotificationRow } from "@sayhey/contract/notification";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import MailOpen from "lucide-react/icons/mail-open";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { InboxEntry } from "../../components/inbox-entry.tsx";
import { type InboxFilter, inboxQuery, unreadQuery } from "../../api/inbox.ts";
import { useUserId } from "../../session/session.tsx";
import { useInboxChanges } from "../../status/use-inbox-changes.ts";
import classes from "./notifications.module.css";

/** Everything one was told: to read, mark and dismiss. */
export function InboxList() {
  const userId = useUserId();
  const [filter, setFilter] = useState<InboxFilter>("all");
  const unread = useQuery(unreadQuery(userId)).data ?? 0;
  const { markAllRead } = useInboxChanges();
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="Show"
          value={filter}
          onChange={(value) => setFilter(value === "unread" ? "unread" : "all")}
          data={[
            { value: "all", label: "All" },
            { value: "unread", label: unread === 0 ? "Unread" : `Unread ${unread > 99 ? "99+" : unread}` },
          ]}
        />
        <Button variant="default" disabled={unread === 0} onClick={() => void markAllRead()}>
          Mark all read
        </Button>
      </div>
      <Entries key={filter} filter={filter} onShowAll={() => setFilter("all")} />
    </>
  );
}

function Entries({ filter, onShowAll }: { filter: InboxFilter; onShowAll: () => void }) {
  const userId = useUserId();
  const inbox = useInfiniteQuery(inboxQuery(userId, filter));
  const { markRead } = useInboxChanges();
  if (inbox.isPending) {
    return (
      <div className={classes.waiting} role="status" aria-label="Loading your inbox">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={84} radius="lg" />
        ))}
      </div>
    );
  }
  if (inbox.isLoadingError)
    return <Failure title="Your inbox could not be loaded" error={inbox.error} onRetry={() => void inbox.refetch()} />;
  const entries = inbox.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return filter === "unread" ? (
      <Empty title="All read" text="Nothing new since your last visit.">
        <Button variant="default" onClick={onShowAll}>
          Show everything
        </Button>
      </Empty>
    ) : (
      <Empty title="All quiet" text="Renders, likes, remixes and account news appear here.">
        <Button component={Link} to="/dashboard">
          Open your projects
        </Button>
      </Empty>
    );
  }
  return (
    <>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <InboxEntry entry={entry} now={inbox.dataUpdatedAt} onOpen={markRead}>
              <EntryControls entry={entry} />
            </InboxEntry>
          </li>
        ))}
      </ul>
      {inbox.hasNextPage ? (
        <Button
          className={classes.older ?? ""}
          variant="default"
          loading={inbox.isFetchingNextPage}
          onClick={() => void inbox.fetchNextPage()}
        >
          Show older
        </Button>
      ) : null}
    </>
  );
}

function EntryControls({ entry }: { entry: NotificationRow }) {
  const { toggleRead, dismiss } = useInboxChanges();
  const mark = entry.read_at === null ? "Mark as read" : "Mark as unread";
  return (
    <>
      <Tooltip label={mark}>
        <ActionIcon aria-label={`${mark}: ${entry.title}`} onClick={() => toggleRead(entry)}>
          {entry.read_at === null ? <MailOpen size={18} aria-hidden="true" /> : <Mail size={18} aria-hidden="true" />}
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Dismiss">
        <ActionIcon aria-label={`Dismiss: ${entry.title}`} onClick={() => void dismiss(entry)}>
          <X size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
