import { Button } from "@mantine/core";
import type { AdminItem } from "@sayhey/contract/functions/admin";
import { publicationStatusSchema, REPORT_REASONS } from "@sayhey/contract/publication";
import { useState } from "react";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { formatAgo } from "../../components/format.ts";
import classes from "./admin.module.css";
import { AskReason } from "./ask-reason.tsx";
import { objectionWords } from "./audit-labels.ts";
import { FindBar, FindChoice } from "./find-bar.tsx";
import { Pager } from "./pager.tsx";
import { Loaded } from "./part.tsx";
import { useAdminAct, useAdminQuery } from "./use-admin.ts";
import { useList } from "./use-list.ts";

const REFRESH_MS = 15_000;
const STATUS: Record<AdminItem["status"], { label: string; tone: string }> = {
  published: { label: "Published", tone: "completed" },
  unpublished: { label: "Unpublished", tone: "waiting" },
  "taken-down": { label: "Taken down", tone: "failed" },
};

function ItemLine({ item, now }: { item: AdminItem; now: number }) {
  const [asking, setAsking] = useState(false);
  const change = useAdminAct("admin-item-change", ({ action, publicationId }) =>
    action === "take-down" ? { action: "restore", publicationId, reason: "Undone" } : null,
  );
  const report = useAdminAct("admin-report");
  const { id, title, slug, origin, status, listed, author, authorId, publishedAt, takedownReason, likes, reports } =
    item;
  const isBusy = change.isPending || report.isPending;
  return (
    <li className={classes.item} aria-busy={isBusy}>
      <span className={classes.state} data-status={STATUS[status].tone}>
        {STATUS[status].label}
      </span>
      <div className={classes.main}>
        <strong>
          {status === "published" ? <Link to={`/gallery/${id}`}>{title}</Link> : title} by{" "}
          <Link to={`/admin/users?user=${authorId}`}>{author}</Link>
        </strong>
        <span className={classes.note}>
          {status === "published" ? (
            <a href={origin} target="_blank" rel="noopener ugc">
              {slug}
            </a>
          ) : (
            slug
          )}{" "}
          · {formatAgo(Date.parse(publishedAt), now)} · {likes} {likes === 1 ? "like" : "likes"}
          {listed ? "" : " · by link only"}
          {takedownReason === null ? "" : ` · taken down: ${objectionWords(takedownReason)}`}
        </span>
        {reports.length === 0 ? null : (
          <ul className={classes.reports} aria-label={`Reports of ${title}`}>
            {reports.map(({ id: reportId, reason, details, at }) => (
              <li key={reportId}>
                <span>
                  <strong>{objectionWords(reason)}</strong> · {formatAgo(Date.parse(at), now)}
                  {details === "" ? null : <span className={classes.quote}>{details}</span>}
                </span>
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={isBusy}
                  aria-label={`Dismiss '${objectionWords(reason)}' of ${title}`}
                  onClick={() => report.mutate({ reportId, action: "dismiss" })}
                >
                  Dismiss
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {status === "taken-down" ? (
        <Button
          size="compact-md"
          variant="default"
          disabled={isBusy}
          aria-label={`Show ${title} again`}
          onClick={() => change.mutate({ action: "restore", publicationId: id })}
        >
          Show again
        </Button>
      ) : (
        <Button
          size="compact-md"
          variant="default"
          disabled={isBusy}
          aria-label={`Take down ${title}`}
          onClick={() => setAsking(true)}
        >
          Take down
        </Button>
      )}
      {asking ? (
        <AskReason
          question={{
            title: `Take down '${title}'?`,
            text: "The app and its page go offline at once. The owner is notified with your reason and keeps the project and data.",
            action: "Take down",
            suggestions: Object.values(REPORT_REASONS).slice(0, 5),
            isGrave: true,
          }}
          onClose={() => setAsking(false)}
          onAnswer={(reason) => change.mutate({ action: "take-down", publicationId: id, reason })}
        />
      ) : null}
    </li>
  );
}

/** What is and was published, with what people object to. */
export function ItemsPanel() {
  const list = useList();
  const named = list.value("show");
  const show = named === "reported" ? named : (publicationStatusSchema.safeParse(named).data ?? "all");
  const items = useAdminQuery("admin-items", { show, search: list.search, offset: list.offset }, REFRESH_MS);
  return (
    <div className={classes.part}>
      <FindBar list={list} placeholder="Title, address or author">
        <FindChoice
          label="Show"
          data={[
            { value: "all", label: "Everything" },
            { value: "reported", label: "With open reports" },
            ...publicationStatusSchema.options.map((value) => ({ value, label: STATUS[value].label })),
          ]}
          value={show}
          none="all"
          onChoose={(chosen) => list.choose("show", chosen)}
        />
      </FindBar>
      <Loaded query={items} what="what is published">
        {({ total, items: found }) =>
          total === 0 ? (
            <Empty
              title={show === "reported" ? "No open reports" : "Nothing found"}
              text={show === "reported" ? "No open reports." : "Nothing published matches this."}
            />
          ) : (
            <>
              <Pager offset={list.offset} total={total} of={["app", "apps"]} onGo={list.go} />
              <ul className={classes.lines}>
                {found.map((item) => (
                  <ItemLine key={item.id} item={item} now={items.dataUpdatedAt} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
