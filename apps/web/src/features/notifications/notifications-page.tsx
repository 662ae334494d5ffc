import { Skeleton, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useUserId } from "../../session/session.tsx";
import { ChoiceMatrix } from "./choice-matrix.tsx";
import { InboxList } from "./inbox-list.tsx";
import classes from "./notifications.module.css";
import { preferencesQuery } from "./preferences.ts";
import { QuietHoursForm } from "./quiet-hours-form.tsx";
import { webhookQuery } from "./webhook-query.ts";
import { WebhookSection } from "./webhook-section.tsx";

/** What one was told, and what one wants to be told: inbox, channels, quiet hours, webhook. */
export default function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  const view = search.get("view") === "settings" ? "settings" : "inbox";
  return (
    <div className={classes.page}>
      <PageTitle title="Notifications" />
      <h1 className={classes.title}>Notifications</h1>
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(value) => setSearch(value === "settings" ? { view: "settings" } : {}, { replace: true })}
      >
        <Tabs.List>
          <Tabs.Tab value="inbox">Inbox</Tabs.Tab>
          <Tabs.Tab value="settings">Preferences</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="inbox" className={classes.panel ?? ""} data-narrow>
          <InboxList />
        </Tabs.Panel>
        <Tabs.Panel value="settings" className={classes.panel ?? ""}>
          <Settings />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function Settings() {
  const userId = useUserId();
  const preferences = useQuery(preferencesQuery(userId));
  const webhook = useQuery(webhookQuery(userId));
  if (preferences.isPending || webhook.isPending) {
    return (
      <div className={classes.waiting} role="status" aria-label="Loading your preferences">
        <Skeleton height={360} radius="lg" />
        <Skeleton height={120} radius="lg" />
      </div>
    );
  }
  if (preferences.isLoadingError || webhook.isLoadingError) {
    return (
      <Failure
        title="Couldn't load your preferences"
        error={preferences.error ?? webhook.error}
        onRetry={() => {
          void preferences.refetch();
          void webhook.refetch();
        }}
      />
    );
  }
  return (
    <>
      <PageSection id="channels" title="Channels" text="Choose how you get notified. Changes save automatically.">
        <ChoiceMatrix preferences={preferences.data} webhooks={webhook.data.allowed} />
      </PageSection>
      <PageSection
        id="quiet-hours"
        title="Quiet hours"
        text="Pause emails for part of the day. You'll still get in-app notifications."
      >
        <QuietHoursForm preferences={preferences.data} />
      </PageSection>
      <PageSection id="webhook" title="Webhook" text="Send events to your own server as they happen.">
        <WebhookSection state={webhook.data} />
      </PageSection>
    </>
  );
}
