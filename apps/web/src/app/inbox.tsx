import { ActionIcon, Button, Popover, Skeleton } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { InboxEntry } from "../components/inbox-entry.tsx";
import { latestQuery, unreadQuery } from "../api/inbox.ts";
import { explainError } from "../api/explain-error.ts";
import { followInbox } from "../status/follow-inbox.ts";
import { refreshInbox } from "../status/refresh-inbox.ts";
import { useUserId } from "../session/session.tsx";
import { connect } from "../api/supabase.ts";
import { useInboxChanges } from "../status/use-inbox-changes.ts";
import classes from "./inbox.module.css";

/** The bell of the header: how much is unread, live, and the latest entries on a press. */
export default function Inbox() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const unread = useQuery(unreadQuery(userId)).data ?? 0;
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    let stop = (): void => {};
    let gone = false;
    connect().then(
      (client) => {
        if (!gone) stop = followInbox(client, userId, () => refreshInbox(queryClient, userId));
      },
      (cause: unknown) => console.error("Live updates of your inbox are off.", cause),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [userId, queryClient]);

  const shown = unread > 99 ? "99+" : String(unread);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={380}
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell ?? ""}
          size={38}
          aria-label={unread === 0 ? "Inbox" : `Inbox, ${shown} unread`}
          onClick={() => setOpened((open) => !open)}
        >
          <Bell size={20} aria-hidden="true" />
          {unread === 0 ? null : (
            <span className={classes.count} aria-hidden="true">
              {shown}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel ?? ""} aria-label="Inbox">
        {opened ? <Latest unread={unread} onLeave={() => setOpened(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function Latest({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const userId = useUserId();
  const latest = useQuery(latestQuery(userId));
  const { markRead, markAllRead } = useInboxChanges();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>Inbox</h2>
        {unread === 0 ? null : (
          <Button variant="subtle" size="compact-sm" onClick={() => void markAllRead()}>
            Mark all read
          </Button>
        )}
      </div>
      {latest.isPending ? (
        <div className={classes.waiting} role="status" aria-label="Loading your inbox">
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      ) : latest.isLoadingError ? (
        <div className={classes.nothing} role="alert">
          <p>{explainError(latest.error).message}</p>
          <Button size="xs" onClick={() => void latest.refetch()}>
            Try again
          </Button>
        </div>
      ) : latest.data.length === 0 ? (
        <p className={classes.nothing}>You're all caught up. Renders, likes and account news appear here.</p>
      ) : (
        <ul className={classes.list}>
          {latest.data.map((entry) => (
            <li key={entry.id}>
              <InboxEntry
                entry={entry}
                now={latest.dataUpdatedAt}
                onOpen={() => {
                  markRead(entry);
                  onLeave();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Link to="/notifications" className={classes.all} onClick={onLeave}>
        See all
      </Link>
    </>
  );
}
