import { z } from "zod";

/** Everything that a person can be told about: in the inbox, by e-mail, by webhook. */
export const NOTIFICATION_EVENTS = [
  "render.completed",
  "render.failed",
  "transform.done",
  "transform.failed",
  "gallery.liked",
  "gallery.remixed",
  "gallery.taken-down",
  "gallery.shown-again",
  "app.entry",
  "billing.changed",
  "security.signed-in",
  "security.changed",
  "webhook.disabled",
] as const;
/** Something that a person can be told about. */
export const notificationEventSchema = z.enum(NOTIFICATION_EVENTS);
/** Something that a person can be told about. */
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

/** What a person chooses for together. */
export const EVENT_GROUPS = ["render", "transform", "likes", "remixes", "inbox", "billing", "security"] as const;
/** A group of events that a person chooses for together. */
export type EventGroup = (typeof EVENT_GROUPS)[number];

/** Ways to be told. */
export const CHANNELS = ["in_app", "email", "webhook"] as const;
/** A way to be told. */
export type Channel = (typeof CHANNELS)[number];

/** Whether a group is told on a channel: one column of `notification_preferences`. */
export type ChoiceColumn = `${EventGroup}_${Channel}`;

/** Column of a choice. */
export const choiceColumn = (group: EventGroup, channel: Channel): ChoiceColumn => `${group}_${channel}`;

/** What applies until a person chooses otherwise. The defaults of the table are the same. */
export const DEFAULT_CHOICES: Readonly<Record<ChoiceColumn, boolean>> = {
  render_in_app: true,
  render_email: true,
  render_webhook: true,
  transform_in_app: true,
  transform_email: true,
  transform_webhook: true,
  likes_in_app: true,
  likes_email: false,
  likes_webhook: true,
  remixes_in_app: true,
  remixes_email: false,
  remixes_webhook: true,
  inbox_in_app: true,
  inbox_email: true,
  inbox_webhook: true,
  billing_in_app: true,
  billing_email: true,
  billing_webhook: false,
  security_in_app: true,
  security_email: true,
  security_webhook: false,
};

const GROUP_OF_EVENT: Record<NotificationEvent, EventGroup | null> = {
  "render.completed": "render",
  "render.failed": "render",
  "transform.done": "transform",
  "transform.failed": "transform",
  "gallery.liked": "likes",
  "gallery.remixed": "remixes",
  // Nothing to choose: it is no longer there for anybody.
  "gallery.taken-down": null,
  "gallery.shown-again": null,
  "app.entry": "inbox",
  "billing.changed": "billing",
  "security.signed-in": "security",
  "security.changed": "security",
  // Nothing to choose: somebody relies on the webhook.
  "webhook.disabled": null,
};

/** Events whose e-mail cannot be switched off: what must not be missed, and what whoever took an account over must not be able to hide. */
const ALWAYS_MAILED: ReadonlySet<NotificationEvent> = new Set([
  "gallery.taken-down",
  "gallery.shown-again",
  "security.changed",
  "webhook.disabled",
]);

/** On which channels a person is told of an event. */
export function channelsOf(
  event: NotificationEvent,
  choices: Readonly<Record<ChoiceColumn, boolean>>,
): Record<Channel, boolean> {
  const group = GROUP_OF_EVENT[event];
  if (group === null) return { in_app: true, email: true, webhook: false };
  return {
    in_app: choices[choiceColumn(group, "in_app")],
    email: ALWAYS_MAILED.has(event) || choices[choiceColumn(group, "email")],
    webhook: choices[choiceColumn(group, "webhook")],
  };
}

/** Whether an event's e-mail waits for quiet hours to end. Those about the safety of an account and of a webhook never do. */
export const keepsQuiet = (event: NotificationEvent): boolean => {
  const group = GROUP_OF_EVENT[event];
  return group !== null && group !== "security";
};

const choicesShape = Object.fromEntries(
  EVENT_GROUPS.flatMap((group) => CHANNELS.map((channel) => [choiceColumn(group, channel), z.boolean()])),
) as Record<ChoiceColumn, z.ZodBoolean>;

/** What a person wants to be told, and how; `quiet_*` in minutes after midnight of the time zone, null without quiet hours. */
export const notificationPreferencesSchema = z.object({
  user_id: z.uuid(),
  ...choicesShape,
  quiet_from: z.number().int().min(0).max(1439).nullable(),
  quiet_until: z.number().int().min(0).max(1439).nullable(),
  quiet_time_zone: z.string(),
});
/** What a person wants to be told, and how. */
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** One entry of the inbox. */
export const notificationRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  event: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path inside the product that shows what happened. */
  href: z.string().nullable(),
  created_at: z.string(),
  read_at: z.string().nullable(),
  dismissed_at: z.string().nullable(),
});
/** One entry of the inbox. */
export type NotificationRow = z.infer<typeof notificationRowSchema>;
