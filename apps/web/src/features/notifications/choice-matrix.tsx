import { Checkbox } from "@mantine/core";
import {
  CHANNELS,
  type Channel,
  choiceColumn,
  EVENT_GROUPS,
  type EventGroup,
  type NotificationPreferences,
} from "@sayhey/contract/notification";
import { Link } from "react-router";
import { useSavePreferences } from "./preferences.ts";
import classes from "./notifications.module.css";

const GROUPS: Record<EventGroup, { title: string; text: string }> = {
  render: { title: "Renders", text: "A video is ready or failed" },
  transform: { title: "Transforms", text: "A transform is done or failed" },
  likes: { title: "Likes", text: "Someone likes your app" },
  remixes: { title: "Remixes", text: "Someone remixes your app" },
  inbox: { title: "Inbox", text: "A visitor of your site sends something" },
  billing: { title: "Billing", text: "Plan, payments, credits" },
  security: { title: "Security", text: "A new sign-in" },
};

const WAYS: Record<Channel, { title: string; how: string }> = {
  in_app: { title: "In app", how: "in the app" },
  email: { title: "Email", how: "by email" },
  webhook: { title: "Webhook", how: "by webhook" },
};

/** Which events reach one on which channel; every change is saved at once. `webhooks`: whether the plan has them. */
export function ChoiceMatrix({ preferences, webhooks }: { preferences: NotificationPreferences; webhooks: boolean }) {
  const save = useSavePreferences();
  return (
    <>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {WAYS[channel].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENT_GROUPS.map((group) => (
            <tr key={group}>
              <th scope="row">
                {GROUPS[group].title}
                <span>{GROUPS[group].text}</span>
              </th>
              {CHANNELS.map((channel) => {
                const column = choiceColumn(group, channel);
                const name = `${GROUPS[group].title} ${WAYS[channel].how}`;
                const locked = channel === "webhook" && !webhooks;
                return (
                  <td key={channel}>
                    <label htmlFor={column} className={classes.choice} data-locked={locked || undefined}>
                      <Checkbox
                        id={column}
                        radius={6}
                        aria-label={name}
                        checked={preferences[column] && !locked}
                        disabled={locked}
                        onChange={({ currentTarget: { checked } }) =>
                          void save({ [column]: checked }, `${name}: ${checked ? "on" : "off"}`)
                        }
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        Emails about a changed password, email address or second factor are always sent, so an intruder can't turn them
        off.
        {webhooks ? null : (
          <>
            {" "}
            Webhooks are part of the Pro and Studio plans. <Link to="/billing">See the plans</Link>
          </>
        )}
      </p>
    </>
  );
}
