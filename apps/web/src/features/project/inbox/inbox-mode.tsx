import { Button, SegmentedControl, Skeleton, VisuallyHidden } from "@mantine/core";
import type { InboxEntryRow } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Empty } from "../../../components/empty.tsx";
import { Failure } from "../../../components/failure.tsx";
import { formatMoment } from "../../../components/format.ts";
import { saveBlob } from "../../../shared/save-blob.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { entriesCsv, entriesQuery, replyAddress, useEntryChanges } from "./inbox-entries.ts";
import classes from "./inbox.module.css";

/** What visitors of the published site have sent: to read, to answer, to take along. */
export function InboxMode() {
  const { project } = useEditor();
  const query = useQuery(entriesQuery(project.id));
  const [filter, setFilter] = useState("all");
  if (query.isLoadingError)
    return <Failure title="Couldn't load the inbox" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined)
    return (
      <div className={classes.root} role="status" aria-label="Loading the inbox">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height={96} radius="md" />
        ))}
      </div>
    );
  const entries = query.data;
  const shown = filter === "unread" ? entries.filter(({ read_at }) => read_at === null) : entries;
  if (entries.length === 0)
    return (
      <div className={classes.root}>
        <Empty
          title="No messages yet"
          text="Messages, bookings and newsletter sign-ups from your published site arrive here. Publish it to start receiving them."
        />
      </div>
    );
  return (
    <section className={classes.root} aria-label="Inbox">
      <VisuallyHidden component="h2">Inbox</VisuallyHidden>
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Show"
          value={filter}
          onChange={setFilter}
          data={[
            { value: "all", label: "All" },
            { value: "unread", label: "Unread" },
          ]}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<Download size={15} aria-hidden="true" />}
          onClick={() => saveBlob(new Blob([entriesCsv(shown)], { type: "text/csv" }), "inbox.csv")}
        >
          Download CSV
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={classes.note}>You&apos;re all caught up.</p>
      ) : (
        <ul className={classes.list}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} projectId={project.id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry, projectId }: { entry: InboxEntryRow; projectId: string }) {
  const { mark, remove } = useEntryChanges(projectId);
  const isRead = entry.read_at !== null;
  return (
    <article className={classes.entry} data-unread={!isRead}>
      <header className={classes.head}>
        <h3 className={classes.title}>
          {isRead ? null : <span className={classes.dot} role="img" aria-label="Unread" />}
          {entry.title}
        </h3>
        <p className={classes.note}>
          {entry.label} · <time dateTime={entry.created_at}>{formatMoment(entry.created_at)}</time>
        </p>
      </header>
      <dl className={classes.answers}>
        {entry.answers.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar}>
        {entry.email === null ? null : (
          <Button size="xs" component="a" href={replyAddress(entry)} onClick={() => mark(entry, true)}>
            Reply
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => mark(entry, !isRead)}>
          {isRead ? "Mark as unread" : "Mark as read"}
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={() => remove(entry)}>
          Delete
        </Button>
      </div>
    </article>
  );
}
